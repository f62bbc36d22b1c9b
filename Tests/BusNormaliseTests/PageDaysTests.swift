import BusModel
import BusNormalise
import Testing

@Suite("What a page says of days beside its labels")
struct PageDaysTests {
  private func result(
    _ columns: [(label: String?, remarks: [String])], lines: [String] = []
  ) -> Normalise.Result {
    var page = RawPage(
      encoding: PageEncoding(name: "UTF-8", replacedCharacters: 0), judgement: .timetable)
    page.timetables = columns.map { column in
      RawTimetable(
        label: column.label, remarks: column.remarks,
        departures: [RawDeparture(hour: 7, minute: 0, at: "td[1]")], at: "table[1]")
    }
    page.dayLines = lines
    return Normalise.timetables(of: page)
  }

  @Test("the dates in one column's head say when お盆 and 年末年始 of the others are")
  func heads() {
    let dates = ["お　盆　8月14日～8月16日 年末年始 12月29日～1月3日"]
    let read = result([("平日", ["お盆・年末年始を除く"]), ("休日", dates)])
    #expect(
      read.timetables.map { $0.pattern?.text } == [
        "平日（8/14～8/16・12/29～1/3を除く）", "日祝、8/14～8/16・12/29～1/3",
      ])
    #expect(read.timetables.map(\.service) == [.weekday, .sundayHoliday])
  }

  @Test("that holidays run too is said of the trips of weekdays beside others of every day")
  func holidaysOfTrips() {
    let added = { (labels: [String]) in
      self.result(labels.map { ($0, []) }, lines: ["祝日の場合も運行します"]).dayRules.filter {
        $0.runs == nil
      }.map(\.days)
    }
    #expect(added(["月～金", "毎日", "月・木"]) == ["祝日"])
    #expect(added(["毎日"]).isEmpty)
    #expect(added(["平日", "土日祝"]).isEmpty)
  }

  @Test(
    "a weekday among dates that another line gives takes nothing from these",
    arguments: [
      ("平日にあたる日は平日ダイヤで運行します", 0), ("平日にあたる日は土曜ダイヤで運行します", 1),
    ])
  func weekdaysOfNoDate(_ line: String, _ open: Int) {
    let rest = "12月31日～1月3日は全便運休となります"
    let read = result([("平日", []), ("土日祝", [])], lines: [rest, line])
    #expect(read.dayRules.contains { $0.days == "12/31～1/3" && $0.runs == ServiceDayKind.none })
    #expect(read.dayRules.count { $0.because == line && $0.runs == nil } == open)
    #expect(!read.dayRules.contains { $0.because == line && $0.runs != nil })
  }

  @Test("a school's holiday that begins on a date ends nobody says when")
  func breakFrom() throws {
    let read = result([("平日", [])], lines: ["2月13日以降の春季休業期間は運休です"])
    let rule = try #require(read.dayRules.first { $0.because.contains("春季") })
    #expect(rule.runs == ServiceDayKind.none)
    #expect(rule.days != "2/13～")
    let calendar = ServiceCalendar(operator: nil)
    let open = { (text: String) in
      let pattern = ServicePattern(base: [], rules: [.cancels(rule.when)])
      return pattern.runs(on: try #require(CivilDate(text)), in: calendar).runs
    }
    #expect(try open("2027-02-12") != .unknown)
    #expect(try open("2027-02-15") == .unknown)
  }

  @Test("a line beside one of two timetables takes its dates from that one")
  func ownRest() {
    let line = "1月12日、2月28日は休業日のため運休します"
    let read = result([("毎日", [line]), ("毎日", [])])
    #expect(read.timetables.map { $0.pattern?.text.contains("1/12") } == [true, false])
    let unlabelled = result([(nil, [line]), (nil, [])])
    #expect(unlabelled.timetables.map { $0.pattern?.text.contains("1/12") } == [true, nil])
  }

  @Test(
    "days within a period whose dates nothing gives are not understood",
    arguments: [
      "期間中の土日", "期間中の土日と、12月24日", "開催期間中は毎日", "シーズン中の土日祝", "2026.12.11 Fri. – 12.25 Fri.",
    ])
  func unsaidPeriod(_ label: String) {
    #expect(!result([(label, [])]).notices.isEmpty)
  }

  @Test(
    "every day of a period is no other day, whatever a bracket takes out of it",
    arguments: [
      "12月12日～3月14日 毎日運行（12月31日は運休）", "2026.12.12 ～ 2027.3.14 毎晩運行（12月31日は運休）",
    ])
  func periodWithRest(_ line: String) {
    let read = result([("平日", [])], lines: [line])
    #expect(read.timetables.first?.pattern?.text.contains("毎日のみ運行") == true)
    #expect(read.dayRules.map(\.runs) == [ServiceDayKind.none])
  }

  @Test("every day of a part of a period is told beside the days of all of it")
  func periodAndPart() throws {
    let read = result([("運行期間：4月24日～11月7日の土・日・祝日。ただし7月17日～8月31日は毎日運行します", [])])
    let pattern = try #require(read.timetables.first?.pattern)
    #expect(pattern.base.count == 2)
    #expect(pattern.text.contains("4/24～11/7の土日祝、7/17～8/31の毎日"))
  }

  @Test("a holiday among the dates on which a house rests is none on which it opens for a Monday")
  func holidayOfMondays() throws {
    let read = result([("運休日：毎週月曜日（祝日の場合は運行し、翌平日運休）、12月28日～1月4日", [])])
    let pattern = try #require(read.timetables.first?.pattern)
    #expect(pattern.text == "運休日：月曜（祝日の場合は翌平日）、12/28～1/4。ただし祝日（12/28～1/4を除く）運行")
  }

  @Test("holidays in a bracket behind dates without service do not choose among the dates")
  func holidaysBeside() {
    let read = result([("火・木・土", [])], lines: ["運休日：1月1日～3日（祝日は運行します）"])
    #expect(
      read.dayRules.first?.when == result([("平日", [])], lines: ["運休日：1月1日～3日"]).dayRules.first?.when
    )
  }

  @Test("dates of one part of a label do not limit the others")
  func partOfLabel() {
    let read = result([("授業期間の土曜・休業期間の月～土", ["休業期間：12月24日～1月5日"])])
    #expect(read.timetables.map { $0.pattern?.text } == ["学期中の土曜、12/24～1/5の平日・土曜"])
  }

  @Test("where a school's buses run on Saturdays these are school days")
  func schoolSaturdays() {
    let read = result([("月～土", []), ("平日", [])], lines: ["登校日に運行します"])
    #expect(
      read.timetables.map { $0.pattern?.text } == ["平日・土曜運行。学校休業期間運休", "平日運行。登校日のみ運行"])
  }

  @Test("two tables that say different things of the same dates leave them open")
  func denied() {
    let read = result([("平日", [])], lines: ["12/29～1/3は土日祝ダイヤ", "12/29～1/3は運休"])
    #expect(read.dayRules.map(\.runs) == [nil, nil])
  }

  @Test("the day on which a page was made limits no days")
  func made() {
    let read = result([("毎日運行", ["公開日 2023年09月15日"])])
    #expect(read.timetables[0].pattern?.text == "毎日" && !read.isUncertain)
  }

  @Test("a departure rests on the days of each of its marks")
  func marks() {
    var page = RawPage(
      encoding: PageEncoding(name: "UTF-8", replacedCharacters: 0), judgement: .timetable)
    page.legend = [Mark(mark: "★", text: "日祝運休"), Mark(mark: "▲", text: "12/31運休")]
    page.timetables = [
      RawTimetable(
        label: "毎日",
        departures: [RawDeparture(hour: 7, minute: 0, marks: ["★", "▲"], at: "td[1]")],
        at: "table[1]")
    ]
    let departures = Normalise.timetables(of: page).timetables[0].departures
    #expect(departures[0].pattern?.text == "日祝運休。12/31運休")
  }

  @Test("a section's part of the year limits its columns, all of its ranges")
  func sections() throws {
    let read = result([("平日", ["授業期間（4月8日～7月31日、10月1日～1月31日）"])])
    let pattern = try #require(read.timetables[0].pattern)
    let calendar = ServiceCalendar(operator: nil)
    let runs = try ["2026-07-01", "2026-08-03", "2026-11-24", "2026-11-22"].map {
      pattern.runs(on: try #require(CivilDate($0)), in: calendar).runs
    }
    #expect(runs == [.yes, .no, .yes, .no])
  }

  @Test("a sentence that is not understood is told, and one of today is no rule")
  func sentences() {
    let read = result([("平日", [])], lines: ["12/31～1/3は運休します。", "夏休みは時刻が変わります"])
    #expect(read.dayRules.map(\.days) == ["12/31～1/3", "夏休み"])
    #expect(read.dayRules.map(\.runs) == [ServiceDayKind.none, nil])
    #expect(read.notices.map(\.code) == ["specialDays"])
  }

  @Test("when a timetable begins to hold says nothing of its days")
  func beginnings() {
    let read = result([("平日", ["2027年4月1日改正", "平成28年03月19日実施"])])
    #expect(read.timetables[0].pattern?.text == "平日")
    #expect(read.isUncertain == false)
  }

  @Test("no service on Sundays is a rule, and open below a column that runs on Sundays alone")
  func weekly() {
    let line = ["日曜日は運休です。"]
    let wide = result([("平日", []), ("土日祝", [])], lines: line)
    #expect(wide.dayRules.map(\.runs) == [ServiceDayKind.none])
    let contrary = result([("平日", []), ("日曜", [])], lines: line)
    #expect(contrary.dayRules.map(\.runs) == [nil])
    #expect(result([("平日", [])], lines: ["一部の便は日曜運休です"]).dayRules.isEmpty)
  }

  @Test("a page that says what 休日 are is read by its words, on their dates too")
  func definition() {
    let read = result([("平日", []), ("休日", [])], lines: ["※休日：土・日・祝日、8/13～8/15"])
    #expect(read.timetables.map { $0.pattern?.text } == ["平日", "土日祝"])
    #expect(read.dayRules.map(\.days) == ["8/13～8/15"])
    let apart = result([("土曜", []), ("休日", [])], lines: ["休日は土日祝、8/13"])
    #expect(apart.timetables.map { $0.pattern?.text } == ["土曜", "日祝"])
  }

  @Test("days without school beside a column of Sundays leave the Sundays to it")
  func schools() throws {
    let read = result([("土曜・学校休業日", []), ("日祝", [])])
    let sunday = try #require(CivilDate("2026-11-29"))
    let runs = read.timetables.map {
      $0.pattern?.runs(on: sunday, in: ServiceCalendar(operator: nil)).runs
    }
    #expect(runs == [.no, .yes])
  }
}
