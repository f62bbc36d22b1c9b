public import BusModel

/// A page of routes.json that was tried, and what it gave.
public struct TriedPage: Hashable, Sendable {
  /// The route's name.
  public var route: String
  /// The way that it is of.
  public var direction: Direction
  /// Its address.
  public var url: String
  /// What came of it.
  public var result: Outcome
  /// The stop that a hint calls it by.
  public var hintedStop: String?
  /// The only stop that the page itself names, where ``isRenamed(_:to:)`` finds it to be another.
  public var renamedStop: String?
  /// Whether the operator has rules for days with a service of their own.
  public var hasServiceDays: Bool

  /// What came of trying a page.
  public enum Outcome: Hashable, Sendable {
    /// It was fetched and read.
    case read(PageDocument)
    /// It was not fetched; why.
    case notFetched(FetchFault)
  }

  /// A page.
  public init(
    route: String, direction: Direction, url: String, result: Outcome, hintedStop: String? = nil,
    renamedStop: String? = nil, hasServiceDays: Bool = false
  ) {
    self.route = route
    self.direction = direction
    self.url = url
    self.result = result
    self.hintedStop = hintedStop
    self.renamedStop = renamedStop
    self.hasServiceDays = hasServiceDays
  }

  /// Whether a hint's name for a stop and the page's have nothing in common: a hint for another
  /// page renames this one's stop in silence.
  public static func isRenamed(_ stop: String, to name: String) -> Bool {
    let (one, other) = (plain(stop), plain(name))
    return !one.contains(other) && !other.contains(one)
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }

  /// The page as read; nil when it was not fetched.
  var page: PageDocument? {
    if case .read(let page) = result { page } else { nil }
  }

  /// Whether both give the same timetables, with departures in them.
  fileprivate func isTwin(of other: TriedPage) -> Bool {
    guard let page, let another = other.page, page.departureCount > 0 else { return false }
    return page.timetables == another.timetables
  }

  /// What else was odd about it, but for what the operator's rules have answered.
  var notices: [Notice] {
    guard let page else { return [] }
    let others = page.otherNotices
    return hasServiceDays ? others.filter { !$0.asksForServiceDays } : others
  }
}

extension [TriedPage] {
  /// The contract's exit status: 0 when all are timetables; else 75, 65 or 69.
  public var exitStatus: Int32 {
    let good = count { $0.page?.raw.verdict == .timetable }
    if good == count { return 0 }
    if good > 0 { return 75 }
    return contains { $0.page != nil } ? 65 : 69
  }

  /// The same for pages that are to be saved: 65 as well where a stop would be called by another's
  /// name, and where one page is given for both ways.
  public var exitStatusForSaving: Int32 {
    exitStatus == 0 && (contains { $0.renamedStop != nil } || !twins.isEmpty) ? 65 : exitStatus
  }

  /// The pages for the way back that say what a page for the way out of the same route says: one of
  /// them was given for the other.
  var twins: [(back: TriedPage, out: TriedPage)] {
    filter { $0.direction == .inbound }.compactMap { back in
      let out = first { $0.direction == .outbound && $0.route == back.route && $0.isTwin(of: back) }
      return out.map { (back, $0) }
    }
  }
}
