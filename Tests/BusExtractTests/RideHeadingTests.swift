import BusModel
import Testing

@testable import BusExtract

@Suite("What headings say of tables of times")
struct RideHeadingTests {
  private let trips =
    "<table><tr><th>No</th><th>東町</th><th>会館前</th><th>南町</th></tr><tr><td>1</td><td>9:15</td><td>9:20</td>"
    + "<td>9:25</td></tr><tr><td>2</td><td>10:45</td><td>10:50</td><td>10:55</td></tr></table>"

  @Test(
    "a heading that is the name of a bus service speaks for a timetable",
    arguments: ["まちなか循環バス", "観光周遊バス"])
  func services(_ heading: String) {
    #expect(read("<h1>東町</h1><h2>\(heading)</h2>\(trips)").verdict == .timetable)
    #expect(read("<h1>東町</h1><h2>まちなか散歩</h2>\(trips)").verdict != .timetable)
  }

  @Test("parts of the year that stand side by side are both below the heading above them")
  func seasons() {
    let page = { (heading: String) in
      read(
        "<h1>花の里駅</h1><h2>\(heading)</h2><h3>3月～11月</h3><p>9:30 10:30 11:30</p><h3>12月～2月</h3><p>10:00 12:00</p>"
      )
    }
    let told = page("ガーデン無料バス")
    #expect(told.verdict == .timetable)
    #expect(told.timetables.map(\.label) == ["3月～11月", "12月～2月"])
    #expect(page("餌やりの時間").verdict != .timetable)
  }

  @Test("trips from a place are buses, whomever they are for")
  func patients() {
    let list = { (minute: Int) in
      "<table><tr><th>月・水・金</th><td>7:\(minute) 8:10 12:40</td></tr><tr><th>火・木・土</th><td>7:\(minute) 8:10</td></tr></table>"
    }
    let told = read(
      "<h1>通院送迎バス</h1><h2>透析の方の便（南町駅前 発）</h2>\(list(30))<h2>外来の方の便（南町駅前 発）</h2>\(list(45))")
    #expect(told.timetables.count == 4)
    #expect(read("<h1>南町クリニック</h1><h2>透析の時間</h2>\(list(30))").verdict != .timetable)
  }

  @Test("hours of a window beside a timetable are none that was lost")
  func hours() {
    let page = { (head: String, hours: String) in
      read(
        "<h1>無料シャトルバスのご案内</h1><h2>\(head)</h2><table><tr><th></th><th>\(head)</th></tr><tr><td>平日</td>"
          + "<td>\(hours)</td></tr><tr><td>土曜日</td><td>\(hours)</td></tr></table><h2>時刻表</h2><h3>青山駅南口 発</h3>"
          + "<table><tr><th>平日</th><td>7:50</td><td>8:20</td><td>13:30</td></tr>"
          + "<tr><th>土曜日</th><td>8:20</td><td>9:00</td><td>14:00</td></tr></table>")
    }
    let told = page("診療受付時間", "8:00〜11:30 13:00〜16:00")
    #expect(told.verdict == .timetable)
    #expect([times(told), times(told, 1)] == ["7:50 8:20 13:30", "8:20 9:00 14:00"])
  }
}
