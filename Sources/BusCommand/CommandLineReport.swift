public import ArgumentParser
import BusQuery

/// How a program ends: what is said when its command did not answer, and the exit status.
public struct CommandLineReport {
  private let root: any ParsableCommand.Type
  private let failure: (any Error) -> Failure?

  /// A report.
  ///
  /// - Parameters:
  ///   - root: the program's tree of commands.
  ///   - failure: the failure that an error of the program's parts means; nil for others.
  public init(of root: any ParsableCommand.Type, failure: @escaping (any Error) -> Failure?) {
    self.root = root
    self.failure = failure
  }

  /// Says what went wrong and answers with the exit status; help, versions and completions are no
  /// errors and go to standard output.
  public func status(after error: any Error) -> Int32 {
    if let code = error as? ExitCode { return code.rawValue }
    if let failure = failure(error) {
      Output.complain(failure.message)
      return failure.exitStatus.rawValue
    }
    switch root.exitCode(for: error) {
    case .success: return shown(root.fullMessage(for: error))
    case .validationFailure:
      Output.complain(Self.mistake(root.message(for: error)))
      return ExitStatus.usage.rawValue
    default:
      Output.complain(ProgramFault.unexpected("\(error)").words(Shell.language))
      return ExitStatus.internalFault.rawValue
    }
  }

  private func shown(_ text: String) -> Int32 {
    do {
      try Output.write(text + "\n")
      return 0
    } catch {
      return status(after: error)
    }
  }

  /// The argument parser's message in the house's voice.
  private static func mistake(_ message: String) -> String {
    let bare = message.hasPrefix("Error: ") ? message.dropFirst(7) : message[...]
    return bare.prefix(1).lowercased() + bare.dropFirst()
      + "; see bus --help, or the command's own --help"
  }
}
