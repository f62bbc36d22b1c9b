import BusModel
import Testing

/// Forms of tables in the pages of small companies, each with what a rider reads there.
@Suite("forms of companies' pages")
struct CompanyFormTests {
  @Test("the conditions that a spreadsheet writes are no words of its table")
  func conditionalTags() {
    let table = """
      <table><tr><th>停留所名</th><th>1便</th><th>2便</th></tr><tr><td>浜松原</td><td>7:10</td><td>9:10</td></tr>\
      <tr><td>役場</td><td>7:30</td><td>9:30</td></tr><![if supportMisalignedColumns]><tr><td></td></tr><![endif]></table>
      """
    let page = read("<h1>浜松原線 時刻表（平日）</h1><!--[if gte mso 9]><p>書式</p><![endif]-->" + table)
    #expect(page.judgement == .timetable)
    #expect(!"\(page.remarks)".contains("support") && !"\(page.remarks)".contains("書式"))
  }

  @Test("a column of kilometres holds no times")
  func kilometres() {
    let page = read(
      """
      <h1>停留所一覧</h1><table><tr><td>番号</td><td>停留所名</td><td>系統</td><td>キロ程</td></tr>\
      <tr><td>201</td><td>松原駅前</td><td>31</td><td>1.15</td></tr><tr><td>202</td><td>大師堂</td><td>31</td><td>2.40</td></tr>\
      <tr><td>203</td><td>北原</td><td>31 32</td><td>3.05</td></tr><tr><td>204</td><td>岩倉</td><td>32</td><td>5.50</td></tr></table>
      """)
    #expect(page.judgement != .timetable)
  }

  @Test("a sentence that fills the last row of a list and speaks of a time is none of its rows")
  func noteBelowList() {
    let page = read(
      """
      <h1>市民病院バス停 発車時刻表</h1><table><tr><td>路線名</td><td>行先</td><td>時刻</td><td>平日</td><td>土日祝</td></tr>\
      <tr><td rowspan="3">松原線</td><td rowspan="3">松原</td><td>7:25</td><td>○</td><td>○</td></tr>\
      <tr><td>9:50</td><td>○</td><td></td></tr><tr><td>13:15</td><td>○</td><td>○</td></tr>\
      <tr><td colspan="5">○印の日に運行します。薬局の受付は12:30までです。</td></tr></table>
      """)
    #expect(page.judgement == .timetable)
    #expect(page.timetables.flatMap(\.departures).count == 3)
    #expect(
      page.timetables.flatMap(\.departures).allSatisfy { $0.marks.isEmpty && $0.routeName == "松原線" }
    )
  }

  @Test("tables side by side below a title, days and the ways are read each by itself")
  func sideBySide() {
    let page = read(
      """
      <table><tr><td colspan="7">岩倉線 時刻表</td></tr><tr><td colspan="7">土日祝日運行</td></tr>\
      <tr><td colspan="3">岩倉行</td><td></td><td colspan="3">松原駅前行</td></tr>\
      <tr><td>停留所名</td><td>①</td><td>②</td><td></td><td>停留所名</td><td>①</td><td>②</td></tr>\
      <tr><td>松原駅前</td><td>7:10</td><td>9:10</td><td></td><td>岩倉</td><td>8:05</td><td>10:05</td></tr>\
      <tr><td>大師堂</td><td>7:22</td><td>9:22</td><td></td><td>大師堂</td><td>8:17</td><td>10:17</td></tr>\
      <tr><td>岩倉</td><td>7:40</td><td>9:40</td><td></td><td>松原駅前</td><td>8:35</td><td>10:35</td></tr></table>
      """)
    #expect(page.judgement == .timetable)
    let middle = page.timetables.filter { $0.stop == "大師堂" }
    #expect(middle.map(\.destination) == ["岩倉", "松原駅前"])
    #expect(middle.map { $0.departures.map(\.hour) } == [[7, 9], [8, 10]])
    #expect(middle.allSatisfy { $0.label?.contains("土日祝日") == true })
  }

  @Test(
    "毎時 beside several hours says of their minutes what the row does, and of anything else nothing",
    arguments: [("毎時 05 25 45", true), ("毎時 3本", false), ("毎時 05 25 15分間隔", false)])
  func everyHour(_ cell: String, _ isRead: Bool) {
    let page = read(
      """
      <h1>松原団地 時刻表</h1><table><caption>平日</caption><tr><th>6時</th><td>30 50</td></tr><tr><th>7時</th><td>05 20 40</td></tr>\
      <tr><th>8～16時</th><td>\(cell)</td></tr><tr><th>17時</th><td>00 20 40</td></tr><tr><th>18時</th><td>10 40</td></tr></table>
      """)
    #expect((page.judgement == .timetable) == isRead)
    if isRead { #expect(page.timetables.flatMap(\.departures).count == 37) }
  }

  @Test("the terms below 停留所別 are stops, and those of any other heading may be where buses go")
  func termsAreStops() {
    let list = """
      <dl><dt>役場前</dt><dd>8:10、10:10、13:10</dd><dt>大師堂</dt><dd>8:18、10:18、13:18</dd>\
      <dt>岩倉集会所</dt><dd>8:31、10:31、13:31</dd></dl>
      """
    let page = read("<h2>東線の停留所別発車時刻</h2><p>運行日 土・日・祝日</p>" + list)
    #expect(page.timetables.map(\.stop) == ["役場前", "大師堂", "岩倉集会所"])
    #expect(page.judgement == .timetable)
    #expect(read("<h2>駅前発車時刻</h2><p>毎日運行</p>" + list).timetables.allSatisfy { $0.stop != "大師堂" })
  }

  @Test(
    "a mark in a cell of its own before that of its minute belongs to it, below a title that ends anywhere"
  )
  func markCells() {
    let page = read(
      """
      <table><tr><td colspan="3">松原駅前 行</td><td colspan="4">のりば：2</td></tr>\
      <tr><td>時</td><td colspan="4">平日</td><td colspan="2">土日祝</td></tr>\
      <tr><td>7</td><td></td><td>05</td><td>急</td><td>35</td><td></td><td>20</td></tr>\
      <tr><td>8</td><td>車</td><td>10</td><td></td><td>40</td><td>急</td><td>20</td></tr>\
      <tr><td>9</td><td></td><td>15</td><td></td><td></td><td></td><td>25</td></tr>\
      <tr><td colspan="7">急：急行　　車：車庫前止まり</td></tr></table>
      """)
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.label) == ["平日", "土日祝"])
    #expect(times(page) == "7:05 7:35急 8:10車 8:40 9:15")
    #expect(page.legend.map(\.text) == ["急行", "車庫前止まり"])
    #expect(page.timetables.allSatisfy { $0.destination == "松原駅前" && $0.platform == "2" })
  }

  @Test("days that fill a row below the places of two columns leave each column its own")
  func sectionBelowHeads() {
    let page = read(
      """
      <table><tr><th>時</th><th>松原行</th><th>岩倉行</th></tr><tr><th colspan="3">平日</th></tr>\
      <tr><th>7</th><td>10 40</td><td>25</td></tr><tr><th>8</th><td>10</td><td>25 55</td></tr>\
      <tr><th>9</th><td>10</td><td>25</td></tr></table>
      """)
    #expect(page.timetables.map(\.destination) == ["松原", "岩倉"])
  }

  @Test("a cell of words behind its minute is not read as the mark of the next")
  func marksBehind() {
    let page = read(
      """
      <h1>松原駅前行 時刻表（平日）</h1><table><tr><td>時</td><td colspan="4">分</td></tr>\
      <tr><td>7</td><td>05</td><td>急</td><td>35</td><td></td></tr><tr><td>8</td><td>10</td><td></td><td>40</td><td>急</td></tr>\
      <tr><td>9</td><td>15</td><td></td><td>45</td><td></td></tr></table><p>急：急行</p>
      """)
    #expect(page.judgement != .timetable || times(page).contains("7:05急"))
  }
}

/// Sentences beside those that explain marks.
@Suite("lines that explain a mark and say other things")
struct LegendSentenceTests {
  private func page(_ note: String) -> RawPage {
    let table = """
      <table><tr><th>時</th><th>平日</th></tr><tr><th>7</th><td>05◇ 25</td></tr><tr><th>8</th><td>05 35◇</td></tr><tr><th>9</th><td>05</td></tr></table>
      """
    return read("<h1>大師堂 松原行 時刻表</h1>" + table + "<p>\(note)</p>")
  }

  @Test("what stands before and behind the sentence of a mark is no part of its meaning")
  func others() {
    let page = page("乗り場が南口に変わりました。◇印の便は岩倉を経由します。定期券は窓口で売っています。")
    #expect(page.legend.map(\.text) == ["◇印の便は岩倉を経由します。"])
    #expect("\(page.remarks)".contains("乗り場が南口に変わりました"))
    #expect("\(page.remarks)".contains("定期券は窓口で売っています"))
  }

  @Test("what goes on about a mark stays with it")
  func goesOn() {
    let text = page("◇印の便は岩倉を経由します。ただし水曜日は経由しません。").legend.first?.text
    #expect(text?.contains("ただし水曜日は") == true)
  }
}
