import BusIngest
import BusJSON
import BusModel
import BusQuery
import BusStore

/// What a run brought for one route that someone wants to hear of.
struct RouteNews {
  /// What happened, the worst first.
  enum Event: String {
    case failed, quarantined, published, recovered
  }

  let route: RouteSetting
  let event: Event
  let outcome: RouteOutcome
  /// What became of it the time before; nil at first.
  let before: RouteOutcome?
  /// The version that was published or kept aside.
  let version: VersionSummary?
  /// What changed, in people's words.
  let lines: [String]

  /// Nil when the route simply stayed as it was; without a language what changed is not looked at.
  init?(
    _ route: RouteSetting, _ entry: IngestReport.Entry, before: RouteOutcome?,
    _ store: TimetableStore, _ language: Language?
  ) throws {
    let outcome = entry.outcome
    let wasBad = before?.kind == .failed || before?.kind == .quarantined
    switch outcome.kind {
    case .failed: event = .failed
    case .quarantined: event = .quarantined
    case .published: event = .published
    // A message says what keeps it as it was: pages that a person has rejected are no recovery.
    case .unchanged where wasBad && outcome.message == nil: event = .recovered
    case .unchanged: return nil
    }
    self.route = route
    self.outcome = outcome
    self.before = before
    switch event {
    case .published:
      version = try store.versions(routeID: route.id).first {
        $0.state == .active || $0.state == .announced
      }
    case .quarantined: version = try entry.version.flatMap { try store.versionSummary($0) }
    case .failed, .recovered: version = nil
    }
    guard let language, event == .published else {
      lines = []
      return
    }
    lines = try Self.lines(of: version, store, language)
  }

  /// What a version changed of the one it replaced; nothing for the first.
  static func lines(
    of version: VersionSummary?, _ store: TimetableStore, _ language: Language
  ) throws -> [String] {
    guard let version, let old = try version.replaces.flatMap({ try store.version($0) }),
      let new = try store.version(version.id)
    else { return [] }
    let text = TimetableDifference(from: old.pages, to: new.pages).text(language)
    return text.split(separator: "\n").map(String.init)
  }

  /// Whether the last run did not say the same already.
  var isNew: Bool {
    event == .published || event == .recovered || before?.kind != outcome.kind
      || before?.message != outcome.message
  }
}

extension RouteNews {
  var json: JSONValue {
    [
      "route": .string(route.name), "title": JSONValue(route.title),
      "event": .string(event.rawValue), "isNew": .bool(isNew),
      "version": JSONValue(version?.id),
      "effectiveFrom": JSONValue(version?.effectiveFrom?.description),
      "departures": JSONValue(outcome.departures), "changes": JSONValue(outcome.changes),
      "stage": JSONValue(outcome.stage), "message": JSONValue(outcome.message),
      "lines": .array(lines.map { .string($0) }),
    ]
  }

  /// The event in a few lines for a person.
  func text(_ language: Language) -> String {
    let number = version.map { language == .ja ? "（版\($0.id)）" : " (version \($0.id))" } ?? ""
    let head = "\(route.title ?? route.name): \(word(language))\(number)"
    let message = outcome.message.map { [language.told($0)] } ?? []
    return ([head] + (message + lines).map { "  \($0)" }).joined(separator: "\n")
  }

  private func word(_ language: Language) -> String {
    guard language == .ja else { return event == .quarantined ? "kept aside" : event.rawValue }
    return switch event {
    case .failed: "失敗"
    case .quarantined: "保留"
    case .published: "公開"
    case .recovered: "回復"
    }
  }
}
