import BusModel
import Testing

@testable import BusExtract

/// What whole pages of operators hold besides small tables: panels of hours, indexes, editions, and stops where one
/// only gets off.
@Suite("panels, indexes and stops of whole pages")
struct WholePageTests {
  /// Sections of an hour with a time in an element of its own.
  private func panel(_ day: String, from hour: Int, minute: Int) -> String {
    let hours = (hour..<hour + 5).map {
      "<details><summary>\($0)時台</summary><div><p class=m>\($0):\(minute)</p><p class=m>\($0):\(minute + 20)</p></div></details>"
    }
    return "<div class=pane><h2>\(day)</h2>\(hours.joined())</div>"
  }

  @Test(
    "a second panel of hours is another timetable, whichever hour it begins with",
    arguments: [5, 7, 11])
  func panels(hour: Int) {
    let page = read(
      "<h1>南田町</h1><p>浦12 新浦駅行</p>" + panel("平日", from: 6, minute: 10)
        + panel("土休日", from: hour, minute: 25))
    #expect(page.timetables.map(\.label) == ["平日", "土休日"])
    #expect(page.timetables.map(\.departures.count) == [10, 10])
    #expect(page.timetables.last?.departures.first?.hour == hour)
  }

  @Test("one minute in each hour under a head over all of it is read down, and not across")
  func oneMinute() {
    let minutes = ["07", "09", "06○", "07", "09", "07○", "10", "07○"]
    let rows = minutes.enumerated().map { "<tr><td>\($0 + 6)</td><td>\($1)</td></tr>" }
    let page = read(
      "<h1>花園町</h1><h2>三ツ沢団地ゆき</h2><table><tr><td colspan=2>土曜</td></tr>\(rows.joined())</table><p>○：流通センター経由</p>"
    )
    #expect(times(page, 0) == "6:07 7:09 8:06○ 9:07 10:09 11:07○ 12:10 13:07○")
  }

  @Test("what stands in an index, a bracket or a head beside the name is no part of a name")
  func names() {
    #expect(namesUnder("<p>な行</p><h1>中島公園前</h1><h2>1番のりば／浜崎駅東口行</h2>") == ["中島公園前", nil, "浜崎駅東口"])
    #expect(namesUnder("<h1>雪沢スキーバス時刻表【26-27シーズン】</h1><h2>桜谷</h2>") == ["桜谷", nil, nil])
    #expect(namesUnder("<h1>県庁通り電停 時刻表</h1><h2>1号線　浜の口方面</h2>") == ["県庁通り", "1号線", "浜の口方面"])
  }

  @Test(
    "a head that says that one only gets off there has no departures",
    arguments: ["<br>降車専用", "（降車専用）", "<br>降車のみ"])
  func alighting(word: String) {
    let page = read(
      "<h1>城北・西都線</h1><h2>西都プラザ発　城北駅行</h2>"
        + TripTable.rows([
          ["運行会社", "西都プラザ<br>乗車専用", "旭台\(word)", "城北駅\(word)"], ["城北", "8:00", "9:13", "9:35"],
          ["西都", "10:00", "11:13", "11:35"],
        ]))
    #expect(page.timetables.filter { !$0.departures.isEmpty }.map(\.stop) == ["西都プラザ"])
  }

  @Test("from a stop on one only gets off of the buses of which it is said")
  func alightingOfOneWay() {
    let there = TripTable.rows([
      ["白帆駅前", "5:52", "6:52"], ["白帆インター", "6:04", "7:04"], ["大都ターミナル", "7:04", "8:04"],
    ])
    let back = TripTable.rows([
      ["大都ターミナル", "17:40", "18:40"], ["白帆インター", "18:40", "19:40"], ["白帆駅前", "18:52", "19:52"],
      ["白帆町", "19:00", "20:00"],
    ])
    let page = read(
      "<h1>白帆エクスプレス</h1><p>※白帆町行の白帆インター以遠は到着時刻です。</p><h2>大都ターミナル行</h2>\(there)<h2>白帆町行</h2>\(back)")
    let stops = page.timetables.filter { !$0.departures.isEmpty }.map(\.stop)
    #expect(stops == ["白帆駅前", "白帆インター", "大都ターミナル"])
  }
}
