import BusModel
import BusNormalise
import Testing

@Suite("Notes that stand under one of several tables")
struct OwnNoteTests {
  private func grid(_ rows: [(hour: Int, minutes: String)]) -> String {
    "<table><tr><th>時</th><th>分</th></tr>"
      + rows.map { "<tr><th>\($0.hour)</th><td>\($0.minutes)</td></tr>" }.joined() + "</table>"
  }

  /// The texts of ★ in each timetable.
  private func stars(_ html: String) -> [String] {
    Normalise.timetables(of: read(html)).timetables.map { timetable in
      Set(timetable.departures.flatMap(\.marks).compactMap(\.text)).sorted().joined(separator: "|")
    }
  }

  private var first: String { grid([(7, "★05 25"), (8, "10"), (9, "15")]) }
  private var second: String { grid([(7, "15"), (8, "★20 50"), (9, "30")]) }

  @Test(
    "a legend below each of two tables is each one's own",
    arguments: [
      ("<p>★学校休業日運休</p>", "<p>★日曜・祝日は運休</p>", ["学校休業日運休", "日曜・祝日は運休"]),
      ("<p>★印は学校休業日運休</p>", "<p>★印は日祝運休</p>", ["★印は学校休業日運休", "★印は日祝運休"]),
      ("<p>★…病院経由</p>", "<p>★…土曜のみ運行</p>", ["病院経由", "土曜のみ運行"]),
      ("<p>★土曜は運休</p>", "<p>★土曜は運休</p>", ["土曜は運休", "土曜は運休"]),
    ])
  func below(one: String, other: String, expected: [String]) {
    #expect(stars("<h3>平日</h3>\(first)\(one)<h3>土日祝</h3>\(second)\(other)") == expected)
  }

  @Test("a legend above each of two tables is each one's own")
  func above() {
    let html =
      "<h3>平日</h3><p>★：学校休業日運休</p>\(first)<h3>土日祝</h3><p>★：日祝運休</p>\(second)"
    #expect(stars(html) == ["学校休業日運休", "日祝運休"])
  }

  @Test("a legend that begins with days is of the columns of these days")
  func ofDays() {
    let html =
      "<table><tr><th>時</th><th>平日</th><th>土日祝</th></tr><tr><th>7</th><td>★05 25</td><td>15</td></tr>"
      + "<tr><th>8</th><td>10</td><td>★20</td></tr><tr><th>9</th><td>10</td><td>30</td></tr></table>"
      + "<p>平日　★：学校休業日運休</p><p>土日祝　★：日曜・祝日運休</p>"
    #expect(stars(html) == ["学校休業日運休", "日曜・祝日運休"])
  }

  @Test("two meanings of one mark of which nothing says where each holds leave its days in doubt")
  func unplaced() throws {
    let html = "<p>★：土曜運休</p><h3>平日</h3>\(first)<h3>土日祝</h3>\(second)<p>★：日祝運休</p>"
    #expect(read(html).verdict == .uncertain)
    let alone = Normalise.timetables(of: read("<h3>平日</h3>\(first)<p>★：水曜運休</p><p>★：金曜運休</p>"))
    let date = try #require(CivilDate("2026-12-01"))
    let patterns = alone.timetables[0].departures.compactMap(\.pattern)
    let calendar = ServiceCalendar(operator: nil)
    #expect(!patterns.isEmpty)
    #expect(patterns.allSatisfy { $0.runs(on: date, in: calendar).runs == .unknown })
  }

  @Test("signs that head the tables explain no marks")
  func heads() {
    let table = first.replacing("★", with: "●")
    let page = read("<p>●平日のみ運行</p>\(table)<p>●土日祝のみ運行</p>\(table)")
    #expect(page.legend.isEmpty)
  }

  @Test("a sentence about a trip below each of two tables is each one's own")
  func trips() {
    let rows = { (hour: Int) in
      "<table><tr><th>停留所</th><th>1便</th><th>2便</th></tr>"
        + ["沢口", "橋", "役場"].enumerated().map { index, stop in
          "<tr><td>\(stop)</td><td>\(hour):1\(index)</td><td>\(hour + 4):1\(index)</td></tr>"
        }.joined() + "</table>"
    }
    let page = read(
      "<h1>沢線（毎日運行）</h1><h3>行き</h3>\(rows(7))<p>※1便は日祝運休</p><h3>帰り</h3>\(rows(9))<p>※2便は日祝運休</p>")
    let marked = page.timetables.map { timetable in
      timetable.departures.map { $0.marks.isEmpty ? "-" : "x" }.joined()
    }
    #expect(marked == ["x-", "x-", "", "-x", "-x", ""])
  }

  @Test("days behind the way in one heading are of its section alone")
  func behindHeading() {
    let page = read(
      "<h1>本町</h1><h2>病院行（5系統）</h2>\(first)<h2>工業団地行（8系統）　※平日のみ</h2>\(second)")
    #expect(page.timetables.map(\.label) == [nil, "平日のみ"])
  }

  @Test("headings that give dates do not replace the days above them")
  func validity() {
    let page = read(
      "<h1>谷線（平日のみ）</h1><h2>～2026年11月30日</h2>\(first)<h2>2026年12月1日～</h2>\(second)")
    #expect(page.timetables.map(\.label) == ["平日のみ", "平日のみ"])
    #expect(page.timetables.map { $0.remarks.contains { $0.contains("月") } } == [true, true])
  }

  @Test(
    "what a remarks row above the times says of one trip is said of no other",
    arguments: ["備考", "摘要", "運行日", ""])
  func remarksAbove(head: String) {
    let page = read(
      "<h1>沢線</h1><p>毎日運行</p><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr>"
        + "<tr><td>\(head)</td><td></td><td>日曜運休</td></tr><tr><td>沢口</td><td>8:10</td><td>9:10</td></tr>"
        + "<tr><td>橋</td><td>8:20</td><td>9:20</td></tr><tr><td>役場</td><td>8:30</td><td>9:30</td></tr></table>"
    )
    #expect(page.timetables.map(\.label).allSatisfy { $0 == "毎日運行" })
    #expect(page.timetables[0].departures.map(\.marks) == [[], ["日曜運休"]])
    #expect(page.dayLines.isEmpty)
  }

  private func twoLines(between: String, after: String, above: String = "<p>毎日運行</p>") -> RawPage {
    let rows = { (hour: Int, stops: [String]) in
      "<table><tr><th>停留所</th><th>1便</th><th>2便</th></tr>"
        + stops.enumerated().map { index, stop in
          "<tr><td>\(stop)</td><td>\(hour):1\(index)</td><td>\(hour + 4):1\(index)</td></tr>"
        }.joined() + "</table>"
    }
    return read(
      "<h1>町営バス</h1>\(above)<h2>東線</h2>\(rows(7, ["沢口", "橋", "役場"]))\(between)<h2>西線</h2>"
        + "\(rows(9, ["病院", "学校", "公園"]))\(after)")
  }

  @Test("a note between a table and the next heading is of the table above it")
  func betweenTables() {
    let both = twoLines(between: "<p>※土日祝運休</p>", after: "<p>※毎日運行</p>", above: "")
    let labels = both.timetables.map { $0.label ?? "" }
    #expect(labels.prefix(3).allSatisfy { $0.hasSuffix("土日祝運休") })
    #expect(labels.suffix(3).allSatisfy { $0 == "毎日運行" })
    let one = twoLines(between: "<p>※土日祝運休</p>", after: "", above: "")
    #expect(
      one.timetables.map(\.label) == [String?](repeating: "土日祝運休", count: 3) + [nil, nil, nil])
  }

  @Test("a note below the last of several lines is its own, as those of the others are theirs")
  func belowLast() {
    let both = Normalise.timetables(
      of: twoLines(between: "<p>※水曜日運休</p>", after: "<p>※日曜・祝日運休</p>", above: ""))
    #expect(both.timetables.first?.pattern?.text.contains("日") == false && both.dayRules.isEmpty)
    let facts = Normalise.timetables(
      of: twoLines(between: "<p>運行日：月～土</p>", after: "<p>運行日：月・水・金</p>", above: ""))
    #expect(facts.timetables.map { $0.pattern?.text }.last == "月曜・水曜・金曜")
  }

  @Test("a note below the last of several lines that is the only one may be of all")
  func belowLastAlone() {
    let page = Normalise.timetables(
      of: twoLines(between: "", after: "<p>※12月1日～3月31日は運休</p>", above: ""))
    #expect(page.timetables.first?.pattern == nil)
    #expect(page.dayRules.map(\.runs) == [nil])
  }

  @Test("what is said below either of two ways of one line is said of both")
  func betweenWays() {
    let rows =
      "<tr><td>沢口</td><td>8:10</td><td>9:10</td></tr><tr><td>橋</td><td>8:20</td><td>9:20</td></tr><tr><td>役場</td><td>8:30</td><td>9:30</td></tr>"
    let table = { (caption: String) in
      "<table><caption>\(caption)</caption><tr><th>停留所</th><th>1便</th><th>2便</th></tr>\(rows)</table>"
    }
    let page = read(
      "<h1>送迎バス</h1>\(table("行き"))<p>毎週水曜日は運休</p>\(table("帰り"))<p>12月31日・1月1日は運休</p>")
    #expect(page.timetables.last?.label?.contains("水曜") == true)
  }

  @Test(
    "a trip of a line by its name is that line's alone, and below the last line its own",
    arguments: [
      ("<p>※東線1便は日祝運休</p>", "", [true, false]), ("", "<p>※東線1便は日祝運休</p>", [true, false]),
      ("", "<p>※1便は水曜日のみ運行</p>", [false, true]),
    ])
  func ofLine(between: String, after: String, marked: [Bool]) {
    let page = twoLines(between: between, after: after)
    let found = [0, 3].map { !page.timetables[$0].departures[0].marks.isEmpty }
    #expect(found == marked)
  }
}
