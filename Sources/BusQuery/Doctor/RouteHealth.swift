public import BusModel

/// How far a route's data can be relied on.
public enum RouteHealth: Hashable, Sendable {
  /// A version waits for a person.
  case waiting(version: Int, reason: RouteMessage?, isFirst: Bool)
  /// Nothing was ever published; what the last run said.
  case unpublished(said: RouteMessage?)
  /// The last run refused the pages whole.
  case refused(said: RouteMessage?)
  /// The last run failed; the data is of that moment.
  case failed(confirmed: Moment, said: RouteMessage?)
  /// Nobody has looked at the pages for longer than data is fresh.
  case old(confirmed: Moment)
  /// The pages were looked at by a clock that was ahead, so that nobody knows when.
  case future(confirmed: Moment)
  /// The pages say what is not published; the version that a person rejected, when there is one.
  case heldBack(said: RouteMessage, rejected: Int?)
  /// So many departures, confirmed at that moment.
  case sound(departures: Int, confirmed: Moment)

  /// Judges a route.
  ///
  /// - Parameters:
  ///   - route: what is known of it.
  ///   - clock: what the clock says.
  init(_ route: DoctorFacts.Route, clock: Moment) {
    let outcome = route.published?.lastOutcome
    let said = outcome?.message
    let quarantined = route.versions.first { $0.state == .quarantined }
    if outcome?.kind == .quarantined, let quarantined {
      let isFirst = route.published?.versions.isEmpty ?? true
      self = .waiting(version: quarantined.id, reason: quarantined.reason, isFirst: isFirst)
      return
    }
    guard let version = route.published?.version(on: clock.date) else {
      self = .unpublished(said: said)
      return
    }
    let confirmed = version.pages.map(\.source.fetchedAt).min() ?? version.publishedAt
    let isFresh = DataState.isFresh(confirmed, clock: clock)
    switch outcome?.kind {
    case .quarantined: self = .refused(said: said)
    case .failed: self = .failed(confirmed: confirmed, said: said)
    case .published, .unchanged, nil:
      if DataState.isFuture(confirmed, clock: clock) {
        self = .future(confirmed: confirmed)
      } else if !isFresh {
        self = .old(confirmed: confirmed)
      } else if outcome?.kind == .unchanged, let said, !said.isDecided {
        self = .heldBack(said: said, rejected: route.versions.first { $0.state == .rejected }?.id)
      } else {
        self = .sound(departures: route.departureCount(of: version), confirmed: confirmed)
      }
    }
  }

  var state: Finding.State {
    switch self {
    case .waiting, .unpublished, .refused, .failed, .old, .future: .fault
    case .heldBack: .warning
    case .sound: .ok
    }
  }

  var english: String {
    switch self {
    case .waiting(let id, let reason, _):
      "version \(id) is kept aside" + Self.after(reason, .en)
    case .unpublished(let said): said?.words(.en) ?? "nothing is published yet"
    case .refused(let said): "the last run refused its pages" + Self.after(said, .en)
    case .failed(let confirmed, let said):
      "the last run failed; data of \(confirmed.short)" + Self.after(said, .en)
    case .old(let confirmed): "last confirmed \(confirmed.short), more than 36 hours ago"
    case .future(let confirmed):
      "last confirmed \(confirmed.short), which is still to come: the clock was wrong"
    case .heldBack(let said, _): said.words(.en)

    case .sound(let departures, let confirmed):
      "\(Counted.english(departures, "departure")), confirmed \(confirmed.short)"
    }
  }

  var japanese: String {
    switch self {
    case .waiting(let id, let reason, _): "版\(id)が保留されています" + Self.after(reason, .ja)
    case .unpublished(let said): said?.words(.ja) ?? "まだ公開されたデータがありません"
    case .refused(let said): "最後の実行でページが受け付けられませんでした" + Self.after(said, .ja)
    case .failed(let confirmed, let said):
      "最後の実行は失敗、データは\(confirmed.short)" + Self.after(said, .ja)
    case .old(let confirmed): "最後の確認は\(confirmed.short)、36時間以上前です"
    case .future(let confirmed): "最後の確認が\(confirmed.short)(未来)です。時計が狂っていました"
    case .heldBack(let said, _): said.words(.ja)
    case .sound(let departures, let confirmed): "\(departures)本、\(confirmed.short)に確認"
    }
  }

  private static func after(_ said: RouteMessage?, _ language: Language) -> String {
    said.map { ": " + $0.words(language) } ?? ""
  }
}

extension RouteMessage {
  /// Whether a person has decided already, so that there is nothing to be said of it any more.
  fileprivate var isDecided: Bool {
    if case .rejected = self { true } else { false }
  }
}

extension RouteOutcome {
  /// Whether the route's versions tell more of it: one was kept aside, or the pages say what is not
  /// published, of which alone a night that finds nothing new has a word to say.
  public var isOpen: Bool { kind == .quarantined || kind == .unchanged && message != nil }
}
