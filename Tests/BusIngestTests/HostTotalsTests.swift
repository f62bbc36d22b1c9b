import BusFetch
import BusModel
import BusStore
import Testing

@testable import BusIngest

@Suite("what a run asks of a host is added up")
struct HostTotalsTests {
  private func request(
    _ host: String, _ status: Int?, sent: Int = 1, url: String = "http://a.example/t.html"
  ) -> RequestRecord {
    var request = RequestRecord(
      page: url, url: url, host: host, at: Moment(secondsSince1970: 0))
    (request.status, request.sent, request.wireBytes, request.bytes) = (status, sent, 10, 30)
    (request.milliseconds, request.waitMilliseconds) = (5, 1000)
    if status == nil { request.fault = .unreachable(said: "") }
    return request
  }

  @Test("requests, those not modified, failures, bytes and waits, host by host")
  func sums() {
    var totals = HostTotals()
    totals.add(request("b", 304))
    totals.add(request("a", 404, url: "http://a.example/robots.txt"))
    totals.add(request("a", 404))
    totals.add(request("a", nil, sent: 2))
    totals.add(request("a", nil, sent: 0))
    var (a, b) = (HostNight(host: "a"), HostNight(host: "b"))
    (a.requests, a.failed, a.wireBytes, a.bytes, a.milliseconds, a.waited) = (
      4, 2, 30, 90, 15, 3000
    )
    (b.requests, b.notModified, b.wireBytes, b.bytes, b.milliseconds, b.waited) = (
      1, 1, 10, 30, 5, 1000
    )
    #expect(totals.nights == [a, b])
  }

  @Test("a request that was not plain says how it went, a plain one nothing")
  func records() {
    var record = FetchRecord(url: "u", at: Moment(secondsSince1970: 0))
    record.note([request("a", 304)])
    #expect(record.attempt == nil && record.address == nil && record.hops == nil)
    var odd = request("a", 200)
    (odd.attempt, odd.hop, odd.address, odd.httpVersion) = (2, 1, "192.0.2.1", "2")
    record.note([request("a", 301), odd])
    #expect(record.attempt == 2 && record.hops == 1 && record.httpVersion == "2")
    #expect(record.address == "192.0.2.1")
  }
}
