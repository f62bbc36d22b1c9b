import BusExtract
import Testing

@Suite("Plain markup")
struct PlainMarkupTests {
  @Test(
    "what is read without libxml2 is what libxml2 reads, in every fixture", arguments: Fixture.all)
  func fixtures(_ page: Fixture) {
    #expect(PageParser.agreement(on: page.page) != false)
  }

  @Test("damage to a page never makes the two readings differ", arguments: Fixture.all)
  func damage(_ page: Fixture) {
    let whole = page.page
    var seed = UInt64(whole.count)
    for _ in 0..<60 {
      var damaged = whole
      Self.damage(&damaged, &seed)
      #expect(PageParser.agreement(on: damaged) != false, "\(page), \(seed)")
    }
  }

  @Test("nine of ten fixtures are plain")
  func share() {
    let plain = Fixture.all.count { PageParser.agreement(on: $0.page) != nil }
    #expect(plain * 10 >= Fixture.all.count * 9)
  }

  @Test("names that only begin alike are not taken for one another")
  func longNames() {
    for name in ["blockquoxx", "figcaptioo", "blockquotes", "blockquotesblockquotes"] {
      for page in ["<p>1<\(name)>2", "<blockquote>1</\(name)>2", "<\(name)>1</\(name)>2"] {
        #expect(PageParser.agreement(on: Array(page.utf8)) != false, "\(page)")
      }
    }
  }

  /// Swaps, drops or doubles a stretch between two brackets, or writes a byte of markup somewhere.
  private static func damage(_ page: inout [UInt8], _ seed: inout UInt64) {
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % max(limit, 1)
    }
    guard !page.isEmpty else { return }
    let start = random(page.count)
    let end = min(start + 1 + random(40), page.count)
    switch random(4) {
    case 0: page.removeSubrange(start..<end)
    case 1: page.insert(contentsOf: page[start..<end], at: random(page.count))
    case 2: page[start] = Array("<>/\"'&=! p-;".utf8)[random(12)]
    default:
      let snippets = [
        "<p>", "</p>", "<br/>", "<li>", "<td>", "&amp;", "&nbsp", "<!--", "-->", "<b/>", "</div>",
        " a=1 ", "<table>", "&#12;", "<p a=1 a=2>", "<html>", "<body>", "&#xFFFE;",
        "</td>", "</head>", "</body>", "<form>", "<title>", "</p", "<!---->", "<?x>", "< ", "</>",
      ]
      page.insert(contentsOf: snippets[random(snippets.count)].utf8, at: start)
    }
  }
}
