import BusModel
import BusStore

/// Compares a route's new pages with those in force, and puts them in force or keeps them aside.
struct RoutePublishing: Sendable {
  let recorder: RunRecorder
  let gate: Gate
  let countChanges: Ingest.ChangeCount
  let anew: PagesAnew
  /// All pages of the route as they were read.
  let publication: Publication

  /// Lets the gate look and publishes; checked anew once when another version came in between.
  func publish() throws(StoreError) -> RouteResult {
    let first = try attempt()
    if let first { return first }
    return try attempt()
      ?? RouteResult(
        outcome: outcome(.failed, in: .publish, .overtaken))
  }

  /// What is decided already of pages that say this, whatever their bytes; nil when nothing is.
  func settled() throws(StoreError) -> RouteResult? {
    try settled(publication).map { RouteResult(outcome: $0) }
  }

  /// Keeps the pages as a quarantined version for a person to look at: its number.
  func keepAside(_ reason: RouteMessage) throws(StoreError) -> Int {
    try keepAside(publication, reason)
  }

  /// Nil when it was overtaken.
  private func attempt() throws(StoreError) -> RouteResult? {
    var result = outcome(.unchanged)
    for part in RevisionPlan(publication, replacing: try inForce()?.stored.pages).parts {
      let current = try inForce()
      if let kept = try keptAside(part, beside: current?.anew) { return kept }
      guard let outcome = try attempt(part, replacing: current) else { return nil }
      if outcome.kind != .unchanged || result.message == nil && result.kind == .unchanged {
        result = outcome
      }
    }
    return RouteResult(outcome: result)
  }

  /// Keeps aside what is not decided upon and does not pass; nil when it may go on.
  private func keptAside(
    _ part: Publication, beside current: PublishedVersion?
  ) throws(StoreError) -> RouteResult? {
    guard try recorder.store.knownVersion(of: part) == nil,
      let objection = try objection(to: part, replacing: current)
    else { return nil }
    let version = try keepAside(part, .gate(objection, route: nil))
    return RouteResult(
      outcome: outcome(
        .quarantined, in: .check, .gate(objection, route: part.route.name)),
      version: version)
  }

  private func attempt(
    _ part: Publication, replacing current: InForce?
  ) throws(StoreError) -> RouteOutcome? {
    if let settled = try settled(part) { return settled }
    let changes = current.map { countChanges($0.stored.pages, part.pages) }
    switch try recorder.store.publish(part, checkedAgainst: current?.stored.id) {
    case .published, .announced:
      return published(part, outcome(.published, changes: changes), replacing: current)
    case .unchanged: return outcome(.unchanged)
    case .overtaken: return nil
    }
  }

  /// What is announced is compared with what holds now, and with what was announced for that day
  /// before: another stop's page must not pass for a revision.
  private func objection(
    to part: Publication, replacing current: PublishedVersion?
  ) throws(StoreError) -> GateObjection? {
    if let reason = gate.objection(to: part.pages, replacing: current?.pages) { return reason }
    if current != nil, part.effectiveFrom == nil {
      let history = try GateHistory(of: part.route.id, in: recorder.store, at: part.at)
      if let reason = gate.erosion(of: part.pages, since: history) { return reason }
    }
    guard let day = part.effectiveFrom,
      let known = try recorder.store.outline(id: part.route.id)?.versions.first(where: {
        $0.effectiveFrom == day && $0.id != current?.id
      })
    else { return nil }
    let announced = try recorder.store.versionAsItStands(known.id)
    return announced.flatMap { gate.objection(to: part.pages, replacing: $0.pages) }
  }

  private func settled(_ part: Publication) throws(StoreError) -> RouteOutcome? {
    switch try recorder.store.knownVersion(of: part) {
    case .active(let version), .announced(let version):
      let current = try recorder.store.inputs(routeID: part.route.id)?.version
      switch try recorder.store.publish(part, checkedAgainst: current) {
      case .unchanged: return outcome(.unchanged)
      case .overtaken: return nil
      case .published, .announced:
        var mended = outcome(.published, .mended(version: version), changes: 0)
        mended.departures = part.departureCount
        return mended
      }
    case .rejected(let version):
      try recorder.store.confirmDecision(routeID: part.route.id, at: publication.at)
      return outcome(.unchanged, .rejected(version: version))
    case .quarantined, nil: return nil
    }
  }

  private func keepAside(_ part: Publication, _ reason: RouteMessage) throws(StoreError) -> Int {
    try recorder.store.quarantine(part, reason: reason)
  }

  /// The version in force, without those announced.
  private func inForce() throws(StoreError) -> InForce? {
    guard let inputs = try recorder.store.inputs(routeID: publication.route.id) else {
      return nil
    }
    guard try recorder.store.isSound(version: inputs.version) else {
      let found = try recorder.store.versionAsItStands(inputs.version)
      let nothing = PublishedVersion(id: inputs.version, publishedAt: publication.at, pages: [])
      let anew = anew.read(found ?? nothing, inputs, isDamaged: true)
      return InForce(stored: anew, anew: anew, isDamaged: true)
    }
    guard let stored = try recorder.store.version(inputs.version) else { return nil }
    return InForce(
      stored: stored, anew: anew.read(stored, inputs, isDamaged: false), isDamaged: false)
  }

  /// With the day for which a part is announced, or what became of its names, and how many
  /// departures it has.
  private func published(
    _ part: Publication, _ outcome: RouteOutcome, replacing current: InForce?
  ) -> RouteOutcome {
    guard outcome.kind == .published else { return outcome }
    var outcome = outcome
    outcome.departures = part.departureCount
    outcome.message =
      part.effectiveFrom.map { .announced($0) } ?? current.flatMap { news(of: part, replacing: $0) }
    return outcome
  }

  private func news(of part: Publication, replacing current: InForce) -> RouteMessage? {
    if current.isDamaged { return .mended(version: current.stored.id) }
    let bytes = { (pages: [PublishedPage]) in pages.map(\.source.sha256) }
    if bytes(part.pages) == bytes(current.stored.pages) { return .readAnew }
    return gate.news(of: part.pages, replacing: current.anew.pages)
  }

  private func outcome(
    _ kind: RouteOutcome.Kind, in stage: RouteOutcome.Stage? = nil, _ message: RouteMessage? = nil,
    changes: Int? = nil
  ) -> RouteOutcome {
    RouteOutcome(
      kind: kind, at: publication.at, stage: stage, message: message, changes: changes)
  }
}

/// The version in force.
private struct InForce {
  /// As it was published.
  let stored: PublishedVersion
  /// As today's reader reads its pages.
  let anew: PublishedVersion
  /// Whether its rows are not what was published.
  let isDamaged: Bool
}
