public import BusModel

/// Why those who asked were not told what a run brought.
public enum HookFault: Hashable, Sendable {
  /// The command ended with another status than 0.
  case ended(String, status: Int32)
  /// The command was ended by a signal.
  case killed(String, signal: Int32)
  /// The command took longer than it may and was killed.
  case slow(String, seconds: Int)
  /// The system would not take a step.
  case system(Step, SystemFault)

  /// A step of running the command.
  public enum Step: Hashable, Sendable {
    /// Writing down what it is to read.
    case input
    /// Starting the shell.
    case start
    /// Waiting for its end.
    case end
  }

  /// What is wrong.
  public func words(_ language: Language) -> String {
    switch self {
    case .ended(let command, let status):
      language("\(command): ended with \(status)", "\(command): 終了コード \(status) で終わりました")
    case .killed(let command, let signal):
      language("\(command): ended by signal \(signal)", "\(command): シグナル \(signal) で終わりました")
    case .slow(let command, let seconds):
      language(
        "\(command): was not done after \(seconds) s and was killed",
        "\(command): \(seconds)秒で終わらないので止めました")
    case .system(let step, let fault): "\(step.words(language)): \(fault.words(language))"
    }
  }
}

extension HookFault.Step {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .input: language("a temporary file", "一時ファイル")
    case .start: "/bin/sh"
    case .end: language("the end of the command", "コマンドの終わり")
    }
  }
}
