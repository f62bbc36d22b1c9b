import ArgumentParser

/// `bus board`.
struct BoardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "board", abstract: "A live board of departures in the terminal.",
    discussion: """
      Every second: how long until each bus, what cannot be reached in faint letters, what has \
      gone for a minute more. Keys: d the other way, left and right another day, t today, up and \
      down to move, q to quit. It needs a terminal; for a pipe: bus next --watch.

      Example: bus board --route home --walk 6
      """)

  @OptionGroup var which: RouteOptions

  @Option(help: ArgumentHelp("Minutes to the stop; else the route's own.", valueName: "minutes"))
  var walk: String?

  @Option(help: ArgumentHelp("Let the clock start at this moment.", valueName: "moment"))
  var at: String?

  @Option(help: ArgumentHelp("Only buses whose destination contains this.", valueName: "text"))
  var destination: String?

  @Option(help: "Only buses of this platform.")
  var platform: String?

  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions

  func run() throws {
    // Checked first: on a board both ways are a key away.
    _ = try which.way()
    let request = NextRequest(
      route: which.route, allDirections: true, count: "1000", at: at, walk: walk,
      destination: destination, platform: platform, lang: words.lang, places: places.typed)
    let typed = try TypedNext(request, clock: Shell.now)
    var loop = try BoardLoop(typed, direction: which.way())
    try loop.run(TerminalSession())
  }
}
