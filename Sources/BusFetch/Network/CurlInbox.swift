import CCurl
import Glibc
import Synchronization

/// What tasks want of the curl thread, and the multi handle that wakes it. Owns the multi handle.
final class CurlInbox: Sendable {
  /// Where the outcome goes. The continuation does not throw, so that the error keeps its type.
  typealias Reply = CheckedContinuation<Visited, Never>

  /// What became of an order.
  struct Visited: Sendable {
    let result: Result<HTTPAnswer, FetchError>
    /// What the page has cost now.
    let cost: PageCost
  }

  /// An exchange that is wanted.
  struct Order: Sendable {
    /// What a cancellation refers to.
    let ticket: Int
    let request: HTTPRequest
    /// Whose turn it waits for.
    let turn: HostTurns.Turn
    /// What the page has cost before.
    let cost: PageCost
    /// When it was given.
    let since = ContinuousClock.now
    let reply: Reply

    /// Hands in that it was called off before it began.
    func refuse() {
      reply.resume(
        returning: Visited(result: .failure(.cancelled(request.subject)), cost: cost))
    }
  }

  /// What has gathered since the thread looked last.
  struct Gathered: Sendable {
    var orders: [Order] = []
    var cancelled: [Int] = []
    var isClosed = false

    /// Whether somebody wants something.
    var isEmpty: Bool { orders.isEmpty && cancelled.isEmpty }
  }

  private struct State {
    var gathered = Gathered()
    /// Whether the thread must be woken to look: while it works it looks before it sleeps.
    var isAsleep = false
  }

  // `curl_multi_wakeup` may be called on any thread; all else is done by the curl thread alone,
  // and the clean-up comes after its end.
  nonisolated(unsafe) let multi: UnsafeMutableRawPointer
  private let state = Mutex(State())
  private let lastTicket = Atomic(0)

  /// `curl_global_init`, once, and `curl_multi_init`.
  init() throws(CurlFault) {
    guard Self.globalInit == CURLE_OK else { throw CurlFault("curl_global_init", Self.globalInit) }
    guard let multi = curl_multi_init() else {
      throw CurlFault("curl_multi_init", CURLM_OUT_OF_MEMORY)
    }
    let code = bus_curl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, Self.mostKept)
    guard code == CURLM_OK else {
      // The first error is the one worth telling.
      _ = curl_multi_cleanup(multi)
      throw CurlFault("curl_multi_setopt", code)
    }
    self.multi = multi
  }

  /// So many connections are kept for the next page of their host; libcurl would keep four times as many
  /// as ever were at work, each with the state of its TLS.
  private static let mostKept = 256

  private static let globalInit: CURLcode = {
    // libidn2 takes a host's name for one in the locale's letters: without this, none in Japanese can
    // be asked.
    _ = setlocale(LC_CTYPE, "C.UTF-8")
    return curl_global_init(Int(CURL_GLOBAL_DEFAULT))
  }()

  // The code can only be "bad handle" or "called from a callback", and nobody is left to hear it.
  deinit { _ = curl_multi_cleanup(multi) }

  /// A number that no other order has.
  func newTicket() -> Int { lastTicket.add(1, ordering: .relaxed).newValue }

  /// Hands an order in, or refuses it with `.cancelled` when its task no longer wants it: the
  /// cancellation may have come before the order, and would then find nothing to cancel.
  func post(_ order: Order) {
    let isTaken = put { gathered in
      guard !gathered.isClosed, !Task.isCancelled else { return false }
      gathered.orders.append(order)
      return true
    }
    if !isTaken { order.refuse() }
  }

  /// Asks for the end of an exchange, which may have ended already.
  func cancel(_ ticket: Int) {
    put { $0.cancelled.append(ticket) }
  }

  /// Asks the thread to end; no order is accepted any more.
  func close() {
    put { $0.isClosed = true }
  }

  /// What has gathered; the inbox is empty afterwards.
  func takeGathered() -> Gathered {
    state.withLock { state in
      defer { state = State(gathered: Gathered(isClosed: state.gathered.isClosed)) }
      return state.gathered
    }
  }

  /// How long the thread may sleep that would for so many milliseconds: not at all where something has gathered.
  /// Whoever writes wakes it, but not from a nap: each time the processor would go from one to the other
  /// and back, for orders that mostly wait in line.
  func sleep(for milliseconds: Int32) -> Int32 {
    state.withLock { state in
      guard state.gathered.isEmpty, !state.gathered.isClosed else { return 0 }
      state.isAsleep = milliseconds > Self.nap
      return milliseconds
    }
  }

  /// So many milliseconds an order may wait until the thread looks by itself.
  private static let nap: Int32 = 1

  @discardableResult
  private func put<Value>(_ write: (inout Gathered) -> Value) -> Value {
    let (value, isAsleep) = state.withLock { state in
      let value = write(&state.gathered)
      defer { state.isAsleep = false }
      return (value, state.isAsleep)
    }
    if isAsleep { wake() }
    return value
  }

  /// A wake-up that fails costs a moment only: the thread looks by itself every second.
  private func wake() { _ = curl_multi_wakeup(multi) }
}
