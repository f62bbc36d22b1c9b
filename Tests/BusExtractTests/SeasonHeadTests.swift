import BusModel
import BusNormalise
import Testing

/// Parts of the year that head timetables: names that no list knows, with the dates behind them.
@Suite("heads of seasons")
struct SeasonHeadTests {
  private static func table(_ from: String, _ to: String, _ hour: Int) -> String {
    """
    <table><tr><td>\(from)<br>発</td><td>峠<br>着</td><td>峠<br>発</td><td>\(to)<br>着</td></tr>\
    <tr><td>\(hour):15</td><td>\(hour + 1):12</td><td>\(hour + 1):20</td><td>\(hour + 1):55</td></tr>\
    <tr><td>\(hour + 2):40</td><td>\(hour + 3):37</td><td>\(hour + 3):45</td><td>\(hour + 4):20</td></tr></table>
    """
  }

  private static func section(_ head: String, _ hour: Int) -> String {
    "<h2>\(head)</h2><p>▼白根原行</p>\(table("湯元駅", "白根原", hour))<p>▼湯元駅行</p>\(table("白根原", "湯元駅", hour + 4))"
  }

  @Test("a name of a season that nobody knows holds on the dates behind it, on both ways")
  func unknownSeason() {
    let page = Normalise.timetables(
      of: read(
        "<h1>登山バス 白根線</h1><p>運行期間：7月1日～11月3日</p>"
          + Self.section("お花畑期（7月1日～8月31日）　毎日運行", 5)
          + Self.section("紅葉期（9月1日～11月3日）　土・日・祝日のみ運行", 6)))
    let days = page.timetables.filter { $0.stop == "峠" }.map { $0.pattern?.text }
    let limit = "7/1～11/3のみ運行"
    #expect(
      days == [
        "7/1～8/31の毎日運行。\(limit)", "7/1～8/31の毎日運行。\(limit)", "9/1～11/3の土日祝のみ運行。\(limit)",
        "9/1～11/3の土日祝のみ運行。\(limit)",
      ])
    #expect(!page.isUncertain)
  }

  @Test("days that head one table hold not for the next one below a head of days of its own")
  func twoHeads() {
    let page = Normalise.timetables(
      of: read(
        "<h1>白根線 時刻表</h1><h3>平日</h3><p>白根原行</p>\(Self.table("湯元駅", "白根原", 5))"
          + "<h3>土日祝</h3><p>湯元駅行</p>\(Self.table("白根原", "湯元駅", 7))"))
    let days = page.timetables.filter { $0.stop == "峠" }.map { $0.pattern?.text }
    #expect(days == ["平日", "土日祝"])
  }

  @Test(
    "a timetable of its own for the new year is headed by its dates",
    arguments: ["年末年始特別ダイヤ（12月31日～1月3日）", "正月ダイヤ（12月31日～1月3日）"])
  func newYear(head: String) {
    let hours =
      "<table><tr><th>9</th><td>00</td><td>30</td></tr><tr><th>10</th><td>20</td></tr><tr><th>11</th><td>40</td></tr></table>"
    let page = Normalise.timetables(
      of: read(
        "<h1>浜通り</h1><h2>港行き</h2><h3>平日</h3>\(hours)<h3>\(head)</h3>\(hours.replacing("20", with: "25"))"
      ))
    #expect(page.timetables.map { $0.pattern?.text } == ["平日", "12/31～1/3"])
  }

  @Test("when the new year is left out is no head of a timetable")
  func leftOut() {
    let page = read(
      "<h1>浜通り 港行き</h1><h3>年末年始は特別ダイヤ</h3><table><tr><th>時</th><th>平日</th></tr><tr><td>9</td><td>00 30</td></tr><tr><td>10</td><td>20</td></tr></table>"
    )
    #expect(page.timetables.first?.label == "平日")
  }

  @Test("a title over the sentence that says it opens no days, nor does the word for an extra bus")
  func newYearNotice() {
    let hours =
      "<table><tr><th>時</th><th>平日</th><th>土日祝</th></tr><tr><td>9</td><td>00</td><td>30</td></tr><tr><td>10</td><td>20</td><td>40</td></tr></table>"
    let page = Normalise.timetables(
      of: read(
        "<p><strong>年末年始の運行について</strong><br>12月30日は「土日祝」の時刻で運行します。1月4日から通常どおり運行します。<br>大晦日の深夜には初詣臨時バス（八幡宮 0:30発）を運行します。</p>"
          + "<h1>浜通り 港行き</h1>" + hours))
    let open = page.dayRules.filter { $0.runs == nil }
    #expect(open.map(\.because) == ["大晦日の深夜には初詣臨時バス（八幡宮 0:30発）を運行します。"])
    #expect(!"\(open.map(\.when))".contains("臨時"))
    let alone = Normalise.timetables(
      of: read("<p><strong>年末年始の運行について</strong></p><h1>浜通り 港行き</h1>" + hours))
    #expect(alone.dayRules.contains { $0.runs == nil })
  }

  @Test(
    "the day of a revision in the title disputes no days, and days there still do",
    arguments: [("岬線 12月19日ダイヤ改正", false), ("岬線 土日祝ダイヤ", true)])
  func revisionInTitle(title: String, isDisputed: Bool) {
    let page = read(
      "<html><head><title>\(title)</title></head><body><h1>岬線 港行き</h1><h2>平日</h2><table><tr><td>7</td><td>05 35</td></tr><tr><td>8</td><td>05</td></tr><tr><td>9</td><td>05</td></tr></table></body></html>"
    )
    #expect(page.timetables.first?.label == "平日")
    #expect((page.judgement != .timetable) == isDisputed)
  }

  @Test("what is said between a later heading and its timetable is said of no timetable above")
  func sentenceOfLaterSection() {
    let hours = { (minute: String) in
      let rows = (7...9).map { "<tr><td>\($0)</td><td>\(minute) 40</td></tr>" }
      return "<table><tr><th>時</th><th>分</th></tr>\(rows.joined())</table>"
    }
    let page = Normalise.timetables(
      of: read(
        "<h1>病院バス</h1><p>緑丘駅 発 病院行き</p><h3>通常ダイヤ</h3>\(hours("10"))<h3>夏休みダイヤ</h3>"
          + "<p>7月21日～8月31日に運行します。</p>\(hours("25"))"))
    #expect(page.timetables.map { $0.pattern == nil } == [true, false])
  }
}
