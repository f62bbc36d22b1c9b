import BusModel
import BusStore

/// Compares a route's new pages with those in force, and puts them in force or keeps them aside.
struct RoutePublishing: Sendable {
  let ledger: Ledger
  let gate: Gate
  let countChanges: Ingest.ChangeCount
  let publication: Publication

  /// Lets the gate look and publishes; checked anew once when another version came in between.
  func publish() throws(StoreError) -> RouteOutcome {
    let first = try attempt()
    if let first { return first }
    return try attempt()
      ?? outcome(.failed, "publish", "another program keeps publishing this route; run it again")
  }

  /// What is decided already of pages that say this, whatever their bytes; nil when nothing is.
  func settled() throws(StoreError) -> RouteOutcome? {
    switch try ledger.store.standing(of: publication) {
    case .active, .announced:
      guard !ledger.isDry else { return outcome(.unchanged) }
      let current = try ledger.store.inputs(routeID: publication.route.id)?.version
      guard case .unchanged = try ledger.store.publish(publication, checkedAgainst: current) else {
        return nil
      }
      return outcome(.unchanged)
    case .rejected(let version):
      return outcome(.unchanged, message: RefusalText.rejected(version))
    case nil: return nil
    }
  }

  /// Keeps the pages as a quarantined version for a person to look at.
  func keepAside(_ reason: String) throws(StoreError) {
    guard !ledger.isDry else { return }
    _ = try ledger.store.quarantine(publication, reason: reason)
  }

  /// Nil when it was overtaken.
  private func attempt() throws(StoreError) -> RouteOutcome? {
    if let settled = try settled() { return settled }
    let current = try inForce()
    if let reason = gate.objection(to: publication.pages, replacing: current?.pages) {
      try keepAside(reason)
      return outcome(.quarantined, "check", reason)
    }
    let changes = current.map { countChanges($0.pages, publication.pages) }
    guard !ledger.isDry else {
      return outcome(changes == 0 ? .unchanged : .published, changes: changes)
    }
    switch try ledger.store.publish(publication, checkedAgainst: current?.id) {
    case .published: return outcome(.published, changes: changes)
    case .announced:
      let day = publication.effectiveFrom.map { "announced for \($0)" }
      return outcome(.published, message: day, changes: changes)
    case .unchanged: return outcome(.unchanged)
    case .overtaken: return nil
    }
  }

  /// The version in force, without those announced.
  private func inForce() throws(StoreError) -> PublishedVersion? {
    guard let id = try ledger.store.inputs(routeID: publication.route.id)?.version else {
      return nil
    }
    return try ledger.store.version(id)
  }

  private func outcome(
    _ kind: RouteOutcome.Kind, _ stage: String? = nil, _ reason: String? = nil,
    message: String? = nil, changes: Int? = nil
  ) -> RouteOutcome {
    RouteOutcome(
      kind: kind, at: publication.at, stage: stage, message: reason ?? message,
      departures: kind == .published ? publication.departureCount : nil, changes: changes)
  }
}
