import BusModel
import Testing

@testable import BusExtract

/// Pages that show the buses of one day: its weekday is no rule for every week.
@Suite("the buses of one chosen day")
struct ChosenDayTests {
  private static let table = """
    <table><tr><th>桜台 → 港</th><th>港 → 桜台</th></tr><tr><td>7:40</td><td>7:50</td></tr>\
    <tr><td>8:45</td><td>8:35</td></tr><tr><td>9:30</td><td>9:05</td></tr></table>
    """
  private func page(_ above: String, below: String = "") -> RawPage {
    read("<h1>連絡船 時刻表</h1>\(above)\(Self.table)\(below)")
  }
  private func labels(_ above: String) -> Set<String?> { Set(page(above).timetables.map(\.label)) }

  @Test("the weekday of the date in the box is that date")
  func box() {
    let form = "<form>表示する日付<input type=\"date\" value=\"2026-11-26\"></form>"
    let beside = "<p>2026年11月26日（木）</p><p>港の市の日は増発します。</p><p>2便の日（木曜日）</p>"
    #expect(labels(form + beside) == ["2026年11月26日（木）"])
    #expect(labels(form + "<h2>選択した日の時刻表</h2><p>木曜日</p>") == ["2026-11-26"])
    #expect(labels(form + "<p>金曜日</p>") == ["金曜日"])
    let booking = "<form>ご予約日<input type=\"date\" value=\"2026-11-26\"></form>"
    #expect(labels(booking + "<p>2026年11月26日</p><p>木曜日</p>") == [nil])
    #expect(labels(booking + "<p>毎週木曜日</p>") == ["毎週木曜日"])
  }

  @Test("the weekday of today is no day of every week")
  func today() {
    for above in ["<h2>本日（木曜日）の時刻表</h2>", "<p>今日</p><p>木</p>"] {
      let page = page(above)
      #expect(page.timetables.allSatisfy { $0.label == nil })
      #expect(page.timetables.allSatisfy { $0.unreadDays != nil })
    }
    let picked = "<p>Selected date</p><input type=\"date\" value=\"2026-11-26\">"
    #expect(labels(picked + "<h3>Thursday</h3>") == ["2026-11-26"])
    #expect(labels(picked + "<h3>Thursdays</h3>") == ["Thursdays"])
    #expect(labels("<p>表示する日付：2026年11月28日</p><p>土曜日</p>") == ["2026年11月28日"])
  }

  @Test("a kind of days stays one, whatever date is shown")
  func kinds() {
    let form = "<input type=\"date\" value=\"2026-11-28\"><h2>選択した日の時刻表</h2>"
    #expect(labels(form + "<p>土曜・休日ダイヤ</p>") == ["土曜・休日ダイヤ"])
    #expect(labels("<h2>本日の時刻表</h2><p>平日</p>") == ["平日"])
    let others = "<p>日曜日は運休です。</p><ul><li>平日</li></ul>"
    #expect(labels(form + others + "<h3>土曜</h3>") == ["土曜"])
    #expect(labels("<p><a href=\"/now\">本日の運行状況</a></p><h2>木曜日</h2>") == ["木曜日"])
    #expect(labels("<p>本日の運行はありません</p><h2>木曜日</h2>") == ["木曜日"])
    #expect(labels(form + "<h3>毎週土曜日</h3>") == ["毎週土曜日"])
  }
}
