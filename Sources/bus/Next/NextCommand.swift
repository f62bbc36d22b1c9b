import ArgumentParser

/// `bus next`.
struct NextCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "next", abstract: "The next departures of a route.",
    discussion: """
      Answers from the database alone, whatever the network does, and says so when the data is \
      not fresh. Times past midnight stay on their service day: 24:10. Exit code 0 when something \
      is shown, 3 when no bus is left or none runs (the reason is printed).

      Example: bus next --route home --direction inbound --walk 6
      """)

  @OptionGroup var which: RouteOptions

  @Flag(help: "Both ways, one after the other.")
  var allDirections = false

  // A number with a sign before it is told from an option that lacks its value.
  @Option(parsing: .unconditional, help: "How many departures; 3 unless told.")
  var count: String?

  @Option(
    help: ArgumentHelp(
      "Ask about another moment, Japanese time: 7:20, or 2026-11-21T07:30.", valueName: "moment"))
  var at: String?

  @Option(help: ArgumentHelp("Answer by what was published on that date.", valueName: "date"))
  var asOf: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Minutes to the stop; else the route's own.", valueName: "minutes"))
  var walk: String?

  @Option(
    help: ArgumentHelp("Nothing after this time, such as 9:00 or 24:30.", valueName: "time"))
  var until: String?

  @Option(help: ArgumentHelp("Only buses whose destination contains this.", valueName: "text"))
  var destination: String?

  @Option(help: "Only buses of this platform.")
  var platform: String?

  @Flag(help: "One JSON document.")
  var json = false

  @Flag(help: "One line of JSON now, and another whenever the answer changes.")
  var watch = false

  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions

  /// What was typed.
  var request: NextRequest {
    NextRequest(
      route: which.route, direction: which.direction, allDirections: allDirections, count: count,
      at: at, asOf: asOf, walk: walk, until: until, destination: destination, platform: platform,
      json: json, watch: watch, lang: words.lang, places: places.typed)
  }

  func run() throws {
    let status = try request.run()
    if status != 0 { throw ExitCode(status) }
  }
}
