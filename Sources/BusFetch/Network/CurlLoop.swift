import CCurl
import Glibc

/// What the curl thread does: takes orders, lets libcurl work, hands outcomes out, waits.
struct CurlLoop {
  private struct Running {
    let order: CurlInbox.Order
    let transfer: CurlTransfer
    var subject: String { order.request.subject }
  }

  private let inbox: CurlInbox
  private var running: [UnsafeMutableRawPointer: Running] = [:]
  /// Orders that wait for one of `mostTransfers`, in the order in which they came.
  private var waiting: [CurlInbox.Order] = []

  /// So many connections at once: each host has one, and a descriptor is left for everything else.
  private static let mostTransfers = 256
  /// Milliseconds between two looks at transfers under way. libcurl 7.88 may have read the answer of one
  /// HTTP/2 stream together with another's without coming back to it: the last page of a host would wait
  /// for as long as the loop does.
  private static let lookMilliseconds: Int32 = 50

  init(_ inbox: CurlInbox) { self.inbox = inbox }

  /// Works until the inbox is closed. Every order has its reply when this returns.
  mutating func run() {
    while true {
      let mail = inbox.takeMail()
      waiting += mail.orders
      for ticket in mail.cancelled { cancel(ticket) }
      startWaiting()
      if mail.isClosed { break }
      do throws(CurlFault) {
        try work()
      } catch {
        for one in running.values { end(one, failed(one, error.error(about: one.subject))) }
        // A fault that lasts must not keep a core busy.
        usleep(100_000)
      }
    }
    for one in running.values { end(one, failed(one, .cancelled(one.subject))) }
    for order in waiting { refuse(order) }
  }

  private func refuse(_ order: CurlInbox.Order) {
    order.reply.resume(
      returning: Exchanged(result: .failure(.cancelled(order.request.subject)), requests: 0))
  }

  /// One round: whatever can be sent and read now, what is over, and a wait for more.
  private mutating func work() throws(CurlFault) {
    var count: Int32 = 0
    try check("curl_multi_perform", curl_multi_perform(inbox.multi, &count))
    while let message = curl_multi_info_read(inbox.multi, &count)?.pointee {
      guard message.msg == CURLMSG_DONE, let one = running[message.easy_handle] else { continue }
      end(one, one.transfer.outcome(message.data.result))
    }
    startWaiting()
    try check("curl_multi_poll", curl_multi_poll(inbox.multi, nil, 0, pollMilliseconds, &count))
  }

  private var pollMilliseconds: Int32 { running.isEmpty ? 1000 : Self.lookMilliseconds }

  private mutating func startWaiting() {
    while running.count < Self.mostTransfers, !waiting.isEmpty { start(waiting.removeFirst()) }
  }

  private mutating func start(_ order: CurlInbox.Order) {
    do throws(CurlFault) {
      let transfer = try CurlTransfer(order.request)
      try check("curl_multi_add_handle", curl_multi_add_handle(inbox.multi, transfer.handle))
      running[transfer.handle] = Running(order: order, transfer: transfer)
    } catch {
      order.reply.resume(
        returning: Exchanged(
          result: .failure(error.error(about: order.request.subject)), requests: 0))
    }
  }

  private mutating func cancel(_ ticket: Int) {
    if let place = waiting.firstIndex(where: { $0.ticket == ticket }) {
      return refuse(waiting.remove(at: place))
    }
    guard let one = running.values.first(where: { $0.order.ticket == ticket }) else { return }
    end(one, failed(one, .cancelled(one.subject)))
  }

  private mutating func end(_ one: Running, _ outcome: Exchanged) {
    running[one.transfer.handle] = nil
    do throws(CurlFault) {
      try check(
        "curl_multi_remove_handle", curl_multi_remove_handle(inbox.multi, one.transfer.handle))
      one.order.reply.resume(returning: outcome)
    } catch {
      one.order.reply.resume(returning: failed(one, error.error(about: one.subject)))
    }
  }

  private func failed(_ one: Running, _ error: FetchError) -> Exchanged {
    Exchanged(result: .failure(error), requests: one.transfer.requests)
  }

  private func check(_ function: String, _ code: CURLMcode) throws(CurlFault) {
    guard code == CURLM_OK else { throw CurlFault(function, code) }
  }
}
