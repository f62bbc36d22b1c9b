import BusModel
import Testing

@testable import BusExtract

@Suite("Days of which no bus can be told")
struct UnplacedDayTests {
  @Test("the date on which something takes place limits its buses")
  func events() {
    let page = { (line: String) in
      read(
        "<h2>オープンキャンパス臨時バス</h2>\(line)<p>当日は浜駅南口から臨時バスを運行します。</p><table><tr><th>便</th>"
          + "<th>浜駅南口 発 → 大学 行</th></tr><tr><td>1</td><td>8:40</td></tr><tr><td>2</td><td>9:00</td></tr></table>"
      )
    }
    let told = page("<p>開催日:2026年12月6日(日) 10:00〜15:00</p>")
    #expect(told.verdict != .timetable || told.timetables.allSatisfy { $0.unreadDays != nil })
  }

  @Test("what is said of a bus at a time at which none leaves is not understood")
  func absent() {
    let page = { (time: String) in
      read(
        "<h1>ふれあいバス</h1><h2>小里駅発</h2><table><tr><th>便</th><th>発車時刻</th></tr><tr><td>1便</td><td>7:00</td></tr>"
          + "<tr><td>2便</td><td>14:30</td></tr></table><p>\(time)の便は土曜日は運休します。</p>")
    }
    #expect(page("14:20").verdict != .timetable)
    #expect(page("14:30").verdict == .timetable)
  }
}
