import BusModel
import BusQuery
import Testing

@Suite("how far a run is")
struct RunProgressTests {
  private static let start = Moment(secondsSince1970: 1_795_000_000)

  private func progress(_ events: [RunEvent]) -> RunProgress {
    var progress = RunProgress(start: Self.start)
    progress.take(.began(pages: ["a.example": 4, "b.example": 1]))
    for event in events { progress.take(event) }
    return progress
  }

  @Test("pages, those unchanged and errors are counted, and who is waited for is named")
  func words() {
    let progress = progress([
      .notModified(url: "http://A.example:8080/1"),
      .fetched(url: "http://b.example/", bytes: 1, sha256: ""),
      .notFetched(subject: "http://a.example/2", .httpStatus(404)),
    ])
    let now = Self.start.adding(seconds: 10)
    #expect(
      progress.words(.en, at: now) == "3 of 5 pages, 1 unchanged, 1 error; waiting for a.example: "
        + "2 left, one after the other with a pause; 10 s left")
    #expect(
      progress.words(.ja, at: now)
        == "5ページ中3ページ、変更なし1、失敗1。a.example の残り2ページを、間を置いて一つずつ取得中。残り約10秒")
    #expect(!progress.isOver)
  }

  @Test(
    "a line is no wider than the terminal, and begins with a bar", arguments: [20, 40, 80, 200])
  func line(_ width: Int) {
    let progress = progress([.notModified(url: "http://a.example/1")])
    let line = progress.line(.ja, width: width, at: Self.start.adding(seconds: 5))
    #expect(line.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2500 ? 1 : 2) } <= 2 * width)
    #expect(width < 40 || line.hasPrefix("████░"))
  }

  @Test("what was not waited for is not counted, and a run of nothing is over")
  func strangers() {
    #expect(progress([.fetched(url: "http://c.example/", bytes: 1, sha256: "")]) == progress([]))
    var none = RunProgress(start: Self.start)
    none.take(.began(pages: [:]))
    #expect(none.isOver)
  }

  @Test("a request is one line with what it took")
  func request() {
    var request = RequestRecord(
      page: "http://a.example/", url: "http://a.example/b", host: "a.example",
      at: Moment(secondsSince1970: 0))
    (request.status, request.httpVersion, request.address) = (200, "2", "192.0.2.1")
    (request.attempt, request.hop, request.wireBytes, request.milliseconds) = (2, 1, 900, 12)
    #expect(
      RunEvent.request(request).words(.en)
        == "GET http://a.example/b: 200 HTTP/2, 192.0.2.1, 12 ms, 900 bytes, try 2, redirect 1")
  }
}
