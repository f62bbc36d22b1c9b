import BusBoard
import BusJSON
import BusModel
import BusQuery
import BusReading
import BusSettings
import BusSources

/// What has changed since somebody looked last, as events.
struct BoardChanges {
  private let source: BoardSource
  private var marks: SourceMarks
  private var configTag: String
  private var states: [Int: VersionState] = [:]
  private var run = 0
  private var day: Day

  /// A day of the board turns twice: at midnight its date, at four its service.
  private struct Day: Equatable {
    let date: CivilDate
    let isNight: Bool

    init(_ now: Moment) {
      date = now.date
      isNight = now.minuteOfDay < 240
    }
  }

  /// From now on.
  init(_ source: BoardSource) {
    self.source = source
    marks = SourceMarks(source.sources)
    configTag = Self.configTag(source, marks)
    day = Day(source.clock())
    if let facts = read() { (states, run) = (facts.states, facts.run) }
  }

  /// The number of the store's and the settings' state, for who comes again.
  var id: String { "\(states.keys.max() ?? 0).\(run).\(configTag)" }

  /// Looks again.
  mutating func look() -> [BoardEvent] {
    let now = source.clock()
    var events: [BoardEvent] = []
    if Day(now) != day {
      day = Day(now)
      events.append(
        BoardEvent("day", ["serviceDate": .string("\(now.date)"), "service": service(now.date)]))
    }
    let seen = SourceMarks(source.sources)
    guard seen != marks else { return events }
    if seen.config != marks.config {
      let tag = Self.configTag(source, seen)
      if tag != configTag {
        events.append(BoardEvent("settings", ["etag": .string("\"\(tag)\"")]))
      }
      configTag = tag
    }
    marks = seen
    return events + news()
  }

  private static func configTag(_ source: BoardSource, _ marks: SourceMarks) -> String {
    Look(source.sources, marks).configTag ?? "none"
  }

  private mutating func news() -> [BoardEvent] {
    // A database that cannot be read at the moment is looked at again when it changes next.
    guard let facts = read() else { return [] }
    var events = facts.versions.compactMap { version -> BoardEvent? in
      guard states[version.id] != version.state else { return nil }
      let route = JSONValue.string(version.route.name)
      switch version.state {
      case .active, .announced:
        return BoardEvent("published", ["route": route, "version": JSONValue(version.id)])
      case .quarantined:
        return BoardEvent(
          "quarantined",
          [
            "route": route, "message": JSONValue(version.reason?.words(.en)),
            "messageCode": JSONValue(version.reason?.code),
          ])
      case .superseded, .rejected: return nil
      }
    }
    if facts.run != run {
      events.append(BoardEvent("refresh", ["source": "ingest", "state": "done"]))
    }
    (states, run) = (facts.states, facts.run)
    return events
  }

  private struct Facts {
    let versions: [VersionSummary]
    let run: Int
    var states: [Int: VersionState] {
      Dictionary(versions.map { ($0.id, $0.state) }) { first, _ in first }
    }
  }

  private func read() -> Facts? {
    guard let store = try? source.sources.storeIfThere(), let versions = try? store.versions(),
      let runs = try? store.runs(limit: 2)
    else { return nil }
    return Facts(
      versions: versions.reversed(), run: runs.first { $0.finishedAt != nil }?.id ?? 0)
  }

  private func service(_ date: CivilDate) -> JSONValue {
    // Without settings that can be read the law alone says it.
    let company = try? source.sources.wholeSettings().operators.first
    return .string(ServiceCalendar(operator: company, feed: []).day(date).runs.name)
  }
}

/// One event of the stream.
struct BoardEvent: Hashable, Sendable {
  let name: String
  let data: JSONValue

  init(_ name: String, _ data: JSONValue) {
    self.name = name
    self.data = data
  }

  /// As it goes over the wire.
  func text(id: String) -> String { "event: \(name)\nid: \(id)\ndata: \(data.text())\n\n" }
}
