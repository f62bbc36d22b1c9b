public import BusModel

/// What keeps a program from doing its work, whatever was typed.
public enum ProgramFault: Hashable, Sendable {
  /// `bus board` without a terminal.
  case noTerminal
  /// A terminal that does not answer, and why.
  case silentTerminal(SystemFault)
  /// Standard output cannot be written to, and why.
  case outputGone(SystemFault)
  /// The program that does a command is not in the folder where it should be.
  case missing(String, folder: String)
  /// It does not start, and why.
  case notStarted(String, SystemFault)
  /// The system does not say where the program is, and why.
  case noOwnFolder(SystemFault)
  /// Something that nobody thought of.
  case unexpected(String)

  /// What is wrong, and what to do.
  public func words(_ language: Language) -> String {
    switch self {
    case .noTerminal:
      language(
        "bus board needs a terminal; for a pipe there is: bus next --watch",
        "bus board は端末でだけ使えます。パイプには bus next --watch を使ってください")
    case .silentTerminal(let fault):
      language("the terminal does not answer: ", "端末が応答しません: ") + fault.words(language)
    case .outputGone(let fault):
      language("standard output cannot be written to: ", "標準出力に書き込めません: ")
        + fault.words(language)
    case .missing(let program, let folder):
      language(
        "this command is done by \(program), which cannot be started: expected it beside bus, in "
          + "\(folder); run scripts/build, or install the programs together",
        "このコマンドは \(program) が行いますが、起動できません: bus と同じフォルダー \(folder) にありません。"
          + "scripts/build を実行するか、プログラムを一緒に置いてください")
    case .notStarted(let path, let fault):
      language(
        "the program that does this command cannot be started: ", "このコマンドを行うプログラムを起動できません: ")
        + "\(fault.words(language)): \(path)"
    case .noOwnFolder(let fault):
      language(
        "expected /proc/self/exe to say where this program is: ",
        "/proc/self/exe からこのプログラムの場所が分かりません: ") + fault.words(language)
    case .unexpected(let what):
      language(
        "unexpected: \(what); please report this", "想定外の問題です: \(what)。不具合として報告してください")
    }
  }
}

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
