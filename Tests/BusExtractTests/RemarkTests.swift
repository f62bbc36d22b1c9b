import BusModel
import Testing

@testable import BusExtract

@Suite("remarks beside a timetable")
struct RemarkTests {
  private static let table = """
    <table><tr><th>時</th><th>平日</th></tr><tr><th>7</th><td>05 35</td></tr>\
    <tr><th>8</th><td>10 40</td></tr><tr><th>9</th><td>05</td></tr></table>
    """

  private func remarks(_ above: String, _ below: String = "") -> PageRemarks {
    Extract.page(Array("<body>\(above)\(Self.table)\(below)</body>".utf8)).remarks
  }

  @Test("a line that nothing used is a remark with its place and its timetable")
  func line() {
    let found = remarks(
      "<h1>港駅前</h1><p>緑1系統 市役所行</p><p>小銭をご用意ください</p>", "<p>先着順です。</p>")
    #expect(found.shown.map(\.text) == ["小銭をご用意ください", "先着順です。"])
    #expect(found.shown.map(\.at) == ["p[2]", "p[3]"])
    #expect(found.shown.allSatisfy { $0.beside == "table[1]/tr[1]/th[2]" })
  }

  @Test(
    "a line of which names, days or rules were made is no remark",
    arguments: ["市役所行", "緑1系統 市役所行", "平日", "※12月31日～1月3日は運休します。"])
  func used(_ line: String) {
    let found = remarks("<h1>港駅前</h1><p>緑1系統 市役所行</p><p>\(line)</p>")
    #expect(!found.shown.contains { $0.text == line })
  }

  @Test("menus, links, footers and what stands in other sections are counted and not shown")
  func frame() {
    let found = remarks(
      "<nav><ul><li>路線図を見る</li><li>会社案内のページ</li></ul></nav><h1>港駅前</h1>",
      """
      <p><a href="/">前の頁へもどる</a></p><footer>会社の住所など</footer>
      <p>Copyright 2026 ことりバス</p><p>おわりの言葉です</p>
      """)
    #expect(found.shown.isEmpty)
    #expect(found.otherLines == 6)
  }

  @Test("a page of many lines shows twelve, each of 160 characters at the most")
  func bounds() {
    let long = String(repeating: "長い話", count: 100)
    let lines = (1...40).map { "<p>\($0)つめのお願いです</p>" }.joined()
    let found = remarks("<h1>港駅前</h1><p>\(long)</p>", lines)
    #expect(found.shown.count == 12)
    #expect(found.otherLines == 29)
    #expect(found.shown.allSatisfy { $0.text.count <= 161 })
  }
}
