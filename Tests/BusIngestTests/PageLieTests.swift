import BusIngest
import BusModel
import Testing

private func html(_ title: String, _ body: String = "") -> [UInt8] {
  Array("<html><head><title>\(title)</title></head><body><p>\(title)</p>\(body)</body></html>".utf8)
}

@Suite("an answer that is no page of times is called by its name")
struct PageLieTests {
  @Test(
    "a refused page says what it is",
    arguments: [
      (Array("%PDF-1.7\n1 0 obj".utf8), .pdf), ([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], .image),
      ([0xff, 0xd8, 0xff, 0xe0, 0, 16], .image), (Array("GIF89a".utf8), .image),
      ([0x50, 0x4b, 3, 4, 20, 0], .packedFile), ([0x1f, 0x8b, 8, 0, 0], .packedFile),
      (html("会員ページ", "<form><input type=\"PASSWORD\"></form>"), .login),
      (html("ただいまメンテナンス中です"), .maintenance), (html("404 Not Found"), .errorPage),
      (html("ページが見つかりません"), .errorPage), (html("Access Denied"), .firewall),
      (html("bus.example", "<h1>Buy this domain</h1>"), .parked),
      (
        [0x3c, 0x70, 0x3e, 0x83, 0x81, 0x83, 0x93, 0x83, 0x65, 0x83, 0x69, 0x83, 0x93, 0x83, 0x58],
        .maintenance
      ),
    ] as [([UInt8], PageRefusal)])
  func names(_ bytes: [UInt8], _ refusal: PageRefusal) {
    let document = PageDocument(reading: bytes)
    #expect(document.verdict == .notATimetable)
    #expect(document.fault?.content == .refusal(refusal))
  }

  @Test(
    "what the bytes do not say is said by the type, of a page without times alone",
    arguments: [
      ("application/pdf", .pdf), ("image/svg+xml", .image), ("application/json", .notHTML),
      ("Application/Octet-Stream; x=1", .packedFile), ("video/mp4", .notHTML),
      ("application/vnd.ms-excel", .packedFile),
    ] as [(String, PageRefusal)])
  func types(_ type: String, _ refusal: PageRefusal) {
    let bytes = Array(repeating: UInt8(0x01), count: 300)
    let document = PageDocument(reading: bytes, contentType: type)
    #expect(document.fault?.content == .refusal(refusal))
    let page = PageDocument(reading: Array(SamplePage().html.utf8), contentType: type)
    #expect(page.verdict == .timetable)
  }

  @Test("words beside a timetable do not make it another page")
  func timetable() {
    let words = "<form><input type=\"password\"></form><p>メンテナンスのお知らせ 404 Not Found</p>"
    let page = SamplePage().html.replacing("</body>", with: words + "</body>")
    let document = PageDocument(reading: Array(page.utf8))
    #expect(document.verdict == .timetable)
  }
}
