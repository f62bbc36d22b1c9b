import BusModel
import BusStore

/// A state of the timetables as `bus diff` names it.
enum TimetableState {
  case version(Int)
  case active
  case upcoming
  case believed(Moment)

  init(_ text: String) throws(Failure) {
    if let number = Int(text), number > 0 {
      self = .version(number)
    } else if text == "active" {
      self = .active
    } else if text == "upcoming" {
      self = .upcoming
    } else if text.hasPrefix("@") {
      self = .believed(try TypedTime.past(String(text.dropFirst()), option: "@"))
    } else {
      throw .usage(
        "state",
        expected: "a version's number, active, upcoming, @2026-10-01, page:FILE or "
          + "fixtures:DIR", found: text)
    }
  }

  /// The number, when it is one.
  var version: Int? {
    if case .version(let number) = self { number } else { nil }
  }

  /// What a route's pages say in that state.
  ///
  /// - Throws: ``Failure`` with 65 when there is no such state.
  func pages(
    of route: RouteIdentity, in store: TimetableStore, on clock: Moment
  ) throws -> [PublishedPage] {
    guard let version = try found(of: route, in: store, on: clock) else {
      throw Failure("\(route.name): \(missing); see bus history", Failure.refused)
    }
    return version.pages
  }

  private func found(
    of route: RouteIdentity, in store: TimetableStore, on clock: Moment
  ) throws -> PublishedVersion? {
    switch self {
    case .version(let number):
      let owner = try store.versions(routeID: route.id, limit: .max).contains { $0.id == number }
      return owner ? try store.version(number) : nil
    case .active: return try store.activeRoute(id: route.id)?.version(on: clock.date)
    case .upcoming:
      let versions = try store.activeRoute(id: route.id)?.versions ?? []
      return versions.first { version in version.effectiveFrom.map { $0 > clock.date } ?? false }
    case .believed(let moment):
      return try store.route(id: route.id, asOf: moment)?.version(on: moment.date)
    }
  }

  private var missing: String {
    switch self {
    case .version(let number): "expected a version of this route, found none of number \(number)"
    case .active: "nothing is published yet"
    case .upcoming: "no coming timetable is announced"
    case .believed(let moment): "nothing was published yet on \(moment.date)"
    }
  }
}
