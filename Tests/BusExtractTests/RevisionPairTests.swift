import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// A page that prints the timetable of today and the coming one.
@Suite("of two timetables beside each other each holds for its own time")
struct RevisionPairTests {
  private func page(_ first: String, _ second: String) -> Normalise.Result {
    func table(_ minute: Int) -> String {
      let rows = (6...9).map { "<tr><th>\($0)</th><td>\(minute + $0) 40</td><td>20</td></tr>" }
      return "<table><tr><th>時</th><th>平日</th><th>土日祝</th></tr>\(rows.joined())</table>"
    }
    return Normalise.timetables(
      of: read("<h1>日野坂下 港行き</h1>\(first)\(table(10))\(second)\(table(25))"))
  }

  @Test(
    "by the dates in their headings, whatever stands around these",
    arguments: [
      ("<h3>現行(12月11日まで)</h3>", "<h3>改正後(12月12日から)</h3>"),
      ("<h3>2026年12月11日まで</h3>", "<h3>2026年12月12日から</h3>"),
      ("<h2>2026年12月11日までの時刻(日野坂下発)</h2>", "<h2>2026年12月12日からの時刻(日野坂下発)</h2>"),
      ("<h3>【12月11日（金）まで】</h3>", "<h3>【12月12日（土）から】</h3>"),
      ("<h3>現行ダイヤ（2026年12月11日まで）</h3>", "<h3>新ダイヤ（2026年12月12日から）</h3>"),
    ])
  func dates(first: String, second: String) throws {
    let read = page(first, second)
    #expect(try columns(read, on: "2026-12-10") == [0])
    #expect(try columns(read, on: "2026-12-15") == [2])
  }

  @Test("whichever stands first")
  func comingFirst() throws {
    let read = page("<h2>新時刻表 12月12日（土）より実施</h2>", "<h2>現在の時刻表（12月11日（金）まで）</h2>")
    #expect(try columns(read, on: "2026-12-10") == [2])
    #expect(try columns(read, on: "2026-12-15") == [0])
  }

  @Test("as columns below a heading of days, each on these days alone")
  func columnsOfDates() throws {
    let rows = (6...9).map { "<tr><th>\($0)</th><td>\(10 + $0) 40</td><td>\(25 + $0) 45</td></tr>" }
    let page = read(
      "<h1>丘町 港行き</h1><h2>平日</h2><table><tr><th>時</th><th>12月11日まで</th><th>12月12日から</th></tr>\(rows.joined())</table>"
    )
    let read = Normalise.timetables(of: page)
    #expect(try columns(read, on: "2026-12-10") == [0])
    #expect(try columns(read, on: "2026-12-15") == [1])
    #expect(try columns(read, on: "2026-12-13") == [])
  }

  @Test(
    "from when a timetable holds is said in a table of facts and behind a label, too",
    arguments: [
      "<table><tr><td>行先</td><td>港</td></tr><tr><td>有効期間</td><td>令和8年12月12日から</td></tr></table>",
      "<p>実施日：2026年12月12日</p>", "<dl><dt>適用開始日</dt><dd>2026年12月12日</dd></dl>",
      "<table><tr><td>行先</td><td>港</td></tr><tr><td>ダイヤ改正日</td><td>令和8年12月12日</td></tr></table>",
    ])
  func facts(above: String) {
    let rows = (6...9).map { "<tr><th>\($0)</th><td>10 40</td></tr>" }.joined()
    let page = read("<h1>日野坂下</h1>\(above)<table><tr><th>時</th><th>平日</th></tr>\(rows)</table>")
    let tables = Normalise.timetables(of: page).timetables
    #expect(tables.first?.validFrom == CivilDate(year: 2026, month: 12, day: 12))
  }
}
