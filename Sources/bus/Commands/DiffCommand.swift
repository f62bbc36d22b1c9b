import ArgumentParser
import BusModel
import BusQuery
import BusStore

/// `bus diff` between versions; states that are pages are compared by `bus-ingest`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Two states of the timetables in people's words.",
    discussion: """
      A state is a version's number (see bus history), active, upcoming, @2026-10-01 (what was \
      believed then), page:FILE, or fixtures:DIR. Without B the active one. Without --route every \
      route, or the one that a number belongs to. Exit code 0 the same, 1 different.

      Example: bus diff --route home @2026-10-01
      """)

  @Argument(help: ArgumentHelp("The state before.", valueName: "A"))
  var before: String

  @Argument(help: ArgumentHelp("The state after.", valueName: "B"))
  var after: String = "active"

  @Option(help: "Only this route.")
  var route: String?

  @Flag(help: "One JSON document.")
  var json = false

  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let states = (try TimetableState(before), try TimetableState(after))
    let store = try places.store()
    let routes = try self.routes(states, in: store)
    let clock = Shell.now
    let compared = try routes.map { route in
      RouteDifference(
        route: route.name,
        difference: TimetableDifference(
          from: try states.0.pages(of: route, in: store, on: clock),
          to: try states.1.pages(of: route, in: store, on: clock)))
    }
    try Output.write(
      json
        ? RouteDifference.json(compared).printed
        : RouteDifference.text(compared, language))
    if compared.contains(where: { !$0.difference.isEmpty }) { throw ExitCode(1) }
  }

  private func routes(
    _ states: (TimetableState, TimetableState), in store: TimetableStore
  ) throws -> [RouteIdentity] {
    if let route { return [RouteIdentity(try places.settings().find(route))] }
    let numbers = [states.0, states.1].compactMap(\.version)
    guard !numbers.isEmpty else { return try places.settings().routes.map { RouteIdentity($0) } }
    let owners = try store.versions(limit: .max).filter { numbers.contains($0.id) }.map(\.route)
    guard let first = owners.first else {
      throw Failure(
        "expected a version that there is, found none of number \(numbers[0]); see bus history",
        Failure.refused)
    }
    guard owners.allSatisfy({ $0.id == first.id }) else {
      throw Failure("expected two versions of one route; see bus history", Failure.usage)
    }
    return [first]
  }
}
