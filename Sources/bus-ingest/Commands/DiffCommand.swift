import ArgumentParser
import BusCommand
import BusJSON
import BusModel
import BusQuery
import BusSettings
import BusStore

/// `bus diff A [B]`: two states of the timetables in people's words.
struct DiffCommand: IngestingCommand {
  @OptionGroup var arguments: DiffArguments

  func work() async throws -> Int32 {
    let language = try arguments.language.language()
    let states = try states()
    let direction = try arguments.direction.way()
    let store = try arguments.database.openForReading()
    var found: [RouteDifference] = []
    for route in try routes(arguments.settings.load(), store, states) {
      let reader = StateReader(
        store: store, now: Shell.now, page: try page(of: route, direction, states))
      if arguments.upcoming, try !reader.isAnnounced(route) { continue }
      let difference = try TimetableDifference(
        from: try await state(states.before, of: route, reader),
        to: try await state(states.after, of: route, reader))
      found.append(RouteDifference(route: route.name, difference))
    }
    try Output.write(
      arguments.output.json
        ? found.json.text(pretty: true) + "\n" : found.text(language))
    return found.exitStatus
  }

  private func states() throws(Failure) -> AskedStates {
    let before = try arguments.before.map { text throws(Failure) in
      try TimetableState(typed: text)
    }
    let after = try arguments.after.map { text throws(Failure) in
      try TimetableState(typed: text)
    }
    do throws(ComparisonFault) {
      return try AskedStates(before: before, after: after, isUpcoming: arguments.upcoming)
    } catch {
      throw Failure(.usage, .comparison(error))
    }
  }

  /// A state of a route; among several routes one that has none of the kind has nothing in it.
  private func state(
    _ state: TimetableState, of route: RouteSetting, _ reader: StateReader
  ) async throws -> ComparedState {
    do {
      return try await reader.state(state, of: route)
    } catch let missing as NoState {
      if arguments.routes.route.isEmpty { return ComparedState([ComparedState.Column]()) }
      throw Failure(.noInput, .comparison(.lacking(missing, route: route.name)))
    }
  }

  /// The routes named, else that of a version, else all.
  private func routes(
    _ file: RoutesFile, _ store: TimetableStore, _ states: AskedStates
  ) throws -> [RouteSetting] {
    if states.areOfOnePage, arguments.routes.route.count != 1 {
      throw Failure(.usage, .comparison(.pageWithoutRoute))
    }
    if !arguments.routes.route.isEmpty { return try arguments.routes.all(in: file) }
    guard let number = states.versions.first else { return file.routes }
    let owner = try store.find(version: number).route
    let owners = try states.versions.map { try store.find(version: $0).route }
    guard owners.allSatisfy({ $0.id == owner.id }) else {
      throw Failure(.usage, .comparison(.versionsOfTwoRoutes))
    }
    return [file.routes.first { $0.id == owner.id } ?? RouteSetting(id: owner.id, name: owner.name)]
  }

  private func page(
    of route: RouteSetting, _ direction: Direction, _ states: AskedStates
  ) throws -> (direction: Direction, setting: TimetableURL)? {
    guard states.areOfOnePage else { return nil }
    let pages = route.timetableURLs(direction)
    let named = arguments.address.url.map { url in pages.first { $0.url == url } }
    guard let setting = named ?? pages.first else {
      throw Failure(.usage, .comparison(.noSuchPage(route: route.name, direction)))
    }
    return (direction, setting)
  }
}
