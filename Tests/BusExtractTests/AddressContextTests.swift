import BusExtract
import BusModel
import Testing

@Suite("A page and its address")
struct AddressContextTests {
  private func page(_ header: String, _ body: String = "") -> [UInt8] {
    let rows = (7...9).map { "<tr><th>\($0)</th><td>05 35</td></tr>" }.joined()
    return Array(
      "<h1>港</h1>\(body)<table><tr><th>時</th><th>\(header)</th></tr>\(rows)</table>".utf8)
  }

  @Test("days and platform that the page leaves unsaid are taken from the address, and said so")
  func fills() {
    let read = Extract.page(page("分"), url: "https://bus.example.jp/t?daydiv=2&pl=4")
    #expect(read.timetables.map(\.label) == ["土曜"])
    #expect(read.timetables.map(\.platform) == ["4"])
    #expect(read.notices.filter { $0.code == "fromAddress" }.count == 2)
    #expect(read.verdict == .timetable)
  }

  @Test("the page's own words win over its address, and nothing is noted")
  func pageWins() {
    let bytes = page("平日", "<p>1番のりば</p>")
    #expect(
      Extract.page(bytes, url: "https://bus.example.jp/t?daydiv=2&pl=4") == Extract.page(bytes))
  }

  @Test("two columns of a stop are not given the same days by an address")
  func twoColumns() {
    let rows = (7...9).map { "<tr><th>\($0)</th><td>05</td><td>35</td></tr>" }.joined()
    let bytes = Array(
      "<h1>港</h1><table><tr><th>時</th><th>東口行</th><th>西口行</th></tr>\(rows)</table>".utf8)
    let read = Extract.page(bytes, url: "https://bus.example.jp/t?daydiv=2")
    #expect(read.timetables.map(\.label) == [nil, nil])
  }
}
