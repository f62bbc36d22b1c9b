import BusLabels
import BusModel
import Testing

@Suite("Lines that say on which days a bus runs")
struct DayLineTests {
  @Test(
    "days of service and days without add up, whatever stands between them",
    arguments: [
      "運行日：火・木\n運休日：祝日", "運行日／火・木／運休日／祝日", "運行日 火・木 運休日 祝日", "運行日：火・木　運休日：祝日",
      "運行日：火・木、運休日：祝日", "運行：火・木、運休：祝日", "運休日：祝日\n運行日：火・木",
    ])
  func addUp(text: String) {
    let reading = ServicePattern.read(text)
    #expect(reading.pattern?.text == "火曜・木曜運行。祝日運休")
    #expect(reading.unread == [])
  }

  @Test(
    "of a list before 運休 the days run that could not rest with the others",
    arguments: [
      ("月～金曜日、祝日は運休", "平日運行。祝日運休"), ("月～金、祝日は除く", "平日（祝日を除く）"),
      ("毎日、水曜日は運休", "毎日運行。水曜運休"), ("平日／年末年始は運休", "平日運行。年末年始運休"),
      ("火・木、祝日は運休", "火曜・木曜運行。祝日運休"), ("運行日：火・木、祝日運休", "火曜・木曜運行。祝日運休"),
      ("運行日：月～土　水曜日は運休です。", "平日・土曜運行。水曜運休"), ("平日のみ、祝日は運休", "平日のみ運行。祝日運休"),
      ("土曜、日曜は運休", "土日運休"), ("水曜、祝日は運休", "水曜・祝日運休"),
      ("日祝休", "日祝運休"), ("休：土日祝", "土日祝運休"), ("月～金（祝日休）", "平日運行。祝日運休"),
      ("月～金　祝日運休", "平日運行。祝日運休"), ("運休日（水・日・祝）", "水曜・日祝運休"), ("土日祝×", "土日祝運休"),
      ("土曜日（第2・4）", "第2・第4土曜"), ("土曜日 第2・第4", "第2・第4土曜"),
      ("平日（月～金曜日、祝日を除く）のみ運行します", "平日（祝日を除く）のみ運行"),
      ("土日祝、12/29～1/3は運休", "土日祝、12/29～1/3運休"), ("土曜・日曜・祝日は運休", "土日祝運休"),
    ])
  func lists(text: String, words: String) {
    let reading = ServicePattern.read(text)
    let expected = ServicePattern.read(words)
    #expect(reading.pattern != nil && reading.pattern == expected.pattern, "\(reading)")
    #expect(reading.unread == [])
  }

  @Test(
    "days that are said to run too do not say that no others do",
    arguments: ["祝日も運行します", "年末年始も休まず運行", "お盆も運行します。"])
  func added(text: String) { #expect(ServicePattern.read(text).pattern == nil) }

  @Test(
    "the number of a trip is no month and no ordinal of its days",
    arguments: ["便1 月木", "第1便 月木", "1便 月木", "第2便　火・木"])
  func trips(text: String) {
    let reading = ServicePattern.read(text)
    #expect(reading.pattern.map { ["月曜・木曜", "火曜・木曜"].contains($0.text) } == true)
    #expect(!reading.unread.isEmpty)
  }

  @Test(
    "on which days a house rests does not say that the bus runs then",
    arguments: ["休校日：12月30日～1月3日", "休館日：水曜日"])
  func houseRests(text: String) { #expect(ServicePattern.read(text).pattern == nil) }

  @Test(
    "where what runs ends must be said",
    arguments: ["火・木・祝日は運休", "月～金・祝日は運休", "月～金、土曜は運休", "運行日：月、水、第3金曜運休", "土日祝、12月～3月は運休"])
  func unclear(text: String) { #expect(ServicePattern.read(text).pattern == nil) }

  @Test(
    "a word beside days changes them only where it means to",
    arguments: [
      ("平日毎日", "平日"), ("土日祝毎日運行", "土日祝"), ("毎日（水曜を除く）", "毎日（水曜を除く）"), ("土日祝※1", "土日祝"),
      ("平日*2", "平日"), ("火曜定休日", "火曜運休"), ("役場の開庁日（平日）", "平日"),
      ("病院診療日（平日・土曜）", "平日・土曜"), ("Closed on Wednesdays", "水曜運休"),
      ("Operating days: Mon-Fri", "平日"),
    ])
  func beside(text: String, words: String) {
    let reading = ServicePattern.read(text)
    #expect(reading.pattern?.text == words)
    #expect(reading.unread == [])
  }

  @Test(
    "the days of a house are open where nothing says when they are",
    arguments: ["開庁日", "役場の開庁日", "診療日", "休診日", "休館日", "試験期間中のみ", "休講期間", "通常期", "閑散期"])
  func houses(text: String) throws {
    let pattern = try #require(ServicePattern.read(text).pattern)
    let date = try #require(CivilDate("2026-11-24"))
    #expect(pattern.runs(on: date, in: ServiceCalendar(operator: nil)).runs == .unknown)
  }

  @Test(
    "a timetable that goes by a letter leaves its days to the operator's calendar, A as well as B",
    arguments: ["Aダイヤ", "Bダイヤ", "ダイヤA", "運行日(A)", "運行日B", "A日程", "平日Aダイヤ"])
  func letters(text: String) throws {
    let reading = ServicePattern.read(text)
    let date = try #require(CivilDate("2026-11-24"))
    #expect(reading.unread.isEmpty)
    #expect(reading.pattern?.runs(on: date, in: ServiceCalendar(operator: nil)).runs == .unknown)
  }

  @Test(
    "such words inside a name are no days",
    arguments: ["診療所前", "休診台", "開館町", "試験場前", "通常寺", "出勤橋", "閑散坂", "休日診療所前", "稼働日吉"])
  func names(text: String) { #expect(ServicePattern.read(text).pattern == nil) }

  @Test("what 休日 are is told in days of the week and in dates")
  func definition() throws {
    let said = try #require(HolidayDefinition("※休日：土・日・祝日、8/13～8/15"))
    #expect(said.days?.text == "土日祝")
    #expect(said.dates?.days == "8/13～8/15")
    #expect(said.dates?.runs == .sundayHoliday)
    for line in [
      "休日とは、土曜日、日曜日、祝日、8月13日～15日です。", "※休日…土曜・日曜・祝日及び8月13日～8月15日", "休日は土日祝、8/13～8/15をいいます",
    ] {
      let said = try #require(HolidayDefinition(line), "\(line)")
      #expect(said.days?.text == "土日祝")
      #expect(said.dates?.days == "8/13～8/15")
    }
    #expect(HolidayDefinition.isOf("休日（土曜含む）"))
    #expect(!HolidayDefinition.isOf("平日（休日を除く）"))
    for line in ["休日は運休", "休日は土曜ダイヤで運行", "休日：3番のりば", "休日診療所は8/13～8/15"] {
      #expect(HolidayDefinition(line) == nil, "\(line)")
    }
  }

  @Test(
    "a date's service is read whatever stands around it",
    arguments: [
      ("●8月13日～16日　日祝ダイヤで運行", "8/13～8/16"), ("＜8/13～8/16＞日祝ダイヤ", "8/13～8/16"),
      ("日祝ダイヤ適用日：8/13～8/16", "8/13～8/16"), ("平日でも8/13～8/16は日祝ダイヤとなります", "8/13～8/16"),
      ("日祝ダイヤ：8/13～8/16", "8/13～8/16"),
    ])
  func dates(sentence: String, days: String) {
    let rules = ParsedDayRules.read(sentence).rules
    #expect(rules.map(\.days) == [days])
    #expect(rules.map(\.runs) == [.sundayHoliday])
  }
}
