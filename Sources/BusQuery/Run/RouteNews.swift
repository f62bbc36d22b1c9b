public import BusModel

/// What a run brought for one route that someone wants to hear of.
public struct RouteNews: Hashable, Sendable {
  /// The route's settings.
  public let route: RouteSetting
  /// What happened.
  public let event: Event
  /// What became of the route.
  public let outcome: RouteOutcome
  /// What became of it the time before where that was trouble; else nil.
  public let before: RouteOutcome?
  /// The version that was published or kept aside.
  public let version: VersionSummary?
  /// What changed, in people's words.
  public let lines: [String]

  /// What happened, the worst first.
  public enum Event: String, Hashable, Sendable {
    /// A stage could not do its work.
    case failed
    /// The pages were kept aside.
    case quarantined
    /// A new version is in force, or announced.
    case published
    /// The pages are as they were before they failed or were kept aside.
    case recovered

    /// What an outcome means to someone; nil when the route simply stayed as it was.
    public init?(_ outcome: RouteOutcome, before: RouteOutcome?) {
      let wasBad = before?.isTrouble ?? false
      switch outcome.kind {
      case .failed: self = .failed
      case .quarantined: self = .quarantined
      case .published: self = .published
      // A message says what keeps it as it was: pages that a person has rejected are no recovery.
      case .unchanged where wasBad && outcome.message == nil: self = .recovered
      case .unchanged: return nil
      }
    }
  }

  /// News of a route.
  public init(
    _ route: RouteSetting, _ event: Event, outcome: RouteOutcome, before: RouteOutcome?,
    version: VersionSummary?, lines: [String]
  ) {
    self.route = route
    self.event = event
    self.outcome = outcome
    self.before = before
    self.version = version
    self.lines = lines
  }

  /// What a version changed of the one it replaced.
  public static func lines(
    from old: PublishedVersion, to new: PublishedVersion, _ language: Language
  ) -> [String] {
    let text = TimetableDifference(from: old.pages, to: new.pages).text(language)
    return text.split(separator: "\n").map(String.init)
  }

  /// Whether the last run did not say the same already.
  var isNew: Bool {
    event == .published || event == .recovered || before?.kind != outcome.kind
      || before?.message != outcome.message
  }

  /// The event in a few lines for a person.
  func text(_ language: Language) -> String {
    let number = version.map { language(" (version \($0.id))", "（版\($0.id)）") } ?? ""
    let head = "\(route.title ?? route.name): \(event.name(language))\(number)"
    let message = outcome.message.map { [$0.words(language)] } ?? []
    return ([head] + (message + lines).map { "  \($0)" }).joined(separator: "\n")
  }
}

extension RouteNews.Event {
  fileprivate func name(_ language: Language) -> String {
    switch self {
    case .failed: RouteOutcome.Kind.failed.name(language)
    case .quarantined: RouteOutcome.Kind.quarantined.name(language)
    case .published: RouteOutcome.Kind.published.name(language)
    case .recovered: language("recovered", "回復")
    }
  }
}
