import BusModel
import Testing

@testable import BusExtract

@Suite("Words that look like names and are none")
struct NoNameTests {
  private func table(_ head: String) -> RawTimetable? {
    let hours = (7...9).map { "<tr><td>\($0)</td><td>05 25</td></tr>" }.joined()
    return read(
      "<title>時刻表</title>\(head)<table><tr><th>時</th><th>平日</th></tr>\(hours)</table>"
    ).timetables.first
  }

  @Test("a label of a line that is a way says where its buses go, and not from where this one does")
  func way() {
    let told = table("<h1>大学東門前</h1><p>路線: 大学東門前→八戸口駅前</p>")
    #expect(told?.stop == "大学東門前")
    #expect(told?.destination == "八戸口駅前")
    #expect(told?.routeName == nil)
  }

  @Test("from where a bus comes is not its name, and neither is the number of a plan")
  func kinds() {
    #expect(table("<h2>杉山駅からの送迎バス</h2>")?.routeName == nil)
    #expect(table("<h2>【案3】杉山 → 浜町</h2>")?.routeName == nil)
    #expect(table("<h2>無料送迎バス</h2>")?.routeName == "無料送迎バス")
  }

  @Test("次々発 is no stop, and what a timetable is sorted by is no part of one")
  func words() {
    #expect(table("<h1>杉山口</h1><p>次々発</p>")?.stop == "杉山口")
    #expect(table("<h1>杉山口のりば別時刻表</h1>")?.stop == "杉山口")
    #expect(table("<h1>杉山方面別時刻表</h1>")?.stop == nil)
    #expect(table("<h1>登別時刻表</h1>")?.stop == "登別")
  }

  @Test("a line that is called by its ports is not called by the last of them")
  func ports() {
    #expect(table("<h2>浜港－中島－大島航路</h2>")?.routeName == "浜港－中島－大島航路")
    #expect(table("<h2>浜港－大島航路</h2>")?.routeName == nil)
    #expect(table("<h2>大島航路</h2>")?.routeName == "大島航路")
  }

  @Test(
    "a company's kinds of line in its menu are none of its lines",
    arguments: ["生活路線", "一般路線", "各路線"])
  func kindsOfLine(_ kind: String) {
    let told = read(
      "<h1>剣岳登山バス</h1><ul><li>\(kind)</li><li>貸切バス</li></ul><h2>のぼり</h2><table><tr><th>五条駅前</th><th>温泉</th><th>登山口</th></tr>"
        + "<tr><td>7:30</td><td>7:50</td><td>8:35</td></tr><tr><td>9:00</td><td>9:20</td><td>10:05</td></tr></table>"
    )
    #expect(!told.timetables.isEmpty)
    #expect(!told.timetables.contains { $0.routeName == kind })
  }
}
