import BusModel
import Testing

@testable import BusExtract

/// Tables of so few times that only what stands around them says what they are.
@Suite("tables of few times")
struct FewTimesTests {
  private func pair(_ first: String, _ second: String) -> String {
    "<table><tr><th>\(first)</th><td>8:52</td><td>12:30</td></tr>"
      + "<tr><th>\(second)</th><td>9:08</td><td>12:46</td></tr></table>"
  }

  @Test("two stops and two times each are a timetable on a page that is called one")
  func pairOfStops() {
    let page = read("<h1>路線バス時刻表</h1><h2>緑線</h2>\(pair("緑病院", "加茂"))")
    #expect(page.judgement == .timetable)
    #expect(times(page) == "8:52 12:30")
    #expect(page.timetables[0].stop == "緑病院")
    #expect(page.timetables[0].departures.map(\.destination) == ["加茂", "加茂"])
  }

  @Test(
    "a row of remarks or of days beside two stops is said of their trips",
    arguments: ["備考", "運行日", "運転日"])
  func pairWithRemarks(_ head: String) {
    let row = "<tr><th>\(head)</th><td>平日</td><td>毎日</td></tr></table>"
    let table = pair("緑病院", "加茂").replacing("</table>", with: row)
    for heading in ["<h1>路線バス時刻表</h1><h2>緑線</h2>", "<h1>緑線のダイヤ</h1>"] {
      let page = read(heading + table)
      #expect(page.judgement == .timetable)
      #expect(page.timetables.filter { $0.stop == "緑病院" }.flatMap(\.departures).count == 2)
    }
    #expect(read("<h1>緑線ウォーク大会</h1>" + table).judgement != .timetable)
    let fares = "<tr><th>運賃表</th><td>210円</td><td>300円</td></tr></table>"
    let other = pair("緑病院", "加茂").replacing("</table>", with: fares)
    #expect(read("<h1>路線バス時刻表</h1>" + other).judgement != .timetable)
  }

  @Test(
    "two rows of times are none elsewhere",
    arguments: [
      "<h1>緑線 始発・終バス時刻</h1>", "<h1>バス旅行 行程</h1>", "<h1>緑線ウォーク大会</h1>", "<h1>駅前のお店</h1>",
    ])
  func otherPairs(_ heading: String) {
    #expect(read(heading + pair("緑病院", "桜台駅")).judgement != .timetable)
  }

  @Test(
    "rows of 発 below numbers are departures of two stops",
    arguments: [["", "1", "2", "3", "4"], ["便", "1便", "2便", "3便", "4便"]])
  func numberedStarts(_ heads: [String]) {
    let rows = [
      heads, ["桜港発", "7:00", "8:20", "11:10", ""], ["緑島港発", "6:30", "7:25", "9:00", "12:20"],
    ]
    let table = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
    let page = read("<h1>海上タクシー時刻表</h1><table>\(table)</table>")
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.stop) == ["桜港", "緑島港"])
    #expect([times(page), times(page, 1)] == ["7:00 8:20 11:10", "6:30 7:25 9:00 12:20"])
  }

  private func hours(_ rows: [(String, String)]) -> String {
    "<table>" + rows.map { "<tr><th>\($0.0)</th><td>\($0.1)</td></tr>" }.joined() + "</table>"
  }

  @Test("a table of one hour beside others is read below days of its own")
  func oneHour() {
    let page = read(
      "<h1>緑町 時刻表</h1><h2>平日</h2>\(hours([("6", "10 50"), ("7", "00 30"), ("8", "05")]))"
        + "<h2>土曜</h2>\(hours([("7", "20 45")]))<h2>日祝</h2>\(hours([("8", "20")]))")
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.label) == ["平日", "土曜", "日祝"])
    #expect([times(page, 1), times(page, 2)] == ["7:20 7:45", "8:20"])
  }

  @Test("a table of one number and others is none below a heading without days")
  func otherNumbers() {
    let page = read(
      "<h1>緑町 時刻表</h1><h2>平日</h2>\(hours([("6", "10 50"), ("7", "00 30"), ("8", "05")]))"
        + "<h2>のりば</h2>\(hours([("3", "12 13")]))")
    #expect(page.timetables.count == 1)
  }

  @Test("a line is called by its name and not by the 路線番号 beside it")
  func nameBesideNumber() {
    let lines = { (text: String) in
      NameLine(text).claims.filter { $0.kind == .routeName }.map(\.text)
    }
    #expect(lines("北町区ルート 路線番号1 緑～桜線") == ["北町区ルート"])
    #expect(lines("路線番号3 緑町") == ["3"])
  }
}
