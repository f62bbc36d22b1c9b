import ArgumentParser
import BusCommand
import BusModel
import BusQuery
import BusSources

/// `bus next`.
struct NextCommand: ParsableCommand {
  /// Parsed alone it knows no `--help`, which is the tree's to answer: the parser makes the names of
  /// all kinds of help by reflection before it looks for them, 7 % of the instructions of a `bus next`.
  static var configuration: CommandConfiguration {
    CommandConfiguration(.next, isHelpKnown: !Bus.isParsingAlone)
  }

  @Argument(help: .text(.routeWords, "name"), completion: .routeNames)
  var routeWords: [String] = []

  // Its options one by one and not in groups: see `DeclaredOption`.
  @Option(.route) var route: [String] = []
  @Option(.direction) var direction: String?

  @Flag(help: .text(.allDirections))
  var allDirections = false

  // A number with a sign before it is told from an option that lacks its value.
  @Option(parsing: .unconditional, help: .text(.count))
  var count: String?

  @Option(.at) var at: String?
  @Option(.asOf) var asOf: String?
  @Option(.walk) var walk: String?

  @Flag(help: .text(.withMissed))
  var withMissed = false

  @Option(help: .text(.until, "time"))
  var until: String?

  @Option(.destination) var destination: String?
  @Option(.platform) var platform: String?
  @Flag(.json) var json = false

  @Option(.format.offering(NextFormat.words.map(\.word) + ["template"]))
  var format: String?

  @Flag(help: .text(.watch))
  var watch = false

  @Flag(help: .text(.live))
  var live = false

  @Option(.lang) var lang: String?
  @Option(.config) var config: String?
  @Option(.database) var database: String?

  func run() throws {
    let request = try TypedNext(self, clock: Shell.now)
    if watch { return try NextWatch(request).run() }
    let (answers, hasFaults) = try live ? LiveNext(request).answers() : request.answers()
    let style = TerminalStyle(colour: Terminal.hasColour, width: Terminal.columns)
    try Output.write(
      request.format.text(of: answers, all: allDirections, request.language, style))
    if hasFaults {
      Output.complain(OptionFault.faultsElsewhere.words(request.language))
    }
    if answers.exitStatus != 0 { throw ExitCode(answers.exitStatus) }
  }
}
