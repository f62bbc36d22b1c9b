import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// What stands under the name of a line, over or below the timetables.
@Suite("a notice is of the line that it stands under")
struct LineNoticeTests {
  /// The times with days of their own, with these.
  private func marked(_ read: Normalise.Result) -> [String] {
    read.timetables.flatMap(\.departures).compactMap { departure in
      departure.pattern.map { "\(departure.departureTime) \($0.text)" }
    }
  }

  @Test(
    "a notice under the name of a line is of that line's buses",
    arguments: [
      ("<dl><dt>南線</dt><dd>12月20日は、15時以降の便を運休します。</dd></dl>", ["15:40 12/20運休"]),
      ("<table><tr><th>南線</th><td>12月20日は、15時以降の便を運休します。</td></tr></table>", ["15:40 12/20運休"]),
      ("<dl><dt>北線</dt><dd>12月20日は、15時以降の便を運休します。</dd></dl>", []),
      ("<p>12月20日は、15時以降の便を運休します。</p>", ["15:40 12/20運休", "16:15 12/20運休"]),
    ])
  func underName(notice: String, times: [String]) {
    let grid = { (line: String, minute: Int) in
      "<h2>\(line)　\(line)口ゆき</h2><table><tr><th>時</th><th>毎日</th></tr>"
        + (8...10).map { "<tr><th>\($0)</th><td>\(minute)</td></tr>" }.joined()
        + "<tr><th>\(minute < 30 ? 16 : 15)</th><td>\(minute)</td></tr></table>"
    }
    let page = read("<h1>循環バス</h1>\(grid("南線", 40))\(grid("西線", 15))<h2>お知らせ</h2>\(notice)")
    #expect(marked(Normalise.timetables(of: page)) == times)
  }

  @Test("what a definition says of all buses is of the line that its term names")
  func definitionOfLine() {
    let grid = { (line: String) in
      "<h2>\(line)　\(line)口ゆき</h2><table><tr><th>時</th><th>毎日</th></tr>"
        + (8...10).map { "<tr><th>\($0)</th><td>10 40</td></tr>" }.joined() + "</table>"
    }
    let page = read(
      "<h1>循環バス</h1>\(grid("南線"))\(grid("西線"))<h2>お知らせ</h2>"
        + "<dl><dt>西線</dt><dd>12月14日から18日まで、橋の架け替え工事のため全便運休します。</dd>"
        + "<dt>全路線</dt><dd>12月31日は運休します。</dd></dl>")
    let rules = Normalise.timetables(of: page).dayRules
    #expect(!rules.contains { $0.runs == ServiceDayKind.none && $0.because.contains("14日") })
    #expect(rules.contains { $0.runs == ServiceDayKind.none && $0.because.contains("31日") })
  }

  @Test("days in definitions over the timetables are of the course that the term names")
  func coursesAbove() throws {
    let trips = { (time: Int) in
      "<table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>役場</td><td>\(time):10</td><td>13:10</td></tr>"
        + "<tr><td>橋</td><td>\(time):20</td><td>13:20</td></tr><tr><td>駅</td><td>\(time):30</td><td>13:30</td></tr></table>"
    }
    let read = Normalise.timetables(
      of: read(
        "<h1>はなバス</h1><h3>運行日</h3><dl><dt>東コース</dt><dd>月曜日・木曜日に運行します。</dd><dt>西コース</dt><dd>火曜日に運行します。</dd></dl>"
          + "<h3>東コース</h3>\(trips(8))<h3>西コース</h3>\(trips(9))"))
    let east = read.timetables.filter { $0.departures.contains { $0.departureTime.hour == 8 } }
    let west = read.timetables.filter { $0.departures.contains { $0.departureTime.hour == 9 } }
    #expect(!east.isEmpty && east.allSatisfy { $0.pattern?.text == "月曜・木曜" })
    #expect(!west.isEmpty && west.allSatisfy { $0.pattern?.text == "火曜" })
  }

  @Test("a heading of one line outweighs one that lists several, and what is common is of all")
  func oneOfLines() {
    let grid = { (line: String) in
      "<h2>\(line)（センター～\(line)口）</h2><p>運行日：毎日</p><table><tr><th>時</th><th>分</th></tr>"
        + (8...10).map { "<tr><th>\($0)</th><td>10 40</td></tr>" }.joined() + "</table>"
    }
    let page = read(
      "<title>北線・南線の時刻</title><h2>北線・南線の時刻</h2>\(grid("北線"))\(grid("南線"))<h2>両路線共通</h2><p>12月31日～1月3日は全便運休します。</p>"
    )
    #expect(page.timetables.map(\.routeName) == ["北線", "南線"])
    #expect(Normalise.timetables(of: page).dayRules.contains { $0.runs == ServiceDayKind.none })
  }

  @Test("when a shop beside the line is closed is none of the line's days")
  func shopBeside() {
    let read = hourPage(
      "<h2>沿線のご案内</h2><dl><dt>道の駅</dt><dd>9:00～17:00　12月31日・1月1日休業</dd></dl>", heads: ["毎日"])
    #expect(!read.dayRules.contains { $0.runs == ServiceDayKind.none })
  }
}
