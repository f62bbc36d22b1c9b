import BusModel
import BusNormalise
import Testing

@Suite("Times that are no departures of buses")
struct OtherTimesTests {
  private func hours(_ heading: String, title: String = "案内", heads: [String] = ["平日", "土日祝"])
    -> RawPage
  {
    let rows = (10...14).map { "<tr><td>\($0)</td><td>00 30</td><td>15 45</td></tr>" }.joined()
    return read(
      "<title>\(title)</title>\(heading)<table><tr><th>時</th><th>\(heads[0])</th><th>\(heads[1])</th></tr>\(rows)</table>"
    )
  }

  @Test(
    "hours of what is done elsewhere are no timetable of buses",
    arguments: [
      "<h1>シーパーク</h1><h2>イルカショー開演時刻</h2>", "<h1>科学館</h1><h2>プラネタリウム投影時刻表</h2>",
      "<h1>動物園</h1><h2>ペンギンのお食事タイム 時刻表</h2>", "<h1>防災無線 定時放送</h1>", "<h1>灯油巡回販売 時刻表</h1>",
      "<h1>競馬場</h1><h2>発走時刻</h2>", "<h1>水族館</h1><h2>アシカショー</h2>",
    ])
  func deeds(heading: String) {
    #expect(hours(heading).judgement != .timetable)
  }

  @Test(
    "a stop that is called after what is done there is one",
    arguments: [
      "放送局前", "陸上競技場", "噴水広場", "配送センター前", "市民プール", "給食センター入口", "科学館・プラネタリウム前",
    ])
  func stops(stop: String) {
    let page = hours("<h1>\(stop)</h1><h2>時刻表</h2>")
    #expect(page.judgement == .timetable)
    #expect(hours("<h1>\(stop) バス時刻表</h1>").judgement == .timetable)
  }

  @Test("buses to what a page is about are buses")
  func buses() {
    let page = hours("<h1>花火大会 打上時刻</h1><h2>臨時バス 駅行き</h2>")
    #expect(page.judgement == .timetable)
  }

  @Test(
    "hours at which buses come in are no departures",
    arguments: [
      ("<h1>高松空港</h1><h2>リムジンバス 到着時刻</h2>", ["平日", "土日祝"]),
      ("<h1>丸亀駅 時刻表</h1>", ["平日 着", "土日祝 着"]),
    ])
  func arrivals(heading: String, heads: [String]) {
    #expect(hours(heading, heads: heads).judgement != .timetable)
  }

  @Test(
    "buses that are told to end are not told as running",
    arguments: ["12月1日をもって終了する便", "運行を取りやめる便", "終了した便のご案内"])
  func ended(heading: String) {
    #expect(hours("<h1>お知らせ</h1><h2>\(heading)</h2>").verdict != .timetable)
  }

  @Test(
    "a line below the table that says when something else leaves gives no departures",
    arguments: ["新幹線：東京行 8:52 10:06", "フェリー接続便：東港 8:00 14:00", "JR特急（岡山方面）大橋駅発 9:15 11:15"])
  func carriers(line: String) {
    let page = read(
      "<h1>大橋駅前</h1><p>毎日運行</p><table><tr><th>時刻</th><th>行先</th></tr><tr><td>7:50</td><td>かずら台</td></tr><tr><td>9:05</td><td>久保</td></tr><tr><td>11:40</td><td>かずら台</td></tr></table><p>\(line)</p>"
    )
    #expect(page.timetables.flatMap(\.departures).count == 3)
  }
}
