import ArgumentParser
import BusModel
import BusQuery

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

  @Option(help: "How many departures.")
  var count = 3

  @Option(help: ArgumentHelp("Ask about another moment, Japanese time.", valueName: "moment"))
  var at: String?

  @Option(help: ArgumentHelp("Answer by what was published on that date.", valueName: "date"))
  var asOf: String?

  @Option(help: ArgumentHelp("Minutes to the stop; else the route's own.", valueName: "minutes"))
  var walk: Int?

  @Option(help: ArgumentHelp("Nothing after this moment.", valueName: "moment"))
  var until: String?

  @Option(help: ArgumentHelp("Only buses whose destination contains this.", valueName: "text"))
  var destination: String?

  @Option(help: "Only buses of this platform.")
  var platform: String?

  @Flag(help: "One JSON document.")
  var json = false

  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let past = try asOf.map { try TypedTime.past($0, option: "--as-of") }
    let typed = try typedQuestion(clock: past ?? Shell.now)
    let settings = try places.settings()
    let question = try typed(which.setting(in: settings))
    let known = try Knowledge(
      of: question.setting, in: settings, from: places.storeIfThere(), asOf: past)
    let answer = NextDepartures.answer(question, from: known.route, in: known.calendar)
    try Output.write(
      json
        ? answer.json(language).text(pretty: true) + "\n"
        : answer.text(language, colour: Shell.colour))
    if answer.exitStatus != 0 { throw ExitCode(answer.exitStatus) }
  }

  /// Checks what was typed before any file is opened; the question only lacks its route.
  private func typedQuestion(clock: Moment) throws -> (RouteSetting) -> NextQuestion {
    guard (1...1000).contains(count) else {
      throw Failure.usage("--count", expected: "a number from 1 to 1000", found: String(count))
    }
    guard walk.map({ (0...600).contains($0) }) ?? true else {
      throw Failure.usage(
        "--walk", expected: "minutes from 0 to 600", found: walk.map { String($0) } ?? "")
    }
    let direction = try which.way()
    let moment = try at.map { try TypedTime.moment($0, option: "--at") } ?? clock
    let end = try until.map { try TypedTime.moment($0, option: "--until") }
    let filter = DepartureFilter(destination: destination, platform: platform, until: end)
    return { setting in
      NextQuestion(
        setting: setting, direction: direction, now: moment, clock: clock, count: count,
        walkMinutes: walk, filter: filter)
    }
  }
}
