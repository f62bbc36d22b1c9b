public import BusModel
import Glibc

/// Pages from the network, asked for politely: see `FetchPolicy` for every figure.
///
/// Any number of tasks may fetch at once; at each host they wait for their turn.
/// A source owns one thread, which ends with it.
public final class CurlSource: PageSource {
  private let shared: SharedPolicy
  private var policy: FetchPolicy { shared.figures }
  private let hosts: HostBook
  private let robots: RobotsBook
  private let robotsMemory: RobotsMemory?
  private let resolver: Resolver
  private let thread: CurlThread
  private let certificates = TrustedCertificates()
  /// Where pages go as they come.
  private let sink: ReceivedBody.Sink
  private let now: @Sendable () -> Moment

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - policy: every figure.
  ///   - rests: the hosts that are left alone, as an earlier source left them.
  ///   - archive: into whose folder pages are written as they come; nil keeps them in memory.
  ///   - robots: what earlier runs know of robots.txt.
  /// - Throws: `.internalFault` when there is no libcurl to work with, or no thread.
  public convenience init(
    policy: FetchPolicy = FetchPolicy(), rests: [HostRest] = [], into archive: PageArchive? = nil,
    robots: RobotsMemory? = nil
  ) throws(FetchError) {
    try self.init(
      policy: policy, rests: rests, into: archive, robots: robots, lookup: Resolver.system
    ) {
      Moment(secondsSince1970: time(nil))
    }
  }

  init(
    policy: FetchPolicy, rests: [HostRest] = [], into archive: PageArchive? = nil,
    robots: RobotsMemory? = nil, lookup: @escaping Resolver.Lookup,
    now: @escaping @Sendable () -> Moment
  ) throws(FetchError) {
    sink = archive.map { .archive(folder: $0.folder) } ?? .memory
    shared = SharedPolicy(policy)
    self.now = now
    robotsMemory = robots
    self.robots = RobotsBook(robots?.copies(at: now()) ?? [:])
    hosts = HostBook(policy: policy, rests: rests)
    resolver = Resolver(lookup: lookup)
    thread = try CurlThread(
      HostManners(hosts: hosts, retry: RetryRule(policy: shared), now: now), certificates)
  }

  /// Says that an address is asked for soon: what an encrypted connection takes is got ready meanwhile.
  public func expect(_ url: String) {
    // What is no address fails when it is asked for.
    if let address = try? PageAddress(url), address.isEncrypted { certificates?.readAhead() }
  }

  /// The hosts that are to be left alone beyond the life of this source.
  public var rests: [HostRest] { hosts.rests(after: now()) }

  /// Writes down what servers' robots.txt said, for the runs of the next day.
  ///
  /// - Throws: what keeps the file from being written; it costs requests alone.
  public func rememberRobots() throws(FetchError) {
    try robotsMemory?.keep(robots.all, at: now())
  }

  /// Asks for a page, following redirects and trying again what may pass.
  ///
  /// A host is left only when its last try is done: while a server is in trouble, its other pages
  /// wait too.
  public func fetch(_ request: PageRequest) async throws(FetchError) -> PageResponse {
    try await ask(request).result.get()
  }

  /// The same, with the requests that it took.
  public func ask(_ request: PageRequest) async -> FetchOutcome {
    var cost = PageCost(policy, now: now)
    do throws(FetchError) {
      var journey = try PageJourney(to: request.url, shared)
      let answer = try await travel(request, &journey, &cost, isPage: true)
      let response = try response(to: request, at: journey, answer)
      return FetchOutcome(.success(response), requests: cost.requests, log: cost.log)
    } catch {
      return FetchOutcome(.failure(error), requests: cost.requests, log: cost.log)
    }
  }

  /// A host's pages wait for one another: who has the next one wait elsewhere holds up nobody.
  public func lane(of url: String) -> PageLane? {
    // What is no address fails when it is asked for.
    guard let address = try? PageAddress(url) else { return nil }
    let (host, width) = (address.host, policy.connections(at: address.host))
    // Where no pause is kept as many again stand ready, so that no connection waits for us; how many are
    // under way at once the turns decide.
    let isPausing = policy.pause(at: host, asked: nil) > .zero
    return PageLane(name: host, width: isPausing ? width : width * 2)
  }

  /// Goes from address to address until an answer leads no further; a robots.txt is asked for without
  /// asking another.
  private func travel(
    _ request: PageRequest, _ journey: inout PageJourney, _ cost: inout PageCost, isPage: Bool
  ) async throws(FetchError) -> HTTPAnswer {
    while true {
      let hop = journey.hop
      try hosts.check(hop.address.host, at: now(), subject: request.url)
      if isPage, policy.obeysRobots {
        let copy = try await robots(for: hop, request.url, &cost)
        do throws(FetchError) {
          try copy.check(hop.address, subject: request.url)
        } catch {
          cost.refuse(hop.address, error)
          throw error
        }
      }
      let answer = try await answer(
        request, hop, &cost, into: isPage ? sink : .start(bytes: RobotsFile.mostBytes))
      if let target = answer.redirectURL {
        try journey.follow(target, status: answer.status)
      } else {
        guard isPage, try journey.refresh(by: answer) else { return answer }
      }
      cost.hop = journey.redirects.count
    }
  }

  private func answer(
    _ request: PageRequest, _ hop: PageHop, _ cost: inout PageCost, into sink: ReceivedBody.Sink
  ) async throws(FetchError) -> HTTPAnswer {
    let host = hop.address.host
    let place: HostPlace
    do throws(FetchError) {
      let proxy = policy.proxy.proxy(for: hop.address)
      place = try await resolver.place(of: hop, proxy: proxy, subject: request.url)
    } catch {
      hosts.note(Exchanged(result: .failure(error), requests: 0), at: host, now())
      cost.refuse(hop.address, error)
      throw error
    }
    let exchange = HTTPRequest(request, at: hop, pin: place.pin, policy: shared, sink: sink)
    let turn = HostTurns.Turn(
      key: place.turn, width: policy.connections(at: host),
      pause: { [shared, robots] in
        shared.figures.pause(at: host, asked: robots.delay(at: host))
      })
    let done = await thread.run(exchange, in: turn, cost)
    cost = done.cost
    return try done.result.get()
  }

  /// The robots.txt of an address, asked for once a day.
  private func robots(
    for hop: PageHop, _ subject: String, _ cost: inout PageCost
  ) async throws(FetchError) -> RobotsCopy {
    let hops = cost.hop
    let origin = hop.address.origin
    defer { cost.hop = hops }
    if let copy = robots.copy(of: origin, at: now()) { return copy }
    var copy = RobotsCopy(absentAt: now())
    do throws(FetchError) {
      let request = PageRequest(url: origin + "/robots.txt")
      var journey = try PageJourney(toRobotsOf: hop, request.url, shared)
      let answer = try await travel(request, &journey, &cost, isPage: false)
      copy = try RobotsCopy(answer, at: now())
    } catch {
      // Where it cannot be found there is none; where the host does not answer, the page fails too.
      guard error.fault.meansNoRobots else { throw FetchError(subject, error.fault) }
    }
    robots.keep(copy, of: hop.address)
    return copy
  }

  @inline(never)
  private func response(
    to request: PageRequest, at journey: PageJourney, _ answer: HTTPAnswer
  ) throws(FetchError) -> PageResponse {
    let status = try PageStatus(
      answer.status, isConditional: request.isConditional && journey.hop.isAtHome,
      subject: request.url)
    let isProven = answer.completeness == .proven && !journey.isRefreshed
    return PageResponse(
      url: request.url, finalURL: journey.end, status: answer.status,
      // What may be half a page must not be asked for by its name.
      etag: isProven ? answer.etag : nil, lastModified: isProven ? answer.lastModified : nil,
      contentType: answer.contentType, retryAfter: answer.retryAfter,
      body: status == .notModified ? .bytes([]) : answer.body, completeness: answer.completeness,
      redirects: journey.redirects, elapsedMilliseconds: answer.elapsedMilliseconds)
  }
}

extension FetchFault {
  /// Whether a robots.txt that ends so counts as none (RFC 9309, 2.3.1.2).
  fileprivate var meansNoRobots: Bool {
    switch self {
    case .tooManyRedirects, .redirectLoop, .badRedirect, .privateAddress: true
    default: false
    }
  }
}
