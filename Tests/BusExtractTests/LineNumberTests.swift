import BusModel
import Testing

@testable import BusExtract

/// Numbers beside minutes that are none.
@Suite("numbers of lines beside minutes")
struct LineNumberTests {
  @Test(
    "the number of a line behind a minute is no minute, in brackets or printed smaller",
    arguments: [
      { "<b>\($1)</b><br><small>[\($0)]</small>" }, { "\($1)<br>[\($0)]" }, { "\($1)[\($0)]" },
      { "[\($0)] \($1)" }, { "\($1)<br><small>\($0)</small>" },
      { "<div>\($1)</div><div>［\($0)］</div>" }, { "\($1) \($0)系統" },
    ] as [@Sendable (String, String) -> String])
  func numbersBehind(cell: @Sendable (String, String) -> String) {
    let rows = [
      (6, [("31", "50")]), (7, [("32", "15"), ("31", "40")]), (8, [("32", "05"), ("31", "35")]),
      (9, [("32", "20")]), (11, [("31", "20")]), (14, [("32", "20")]), (16, [("31", "35")]),
    ].map { hour, minutes in
      "<tr><th>\(hour)</th>" + minutes.map { "<td>\(cell($0.0, $0.1))</td>" }.joined()
        + String(repeating: "<td></td>", count: 3 - minutes.count) + "</tr>"
    }
    let page = read(
      "<h1>美術館 時刻表</h1><p>駅 行き</p><table><tr><th colspan=4>平日</th></tr>\(rows.joined())</table>"
        + "<p>[31] 大学病院 経由 駅ゆき<br>[32] 港町一丁目 経由 駅ゆき</p>")
    #expect(page.judgement == .timetable)
    #expect(
      page.timetables.first?.departures.map { $0.hour * 100 + $0.minute }
        == [650, 715, 740, 805, 835, 920, 1120, 1420, 1635])
  }

  @Test("numbers in brackets that nothing explains make the page doubtful where they fall")
  func numbersUnexplained() {
    let table = { (cells: [String]) in
      read(
        "<h1>美術館 時刻表</h1><p>駅 行き</p><h2>平日</h2><table>"
          + cells.enumerated().map { "<tr><th>\($0 + 6)</th><td>\($1)</td></tr>" }.joined()
          + "</table>")
    }
    #expect(table(["50 (31)", "40 (31)", "35 (32)", "55 (31)"]).judgement != .timetable)
    #expect(
      table(["<i>50</i><i>31</i>", "<i>40</i><i>31</i>", "<i>35</i><i>32</i>"]).judgement
        != .timetable)
    #expect(table(["05 (31)", "10 (41)", "15 (52)", "20 (31)"]).judgement == .timetable)
  }
}
