import BusJSON
import BusSettings
import ArgumentParser
import BusModel
import BusQuery
import BusStore

/// `bus diff A [B]`: two states of the timetables in people's words.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Tell two states of the timetables apart.",
    discussion: """
      A state is the number of a version, active, upcoming, @2026-10-01 (as believed then), \
      page:FILE, or fixtures:DIR (a folder of saved pages, run through the stages). Exit status 0 \
      when they are the same, 1 when they differ. --upcoming is short for active upcoming: what \
      will change, for the routes that have something announced.

      Example: bus diff --route home fixtures:fixtures/html active
      """)

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var database: DatabaseOptions
  @OptionGroup var language: LanguageOptions

  @Option(help: ArgumentHelp("Only this route.", valueName: "name"))
  var route: String?

  @Option(help: "The direction to which page:FILE belongs.")
  var direction = Direction.outbound

  @Option(help: "The page of routes.json that page:FILE stands for; else the first.")
  var url: String?

  @Flag(help: "What will change: active and upcoming.")
  var upcoming = false

  @Argument(help: ArgumentHelp("The state before.", valueName: "a"))
  var before: TimetableState?

  @Argument(help: ArgumentHelp("The state after.", valueName: "b"))
  var after: TimetableState?

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    guard upcoming != (before != nil) else {
      throw ValidationError(
        upcoming
          ? "--upcoming says both states itself"
          : "expected a state to compare, such as @2026-10-01")
    }
  }

  func run() async throws {
    try await reporting {
      let store = try database.openForReading()
      var found: [RouteDifference] = []
      for route in try routes(settings.load(), store) {
        let reader = StateReader(store: store, now: Environment.now(), page: try page(of: route))
        if upcoming, try !reader.isAnnounced(route) { continue }
        let difference = try TimetableDifference(
          from: try await state(states.before, of: route, reader),
          to: try await state(states.after, of: route, reader))
        found.append(RouteDifference(route: route.name, difference))
      }
      try Terminal.show(
        json ? found.json.text(pretty: true) + "\n" : found.text(language.language))
      return found.exitStatus
    }
  }

  private var states: (before: TimetableState, after: TimetableState) {
    upcoming ? (.active, .upcoming) : (before ?? .active, after ?? .active)
  }

  /// A state of a route; among several routes one that has none of the kind has nothing in it.
  private func state(
    _ state: TimetableState, of route: RouteSetting, _ reader: StateReader
  ) async throws -> ComparedState {
    do {
      return try await reader.state(state, of: route)
    } catch let failure as StateMissing {
      if self.route == nil { return ComparedState([ComparedState.Column]()) }
      throw Failure(66, failure.message)
    }
  }

  /// The route named, else that of a version, else all.
  private func routes(_ file: RoutesFile, _ store: TimetableStore) throws -> [RouteSetting] {
    if let route { return [try file.find(route)] }
    if isOnePage { throw Failure(64, "page:FILE is a page of one route; say which with --route") }
    let numbers = [states.before, states.after].compactMap { state -> Int? in
      if case .version(let number) = state { number } else { nil }
    }
    guard let number = numbers.first else { return file.routes }
    let owner = try store.find(version: number).route
    let owners = try numbers.map { try store.find(version: $0).route }
    guard owners.allSatisfy({ $0.id == owner.id }) else {
      throw Failure(64, "these are versions of two routes; see bus history")
    }
    return [file.routes.first { $0.id == owner.id } ?? RouteSetting(id: owner.id, name: owner.name)]
  }

  private var isOnePage: Bool {
    [states.before, states.after].contains { if case .page = $0 { true } else { false } }
  }

  private func page(
    of route: RouteSetting
  ) throws -> (direction: Direction, setting: TimetableURL)? {
    guard isOnePage else { return nil }
    let pages = route.timetableURLs(direction)
    guard let setting = url.map({ url in pages.first { $0.url == url } }) ?? pages.first else {
      throw Failure(
        64, "route '\(route.name)' has no such \(direction.rawValue) page in routes.json")
    }
    return (direction, setting)
  }
}
