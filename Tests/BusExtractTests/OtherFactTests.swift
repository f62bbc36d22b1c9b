import BusModel
import Testing

@testable import BusExtract

/// What stands among departures and says other things than where and when they leave.
@Suite("facts beside departures")
struct OtherFactTests {
  private func list(_ head: String, _ values: [String]) -> RawPage {
    let rows = zip(["7:05", "8:05", "9:20", "10:20"], values).map { time, value in
      "<tr><td>\(time)</td><td>21</td><td>大曲温泉</td><td>\(value)</td></tr>"
    }
    return read(
      "<title>バス時刻表</title><h1>梅園通 時刻表</h1><h2>平日</h2><table><tr><th>発</th><th>系統</th><th>行先</th>"
        + "<th>\(head)</th></tr>\(rows.joined())</table>")
  }

  @Test(
    "what a ride costs and how long it takes is no mark of a bus",
    arguments: [
      ("運賃", "310円"), ("大人", "1,310 円"), ("運賃（円）", "310"), ("料金", "310円"), ("所要時間", "26分"),
    ])
  func costs(_ head: String, _ value: String) {
    let found = list(head, Array(repeating: value, count: 4))
    #expect(found.judgement == .timetable)
    #expect(found.timetables.flatMap(\.departures).count == 4)
    #expect(found.timetables.flatMap(\.departures).allSatisfy { $0.marks.isEmpty })
    #expect(found.timetables.flatMap(\.departures).allSatisfy { $0.routeName == "21" })
  }

  @Test("a page of what was looked for in a timetable is one")
  func results() {
    let found = read(
      "<title>時刻表検索結果（乗車：梅園通 → 降車：大曲温泉）｜梅が原バス</title><h1>検索結果</h1><p>平日ダイヤ</p><table>"
        + "<tr><th>発</th><th>着</th><th>系統</th><th>行先</th></tr><tr><td>7:05</td><td>7:31</td><td>21</td><td>大曲温泉</td></tr>"
        + "<tr><td>8:05</td><td>8:31</td><td>21</td><td>大曲温泉</td></tr>"
        + "<tr><td>9:20</td><td>9:49</td><td>22</td><td>大曲スキー場</td></tr></table>")
    #expect(found.judgement == .timetable)
    #expect(found.timetables.map(\.stop) == ["梅園通"])
    let games = read(
      "<title>梅が原バス杯</title><h1>大会結果</h1><table><tr><th>発</th><th>着</th><th>組</th></tr>"
        + "<tr><td>7:05</td><td>7:31</td><td>21</td></tr><tr><td>8:05</td><td>8:31</td><td>21</td></tr></table>"
    )
    #expect(games.judgement != .timetable)
  }

  @Test(
    "times beside a term that speaks of other things get no departures lost",
    arguments: ["水産市場の営業", "売店の営業時間", "受付時間"])
  func terms(_ term: String) {
    let found = read(
      "<title>港まちバス</title><h1>入舟橋</h1><h2>平日</h2><dl><dt>A系統　水産市場ゆき</dt><dd>7:10、8:10、9:40</dd>"
        + "<dt>B系統　灯台下ゆき</dt><dd>7:30、9:00、12:00</dd><dt>\(term)</dt><dd>9:00～15:00</dd></dl>")
    #expect(found.judgement == .timetable)
    #expect(found.timetables.map(\.routeName) == ["A", "B"])
  }

  @Test(
    "lines of times below a heading of their own are what that says",
    arguments: ["ステージ", "イベント", "プログラム"])
  func stage(_ heading: String) {
    let lines = { (heading: String) in
      read(
        "<title>紅葉まつり シャトルバス</title><h1>紅葉まつり</h1><h2>臨時シャトルバス</h2><h3>霧ヶ沢駅前発（会場行）</h3>"
          + "<p>9:00 9:30 10:00 10:30</p><h3>会場発（霧ヶ沢駅前行）</h3><p>12:00 13:00 14:00 15:00</p>"
          + "<p>運行日：土曜・日曜・祝日</p><h3>\(heading)</h3><p>11:30 開会　13:00 太鼓　14:30 抽選会</p>")
    }
    #expect(lines(heading).judgement == .timetable)
    #expect(lines(heading).timetables.map(\.stop) == ["霧ヶ沢駅前", "会場"])
    #expect(lines("増発便").judgement != .timetable)
  }
}
