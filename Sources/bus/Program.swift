import ArgumentParser
import BusQuery
import Glibc

/// The program people type. What needs the network, libxml2 or a write goes to `bus-ingest` before
/// anything else is looked at; the rest is answered here.
@main
enum Program {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if arguments.first == "next", let request = NextArguments.read(arguments.dropFirst()) {
        exit(try request.run())
      }
      try HandOver.execIfNeeded(arguments)
      try LaterCommands.refuse(arguments)
      if RootHelp.isWanted(arguments) {
        try Output.write(RootHelp.text(Shell.language(in: arguments)))
        return
      }
      try BusCommand.refuseUnknown(arguments)
      try BusCommand.refuseBareRoute(arguments)
      if let help = japaneseHelp(arguments) { return try Output.write(help) }
      var command = try BusCommand.parseAsRoot(arguments)
      try command.run()
    } catch {
      exit(Program.report(error))
    }
  }

  /// The help that the arguments ask for; nil when they ask for none, or for English.
  private static func japaneseHelp(_ arguments: [String]) -> String? {
    guard Shell.language(in: arguments) == .ja else { return nil }
    return JapaneseHelp.text(for: arguments, width: Shell.width, dump: BusCommand.dump)
  }

  /// Says what went wrong and answers with the exit status; help and versions are no errors and go
  /// to standard output.
  private static func report(_ error: any Error) -> Int32 {
    if let code = error as? ExitCode { return code.rawValue }
    if let failure = Failure(error) {
      Output.complain(failure.message)
      return failure.exitStatus
    }
    if BusCommand.exitCode(for: error).isSuccess {
      do {
        try Output.write(BusCommand.fullMessage(for: error) + "\n")
        return 0
      } catch {
        return report(error)
      }
    }
    Output.complain(Failure.usageText(BusCommand.message(for: error)))
    return Failure.usage
  }
}
