import BusFetch
import BusModel
import BusStore

/// Takes one route from fetched pages to what is in force; reading the pages in between is
/// `PageParser`'s affair.
struct RouteIngest: Sendable {
  let recorder: RunRecorder
  let archive: PageArchive
  let isForced: Bool
  /// Whether the rows in force of every route are held against their checksums, and not only those whose
  /// turn it is.
  let isThorough: Bool
  let countChanges: Ingest.ChangeCount
  let now: @Sendable () -> Moment

  /// What the bytes of a route's pages alone say of it.
  enum Settled: Sendable {
    /// All that there is to do.
    case done(RouteResult)
    /// That they must be read.
    case unread([RoutePages.Present])
  }

  /// Settles a route by what is known of its pages, or says that they are to be read.
  func settle(
    _ planned: PlannedRoute, _ fetched: [String: PageFetcher.Outcome]
  ) throws(StoreError) -> Settled {
    let route = planned.setting
    guard !planned.pages.isEmpty else {
      return try done(route, RouteResult(outcome: outcome(.unchanged, .noPages)))
    }
    let pages = RoutePages(planned.pages, fetched)
    guard let present = pages.present else {
      return try done(route, RouteResult(outcome: outcome(.failed, in: .fetch, pages.problem)))
    }
    guard var settled = try settled(route, present) else { return .unread(present) }
    settled.skipped = present.count
    return try done(route, settled)
  }

  private func done(_ route: RouteSetting, _ result: RouteResult) throws(StoreError) -> Settled {
    try recorder.note(result.outcome, for: RouteIdentity(route))
    return .done(result)
  }

  /// Publishes a route whose pages were read, or says why not.
  func publish(
    _ route: RouteSetting, _ parsed: ParsedRoute, _ present: [RoutePages.Present]
  ) throws(StoreError) -> RouteResult {
    for page in parsed.pages { try recorder.note(page.record) }
    var result = try judge(route, parsed, present)
    result.parsed = parsed.pages.count
    result.notices = parsed.notices
    try recorder.note(result.outcome, for: RouteIdentity(route))
    return result
  }

  /// What is known of the pages by their bytes alone: they are those of a version that was decided
  /// upon, or were refused when they were read before. Nil when they have to be read, as where the
  /// rows of a version are not what was published: whoever was told of that was told to run this for
  /// that route.
  private func settled(
    _ route: RouteSetting, _ present: [RoutePages.Present]
  ) throws(StoreError) -> RouteResult? {
    guard !isForced else { return nil }
    guard try !isDamaged(route) else { return nil }
    let inputs = present.map(\.input)
    let plain = try recorder.store.confirmPlain(
      route: RouteIdentity(route), pages: inputs,
      extractorVersion: PageDocument.extractorVersion)
    if plain != nil { return RouteResult(outcome: outcome(.unchanged)) }
    let known = try recorder.store.knownVersion(
      routeID: route.id, pages: inputs, extractorVersion: PageDocument.extractorVersion)
    switch known {
    case .active(let version), .announced(let version):
      if try confirm(route, present, version) { return RouteResult(outcome: outcome(.unchanged)) }
    case .rejected(let version):
      try recorder.store.confirmDecision(routeID: route.id, at: now())
      return RouteResult(outcome: outcome(.unchanged, .rejected(version: version)))
    case .quarantined, nil: break
    }
    guard let reason = try knownRefusal(present) else { return nil }
    var refused = RouteResult(outcome: outcome(.quarantined, in: .extract, reason))
    if case .quarantined(let version) = known { refused.version = version }
    return refused
  }

  private func isDamaged(_ route: RouteSetting) throws(StoreError) -> Bool {
    guard isThorough || Turn.route.isThat(of: route.id, on: now().date) else { return false }
    return try !recorder.store.damagedVersions(routeID: route.id).isEmpty
  }

  private func confirm(
    _ route: RouteSetting, _ present: [RoutePages.Present], _ version: Int
  ) throws(StoreError) -> Bool {
    try recorder.store.confirm(
      route: RouteIdentity(route), pages: present.map(\.input),
      extractorVersion: PageDocument.extractorVersion, version: version, at: now())
  }

  /// Why one of the pages was refused when it was read before: the same bytes need no second look.
  private func knownRefusal(_ present: [RoutePages.Present]) throws(StoreError) -> RouteMessage? {
    for page in present {
      let known = try recorder.store.pageRecords.parse(
        sha256: page.fetched.sha256, extractorVersion: PageDocument.extractorVersion,
        hintsKey: page.wanted.hintsKey)
      guard let known, let objection = PageObjection(page.wanted.url, known.judgement) else {
        continue
      }
      return .refused(objection, others: 0)
    }
    return nil
  }

  private func judge(
    _ route: RouteSetting, _ parsed: ParsedRoute, _ present: [RoutePages.Present]
  ) throws(StoreError) -> RouteResult {
    if let failure = parsed.failure {
      return RouteResult(outcome: outcome(.failed, in: .archive, failure))
    }
    let pages = parsed.pages.map(\.page)
    let publishing = RoutePublishing(
      recorder: recorder, gate: Gate(route.gate), countChanges: countChanges,
      anew: PagesAnew(archive: archive, present: present, parsed: pages),
      publication: publication(route, pages))
    guard let reason = parsed.refusal else { return try publishing.publish() }
    if parsed.isWorthKeeping, let settled = try publishing.settled() { return settled }
    let version = parsed.isWorthKeeping ? try publishing.keepAside(reason) : nil
    return RouteResult(outcome: outcome(.quarantined, in: .extract, reason), version: version)
  }

  private func publication(_ route: RouteSetting, _ pages: [PublishedPage]) -> Publication {
    let moment = now()
    return Publication(
      route: RouteIdentity(route), pages: pages, at: moment,
      extractorVersion: PageDocument.extractorVersion, run: recorder.run)
  }

  private func outcome(
    _ kind: RouteOutcome.Kind, in stage: RouteOutcome.Stage? = nil, _ message: RouteMessage? = nil
  ) -> RouteOutcome {
    RouteOutcome(kind: kind, at: now(), stage: stage, message: message)
  }
}
