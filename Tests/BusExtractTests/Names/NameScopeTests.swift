import BusModel
import Testing

@testable import BusExtract

@Suite("Names belong to the timetable they stand by")
struct NameScopeTests {
  private func table(_ minute: Int) -> String {
    "<table><tr><th>時</th><th>平日</th></tr>"
      + (6..<10).map { "<tr><td>\($0)</td><td>\(minute) \(minute + 20)</td></tr>" }.joined()
      + "</table>"
  }

  private func names(_ html: String) -> [[String?]] {
    read(html).timetables.map { [$0.stop, $0.routeName, $0.destination, $0.platform] }
  }

  @Test("a heading holds for the tables up to the next one of its level")
  func sections() {
    let html =
      "<h1>緑町 時刻表</h1><h2>浜行き</h2><p>系統：1</p>\(table(10))<h2>港行き</h2>\(table(12))"
    #expect(names(html) == [["緑町", "1", "浜", nil], ["緑町", nil, "港", nil]])
  }

  @Test("what stands in another timetable's box is that one's")
  func boxes() {
    let html = "<div><p>2番のりば 浜行き</p>\(table(10))</div><div><p>港行き</p>\(table(12))</div>"
    #expect(names(html) == [[nil, nil, "浜", "2"], [nil, nil, "港", nil]])
  }

  @Test(
    "a linked tab is another page's, the one without a link is this page's",
    arguments: [
      "<ul><li><a href=a>浜方面</a></li><li>港方面</li></ul>",
      "<p>[ <a href=a>浜方面</a> ] [ <b>港方面</b> ]</p>",
      "<ul><li><a href=a>浜方面</a></li><li class=on><a href=b>港方面</a></li></ul>",
    ])
  func tabs(_ row: String) { #expect(names(row + table(10))[0][2] == "港方面") }

  @Test(
    "a row of links is a menu, and no name whatever its words read like side by side",
    arguments: [
      "<div><a href=a>時刻表 Timetable</a><a href=b>運賃 Fares</a><a href=c>バス停 Stops</a></div>",
      "<p><a href=a>ルート案内</a> <a href=b>お知らせ</a> <a href=c>バス停</a></p>",
      "<div><a href=a>緑町のりば</a><a href=b>港行き</a></div>",
    ])
  func menu(_ row: String) {
    #expect(names(row + "<h1>若葉線 時刻表</h1>" + table(10)) == [[nil, "若葉線", nil, nil]])
  }

  @Test("the heading of a column is its own, and a reading in kana is no part of a name")
  func columns() {
    let html =
      "<h1>緑町<span>みどりまち</span></h1><table><tr><th>時</th><th>浜行き</th><th>港行き</th></tr>"
      + (6..<10).map { "<tr><td>\($0)</td><td>10 30</td><td>15 45</td></tr>" }.joined() + "</table>"
    #expect(names(html) == [["緑町", nil, "浜", nil], ["緑町", nil, "港", nil]])
  }

  @Test("two headings that contradict are told as a notice with both names")
  func contradiction() {
    let page = read("<p>浜行き</p><p>港行き</p>\(table(10))")
    #expect(page.timetables[0].destination == nil)
    #expect(page.notices.map(\.content) == [.contradictoryNames(.destination, "浜", "港")])
    #expect(page.verdict == .timetable)
  }

  @Test("each name says where it was found, and the explanation lists what lost")
  func sources() {
    let html = "<title>緑町</title><h1>緑町 時刻表</h1><p>浜行き</p>\(table(10))"
    let sources = read(html).timetables[0].sources
    #expect(sources == NameSources(stop: "h1[1]", destination: "p[1]"))
    let stop = Extract.explain(Array(html.utf8)).names.first { $0.kind == .stop }
    #expect(stop?.told == "緑町")
    #expect(stop?.witnesses.map(\.place) == [.nearestHeading, .title])
  }

  @Test("a hidden field of a form names the platform where the page is silent")
  func hiddenFields() {
    let page = read("<h1>緑町 時刻表</h1><form><input type=hidden name=pl value=2></form>\(table(10))")
    #expect(page.timetables.map(\.platform) == ["2"])
    #expect(page.timetables[0].sources.platform == "address")
  }

  @Test("a heading of days is part of what the heading before it heads")
  func dayHeadings() {
    let page = read(
      """
      <h2>鹿ノ湯線</h2><h3>葵駅 → 鹿ノ湯温泉（高原の里 経由）</h3><p>葵駅 発車時刻</p>
      <h3>平日</h3><ul><li>7:24</li><li>7:43</li><li>8:33</li></ul>
      <h3>土日祝</h3><ul><li>7:02</li><li>7:15</li><li>8:32</li></ul>
      """)
    #expect(page.timetables.map(\.destination) == ["鹿ノ湯温泉", "鹿ノ湯温泉"])
  }

  @Test("the number before where buses go is the line of their column")
  func columnLines() {
    let page = read(
      """
      <h1>葵通</h1><table><tr><th rowspan="2">時</th><th>61 松ヶ枝行</th><th>62 大谷口行</th></tr>
      <tr><th>平日</th><th>平日</th></tr>
      <tr><td>7</td><td>05 25</td><td>15</td></tr><tr><td>8</td><td>05 35</td><td>45</td></tr></table>
      """)
    #expect(page.timetables.map(\.routeName) == ["61", "62"])
  }
}
