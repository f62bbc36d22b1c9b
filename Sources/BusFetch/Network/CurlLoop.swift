import CCurl
import Glibc

/// What the curl thread does: takes orders, lets each begin in its turn, lets libcurl work, hands outcomes
/// out, waits.
struct CurlLoop {
  private struct Running {
    let visit: CurlVisit
    let transfer: CurlTransfer

    /// The outcome of what libcurl did not bring to its end.
    func failed(_ error: FetchError) -> Exchanged {
      Exchanged(result: .failure(error), requests: transfer.requests)
    }
  }

  private let inbox: CurlInbox
  private let manners: HostManners
  /// The handles refer to them without owning them.
  private let certificates: TrustedCertificates?
  private var visits: [Int: CurlVisit] = [:]
  private var turns = HostTurns()
  /// Those that wait between two tries; their turn goes on.
  private var pausing: [(visit: CurlVisit, end: ContinuousClock.Instant)] = []
  /// Those that may begin, and wait for one of `mostTransfers`.
  private var ready: [CurlVisit] = []
  private var running: [UnsafeMutableRawPointer: Running] = [:]
  /// Outcomes that are not handed out yet.
  private var finished: [(reply: CurlInbox.Reply, visited: CurlInbox.Visited)] = []
  /// Handles without a transfer.
  private var idle: [CurlEasy] = []
  private var shared = SharedSockets()
  /// Whether nothing had happened on any connection when the last wait was over.
  private var isQuiet = false

  /// So many connections at once: each host has one, and a descriptor is left for everything else.
  private static let mostTransfers = 256
  /// So many handles are kept for the next transfers; a night of many hosts needs many for a moment alone.
  private static let mostIdle = 32
  /// Milliseconds until transfers under way are looked at although nothing has come. libcurl 7.88 may have
  /// read the answer of one HTTP/2 stream together with another's without coming back to it: soon after
  /// something has happened it is looked at again, and ever more rarely while nothing does.
  private var look = Self.soon
  private static let soon: Int32 = 1
  private static let rarely: Int32 = 64

  init(_ inbox: CurlInbox, _ manners: HostManners, _ certificates: TrustedCertificates?) {
    self.inbox = inbox
    self.manners = manners
    self.certificates = certificates
  }

  /// Works until the inbox is closed. Every order has its reply when this returns.
  mutating func run() {
    while true {
      let gathered = inbox.takeGathered()
      for order in gathered.orders { enter(order) }
      for ticket in gathered.cancelled { cancel(ticket) }
      if gathered.isClosed { break }
      do throws(CurlFault) {
        try work(isWoken: !gathered.isEmpty)
      } catch {
        for one in running.values { end(one, one.failed(error.error(about: one.visit.subject))) }
        handOut()
        // A fault that lasts must not keep a core busy.
        usleep(100_000)
      }
    }
    for ticket in Array(visits.keys) { cancel(ticket) }
    handOut()
  }

  /// One round: whatever can begin, be sent and read now, what is over, and a wait for more.
  private mutating func work(isWoken: Bool) throws(CurlFault) {
    let hasBegun = begin()
    var count: Int32 = 0
    // Only who has slept to the end looks later the next time.
    if isQuiet && !isWoken { look = min(Self.rarely, look * 2) }
    // libcurl looks at every transfer each time: who is only woken for an order that waits has nothing
    // for it to do.
    if hasBegun || !isWoken || !isQuiet {
      // What begins now sends its request before anything is waited for.
      shared.hold()
      defer { shared.letGo() }
      repeat {
        try check("curl_multi_perform", curl_multi_perform(inbox.multi, &count))
        while let message = curl_multi_info_read(inbox.multi, &count)?.pointee {
          guard message.msg == CURLMSG_DONE, let one = running[message.easy_handle] else {
            continue
          }
          end(one, one.transfer.outcome(message.data.result))
        }
      } while begin()
    }
    handOut()
    let wait = inbox.sleep(for: pollMilliseconds)
    try check("curl_multi_poll", curl_multi_poll(inbox.multi, nil, 0, wait, &count))
    isQuiet = count == 0
    if hasBegun || !isQuiet { look = Self.soon }
  }

  /// Until the next turn or try may begin, or something is to be looked at.
  private var pollMilliseconds: Int32 {
    let longest = running.isEmpty ? 1000 : look
    guard let next = [turns.soonest, pausing.map(\.end).min()].compactMap({ $0 }).min() else {
      return Int32(longest)
    }
    let left = (next - .now) / .milliseconds(1)
    return Int32(min(max(0, left.rounded(.up)), Double(longest)))
  }

  private func check(_ function: String, _ code: CURLMcode) throws(CurlFault) {
    guard code == CURLM_OK else { throw CurlFault(function, code) }
  }
}

extension CurlLoop {
  private mutating func enter(_ order: CurlInbox.Order) {
    visits[order.ticket] = CurlVisit(order)
    turns.enter(order.ticket, order.turn)
  }

  /// Starts what may begin now; false when there was nothing.
  private mutating func begin() -> Bool {
    let now = ContinuousClock.now
    for ticket in turns.begin(at: now) {
      guard let visit = visits[ticket] else { continue }
      do throws(FetchError) {
        // It may have been found dead or busy while this page waited in line.
        try manners.check(visit.order.request)
        ready.append(visit)
      } catch {
        finish(visit, .failure(error), pause: nil)
      }
    }
    ready += pausing.filter { $0.end <= now }.map(\.visit)
    pausing.removeAll { $0.end <= now }
    let count = min(ready.count, Self.mostTransfers - running.count)
    guard count > 0 else { return false }
    for visit in ready.prefix(count) { start(visit) }
    ready.removeFirst(count)
    return true
  }

  private mutating func start(_ visit: CurlVisit) {
    visit.begin()
    do throws(CurlFault) {
      let kept = idle.popLast()
      let easy = if let kept { kept } else { try CurlTransfer.prepared(certificates) }
      let transfer = try CurlTransfer(visit.order.request, on: easy)
      try check("curl_multi_add_handle", curl_multi_add_handle(inbox.multi, transfer.handle))
      running[transfer.handle] = Running(visit: visit, transfer: transfer)
    } catch {
      let fault = error.error(about: visit.subject)
      end(visit, Exchanged(result: .failure(fault), requests: 0))
    }
  }

  /// Calls an exchange off, wherever it is.
  private mutating func cancel(_ ticket: Int) {
    guard let visit = visits[ticket] else { return }
    if turns.leave(ticket, visit.order.turn, at: .now) {
      visits[ticket] = nil
      return visit.order.refuse()
    }
    let cancelled = FetchError.cancelled(visit.subject)
    if let one = running.values.first(where: { $0.visit === visit }) {
      return end(one, one.failed(cancelled))
    }
    ready.removeAll { $0 === visit }
    pausing.removeAll { $0.visit === visit }
    finish(visit, .failure(cancelled), pause: visit.hasBegun ? visit.order.turn.pause() : nil)
  }

  private mutating func end(_ one: Running, _ outcome: Exchanged) {
    running[one.transfer.handle] = nil
    if one.visit.order.turn.width > 1 { shared.note(one.transfer, outcome) }
    do throws(CurlFault) {
      try check(
        "curl_multi_remove_handle", curl_multi_remove_handle(inbox.multi, one.transfer.handle))
      if idle.count < Self.mostIdle { idle.append(one.transfer.easy) }
      end(one.visit, outcome)
    } catch {
      end(one.visit, one.failed(error.error(about: one.visit.subject)))
    }
  }

  /// Takes what became of a try: another one follows, or the outcome stands.
  private mutating func end(_ visit: CurlVisit, _ outcome: Exchanged) {
    let outcome = visit.end(outcome)
    if let wait = visit.wait(after: outcome, manners.retry) {
      return pausing.append((visit, .now + wait))
    }
    manners.note(outcome, of: visit.order.request)
    finish(visit, outcome.result, pause: visit.order.turn.pause())
  }

  /// Takes an outcome down, and gives the turn to who is next.
  private mutating func finish(
    _ visit: CurlVisit, _ result: Result<HTTPAnswer, FetchError>, pause: Duration?
  ) {
    visits[visit.order.ticket] = nil
    turns.give(visit.order.turn, pause: pause, at: .now)
    finished.append((visit.order.reply, CurlInbox.Visited(result: result, cost: visit.cost)))
  }

  /// Hands out the outcomes of a round, all together: each by itself would have a thread woken for it, in
  /// whose favour the work on the others' answers would stop.
  private mutating func handOut() {
    for one in finished { one.reply.resume(returning: one.visited) }
    finished.removeAll(keepingCapacity: true)
  }
}
