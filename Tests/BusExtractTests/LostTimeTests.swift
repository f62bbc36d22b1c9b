import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Times that lost their element, and days that lost their head.
@Suite("what a page lost")
struct LostTimeTests {
  private func isBelieved(_ html: String) -> Bool { read(html).judgement == .timetable }

  @Test("a text between the items of a list of times makes the page doubtful")
  func itemWithoutTag() {
    func page(_ last: String) -> String {
      "<h2>沢田線 平日</h2><h3>沢田駅→流通団地</h3><ul><li>7:15→7:41</li><li>7:55→8:21</li>\(last)</ul>"
    }
    #expect(isBelieved(page("<li>8:35→9:01</li>")))
    #expect(!isBelieved(page("8:35→9:01</li>")))
  }

  @Test("a line of times of which nothing was read makes the page doubtful")
  func lineWithoutHead() {
    func page(_ days: String) -> String {
      "<h1>通院バス発車時刻</h1>\(days)○沢田駅発<br>8:20　9:05　10:10<br>○病院発<br>9:35　10:40　11:50<br>"
    }
    #expect(isBelieved(page("<p>毎日運行</p>")))
    #expect(!isBelieved(page("毎日運行</p>")))
  }

  @Test("where some rows alone say when they rest, the heading's days hold for all")
  func limitsWithoutHead() {
    func label(_ remarks: [String]) -> [String?] {
      let rows = zip(["7:50", "9:20", "13:10", "17:30"], remarks).map {
        "<tr><td>\($0)</td><td>\($1)</td></tr>"
      }
      let page = read("<p>高校線　南口行（月～土）</p><table>\(rows.joined())</table>")
      return Normalise.timetables(of: page).timetables.map(\.label)
    }
    #expect(label(["土曜運休", "", "", "授業期間のみ"]) == ["月～土"])
    #expect(label(["平日", "土曜", "平日", "土曜"]) == ["平日", "土曜"])
  }

  @Test(
    "a row of times elsewhere that says from or to where buses go makes the page doubtful",
    arguments: [
      "<h3>ゆう館から</h3><p>10:40　12:40　14:40　16:40（広場行き、通年）</p>",
      "<p>帰りは公民館を12時00分に出発します。</p>",
    ])
  func rowElsewhere(below: String) {
    let table =
      "<h1>巡回バス</h1><h2>広場 発 ゆう館行き</h2><p>毎日運行</p>"
      + "<table><tr><th>時刻</th></tr><tr><td>9:30</td></tr><tr><td>11:30</td></tr><tr><td>13:30</td></tr></table>"
    #expect(isBelieved(table))
    #expect(!isBelieved(table + below))
    #expect(isBelieved(table + "<p>営業時間 10:00～21:00（最終受付20:30）</p><p>入浴は10:00、12:00、14:00にどうぞ</p>"))
  }

  @Test("what days mean is said behind a sign on the same line, too")
  func besideSign() throws {
    let trips = TripTable.rows([
      ["運転日", "毎日", "平日"], ["東町", "7:00", "8:30"], ["橋", "7:04", "レ"], ["西町", "7:09", "8:39"],
    ])
    let read = Normalise.timetables(
      of: read("<h1>東線</h1>\(trips)<p>レ … 経由しません　　平日 … 土曜・日曜・祝日および12/30～1/3を除く毎日運転</p>"))
    let running = try columns(read, on: "2026-12-31")
    #expect(running == nil || running?.contains { read.timetables[$0].label == "平日" } == false)
  }
}
