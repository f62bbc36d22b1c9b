import BusModel
import Testing

@testable import BusExtract

/// Names in summaries, in titles of tables and in lines that are called by both their ends.
@Suite("names of stops and lines with two ends")
struct TwoEndNameTests {
  @Test("the summary of what can be opened is the stop of the times in it")
  func summaries() {
    let parts = [("栗の木坂", "7:05　8:05　9:05"), ("郵便局前", "7:09　8:09　9:09"), ("よくあるご質問", "ありません")]
      .map { "<details><summary>\($0.0)</summary><p>\($0.1)</p></details>" }
    let found = read(
      "<title>あさひ台線</title><h1>朝日観光バス</h1><h2>あさひ台線　あさひ台行　平日</h2>\(parts.joined())")
    #expect(found.judgement == .timetable)
    #expect(found.timetables.map(\.stop) == ["栗の木坂", "郵便局前"])
    let closed = read(
      "<title>時刻表</title><details><summary>郵便局前</summary><p>ありません</p></details><h2>あさひ台行</h2><table>"
        + "<tr><th>時</th><th>平日</th></tr><tr><th>7</th><td>05 40</td></tr><tr><th>8</th><td>15</td></tr>"
        + "<tr><th>9</th><td>10</td></tr></table>")
    #expect(closed.timetables.map(\.stop) == [nil])
  }

  private func trips(_ title: String, _ rows: [[String]]) -> RawPage {
    let head = "<tr><th></th>" + (1...3).map { "<th>\($0 * 2)</th>" }.joined() + "</tr>"
    let body = rows.map { row in
      "<tr><th>\(row[0])</th>" + row.dropFirst().map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    let top = title.isEmpty ? "" : "<tr><th colspan=4>\(title)</th></tr>"
    return read(
      "<title>高速バス</title><h1>つつじ平⇔港南線</h1><table>\(top)\(head)\(body.joined())</table>")
  }

  @Test("a line that is called by both its ends with an arrow between is a line, and no place")
  func lineOfArrows() {
    let rows = [
      ["つつじ平駅", "6:30", "9:00", "15:00"], ["つつじ平IC", "6:45", "9:15", "15:15"],
      ["港南BT", "8:40", "11:10", "17:10"],
    ]
    for title in ["", "つつじ平 → 港南（上り）"] {
      let found = trips(title, rows).timetables
      #expect(found.allSatisfy { $0.routeName == "つつじ平⇔港南線" })
      #expect(!found.contains { $0.destination == "港南線" })
    }
  }

  @Test("two stops of a way that the table's own title names are a way's ends")
  func twoStops() {
    let rows = [["港南BT", "9:20", "13:20", "18:20"], ["つつじ平駅", "11:30", "15:30", "20:30"]]
    let found = trips("港南 → つつじ平（下り）", rows)
    #expect(found.judgement == .timetable)
    #expect(found.timetables.map(\.stop) == ["港南BT", "つつじ平駅"])
    #expect(found.timetables.map(\.departures.count) == [3, 0])
    #expect(trips("つつじ平 → 港南（上り）", rows).judgement != .timetable)
  }
}
