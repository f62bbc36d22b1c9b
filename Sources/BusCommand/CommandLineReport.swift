public import ArgumentParser
import BusJSON
import BusQuery
import BusSettings
import Glibc

/// How a program ends: what is said when its command did not answer, and the exit status.
public struct CommandLineReport: Sendable {
  private let root: any ParsableCommand.Type
  private let failure: @Sendable (any Error) -> Failure?

  /// A report.
  ///
  /// - Parameters:
  ///   - root: the program's tree of commands.
  ///   - failure: the failure that an error of the program's parts means; nil for others.
  public init(
    of root: any ParsableCommand.Type, failure: @escaping @Sendable (any Error) -> Failure?
  ) {
    self.root = root
    self.failure = failure
  }

  /// Runs the command that `bus` handed to this program; ends it where that does not answer.
  public func runHandedOver() async {
    // A waiting `bus` cannot say it: it was replaced by this program.
    if let mismatch = Programs.mismatch { Output.complain(mismatch.text(Shell.language)) }
    do {
      var command = try root.parseAsRoot(Shell.arguments)
      if var waiting = command as? any AsyncParsableCommand {
        try await waiting.run()
      } else {
        try command.run()
      }
    } catch {
      exit(status(after: error))
    }
  }

  /// Says what went wrong and answers with the exit status; help, versions and completions are no
  /// errors and go to standard output.
  public func status(after error: any Error) -> Int32 {
    if let code = error as? ExitCode { return code.rawValue }
    if let failure = failure(error) { return report(failure.fault, failure.exitStatus) }
    switch root.exitCode(for: error) {
    case .success: return shown(root.fullMessage(for: error))
    case .validationFailure: return report(.commandLine(mistake(error)), .usage)
    default: return report(.program(.unexpected("\(error)")), .internalFault)
    }
  }

  /// Says a fault: in words, and where a document was asked for and none was written, as one.
  private func report(_ fault: CommandFault, _ status: ExitStatus) -> Int32 {
    Output.complain(fault.words(Shell.language) + places(fault))
    if isDocumentWanted, !Output.isBegun {
      // What cannot be written has been said above.
      try? Output.write(fault.json(exit: status.rawValue).text() + "\n")
    }
    return status.rawValue
  }

  /// Which settings and database were looked into, where a route is not in them; else nothing.
  private func places(_ fault: CommandFault) -> String {
    // What changes routes.json names the file itself.
    guard case .unknownRoute = fault, Shell.arguments.first != "routes",
      let config = try? Shell.locations.config(flag: typed("--config"))
    else { return "" }
    let database = Shell.locations.database(flag: typed("--database")) ?? ""
    return "\n" + Shell.language.places(settings: config, database: database)
  }

  /// The value of an option wherever it stands; nil when it was not typed.
  private func typed(_ option: String) -> String? {
    let words = Shell.arguments
    if let index = words.firstIndex(of: option), index + 1 < words.count { return words[index + 1] }
    return words.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }

  private var isDocumentWanted: Bool {
    Shell.arguments.prefix { $0 != "--" }.contains("--json")
  }

  private func shown(_ text: String) -> Int32 {
    do {
      try Output.write(text + "\n")
      return 0
    } catch {
      return status(after: error)
    }
  }

  /// What is wrong with the command line: by the parser's own description of its commands, else in
  /// the parser's words.
  private func mistake(_ error: any Error) -> CommandLineFault {
    let check = Self.description(of: root).flatMap { CommandLineCheck(dump: $0) }
    if let fault = check?.fault(in: Shell.arguments) { return fault }
    let message = root.message(for: error)
    let bare = message.hasPrefix("Error: ") ? message.dropFirst(7) : message[...]
    return .other(bare.prefix(1).lowercased() + bare.dropFirst())
  }

  /// The parser's description of all commands of a tree as JSON; nil when it gives none.
  public static func description(of root: any ParsableCommand.Type) -> String? {
    do {
      _ = try root.parseAsRoot(["--experimental-dump-help"])
      return nil
    } catch {
      return root.fullMessage(for: error)
    }
  }
}
