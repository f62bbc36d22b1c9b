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
  struct Mail: Sendable {
    var orders: [Order] = []
    var cancelled: [Int] = []
    var isClosed = false

    /// Whether somebody wants something.
    var isEmpty: Bool { orders.isEmpty && cancelled.isEmpty }
  }

  // `curl_multi_wakeup` may be called on any thread; all else is done by the curl thread alone,
  // and the clean-up comes after its end.
  nonisolated(unsafe) let multi: UnsafeMutableRawPointer
  private let mail = Mutex(Mail())
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
    let place = mail.withLock { mail -> Int? in
      guard !mail.isClosed, !Task.isCancelled else { return nil }
      mail.orders.append(order)
      return mail.orders.count
    }
    if let place {
      // Whoever came before has woken the thread, which takes all at once.
      if place == 1 { wake() }
    } else {
      order.refuse()
    }
  }

  /// Asks for the end of an exchange, which may have ended already.
  func cancel(_ ticket: Int) {
    mail.withLock { $0.cancelled.append(ticket) }
    wake()
  }

  /// Asks the thread to end; no order is accepted any more.
  func close() {
    mail.withLock { $0.isClosed = true }
    wake()
  }

  /// What has gathered; the inbox is empty afterwards.
  func takeMail() -> Mail {
    mail.withLock { mail in
      defer { mail = Mail(isClosed: mail.isClosed) }
      return mail
    }
  }

  /// A wake-up that fails costs a moment only: the thread looks by itself every second.
  private func wake() { _ = curl_multi_wakeup(multi) }
}
