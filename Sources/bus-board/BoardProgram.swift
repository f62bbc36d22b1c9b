import ArgumentParser
import BusCommand
import BusModel
import BusQuery
import BusSources
import Glibc

/// The program that serves the board in the browser; people reach it as `bus board --web`, which
/// hands over to it.
@main
enum BoardProgram {
  static func main() async {
    // A waiting `bus` cannot say it: it was replaced by this program.
    if let mismatch = Programs.mismatch { Output.complain(mismatch.text(Shell.language)) }
    do {
      var command = try CommandTree.parseAsRoot(Shell.arguments)
      if var waiting = command as? any AsyncParsableCommand {
        try await waiting.run()
      } else {
        try command.run()
      }
    } catch {
      exit(CommandLineReport(of: CommandTree.self, failure: { Failure($0) }).status(after: error))
    }
  }
}

/// The commands that `bus` hands to this program.
struct CommandTree: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bus", abstract: RootHelp.abstract.text(Shell.language),
    version: Programs.versionLine, subcommands: [BoardCommand.self])
}

/// `bus board --web`.
struct BoardCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(.board)

  @OptionGroup var web: WebOptions
  @OptionGroup var now: NowOption
  @OptionGroup var words: LanguageOption
  @OptionGroup var sources: SourceOptions

  func run() async throws {
    let clock = Shell.now
    let offset = try (now.moment(near: clock) ?? clock).secondsSince1970 - clock.secondsSince1970
    let address = try ListenAddress(web.listen ?? ListenAddress.standard)
    // What is wrong with the settings is said before anybody asks.
    let source = BoardSource(
      sources: sources.typed, language: try words.language(),
      clock: { Shell.now.adding(seconds: offset) })
    _ = try source.sources.wholeSettings()
    try await BoardServer(source: source, address: address).run()
  }
}
