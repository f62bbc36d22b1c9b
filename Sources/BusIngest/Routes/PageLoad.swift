public import BusModel
public import BusStore

/// Publishes one page by hand, in the place of the page of the same address: `bus load`.
public struct PageLoad: Sendable {
  private let store: TimetableStore
  private let gate: Gate?

  /// A load into a database.
  ///
  /// - Parameters:
  ///   - store: open for writing.
  ///   - gate: what decides on publishing; nil to publish unseen.
  public init(store: TimetableStore, gate: Gate?) {
    self.store = store
    self.gate = gate
  }

  /// What came of a load.
  public enum Outcome: Hashable, Sendable {
    /// A version with the page is in force or announced, or said the same already.
    case done(PublishResult)
    /// The gate kept it aside as this version.
    case quarantined(version: Int, reason: GateObjection)
  }

  /// Publishes a page with the other pages in force for the route.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - route: its route.
  ///   - moment: now.
  /// - Returns: what came of it.
  /// - Throws: `StoreError` of the disk.
  public func load(
    _ page: PublishedPage, into route: RouteSetting, at moment: Moment
  ) throws(StoreError) -> Outcome {
    let old = try inForce(route)
    let reading = Publication(
      route: RouteIdentity(route), pages: Self.merged(page, into: old?.pages ?? []), at: moment,
      extractorVersion: PageDocument.extractorVersion)
    var outcome = Outcome.done(.overtaken(current: nil))
    for part in RevisionPlan(reading, replacing: old?.pages).parts {
      let current = try inForce(route)
      if let reason = gate?.objection(to: part.pages, replacing: current?.pages) {
        return .quarantined(
          version: try store.quarantine(part, reason: .gate(reason, route: nil)),
          reason: reason)
      }
      outcome = .done(try store.publish(part, checkedAgainst: current?.id))
    }
    return outcome
  }

  private func inForce(_ route: RouteSetting) throws(StoreError) -> PublishedVersion? {
    guard let id = try store.inputs(routeID: route.id)?.version else { return nil }
    return try store.version(id)
  }

  private static func merged(
    _ page: PublishedPage, into pages: [PublishedPage]
  ) -> [PublishedPage] {
    var pages = pages
    let index = pages.firstIndex {
      $0.direction == page.direction && $0.source.url == page.source.url
    }
    if let index {
      pages[index] = page
    } else {
      pages.append(page)
    }
    return pages.filter { $0.direction == .outbound } + pages.filter { $0.direction == .inbound }
  }
}
