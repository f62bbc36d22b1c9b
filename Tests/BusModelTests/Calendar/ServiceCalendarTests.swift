import BusModel
import Testing

@Suite struct ServiceCalendarTests {
  static let setting: OperatorSetting = {
    func rule(
      _ on: [String], _ runs: String, only: Set<DayKind> = [], because: String? = nil, _ index: Int
    ) -> ServiceDayRule {
      ServiceDayRule(
        on: on.compactMap { try? DateRange($0) }, only: only, runs: ServiceDayKind(runs),
        because: because, path: "operators[0].serviceDays[\(index)]")
    }
    return OperatorSetting(
      id: "t",
      serviceDays: [
        rule(["08-13..08-15"], "sundayHoliday", because: "お盆", 0),
        rule(["12-29..01-03"], "日祝", because: "年末年始", 1),
        rule(["2026-02-01..2026-03-31"], "土休日", only: [.saturday], 2),
        rule(["01-01"], "正月ダイヤ", because: "元日", 3), rule(["2026-06-01"], "運休", 4),
      ])
  }()

  @Test(
    "A day runs as law and operator say, with the reason",
    arguments: [
      ("2026-11-20", ServiceDayKind.weekday, "平日"), ("2026-11-21", .saturday, "土曜日"),
      ("2026-11-22", .sundayHoliday, "日曜日"), ("2026-11-23", .sundayHoliday, "祝日（勤労感謝の日）"),
      ("2026-05-06", .sundayHoliday, "振替休日（憲法記念日）"), ("2026-09-22", .sundayHoliday, "国民の休日"),
      ("2026-12-31", .sundayHoliday, "年末年始 (operators[0].serviceDays[1])"),
      ("2027-01-01", .special("正月ダイヤ"), "元日 (operators[0].serviceDays[3])"),
      ("2026-02-07", .sundayHoliday, "2026-02-01..2026-03-31 (operators[0].serviceDays[2])"),
      ("2026-02-09", .weekday, "平日"),
      ("2026-06-01", .none, "2026-06-01 (operators[0].serviceDays[4])"),
    ])
  func days(text: String, runs: ServiceDayKind, because: String) throws {
    let day = ServiceCalendar(operator: Self.setting).day(try #require(CivilDate(text)))
    #expect(day.runs == runs)
    #expect(day.because == because)
    #expect(day.isPlain == ["平日", "土曜日", "日曜日"].contains(because))
  }

  @Test("An announced holiday wins over the law")
  func announced() throws {
    let date = try #require(CivilDate("2026-06-10"))
    let feed = [Holiday(date: date, name: "式典の日", kind: .special)]
    let day = ServiceCalendar(operator: nil, announced: feed).day(date)
    #expect(day.kind == .holiday)
    #expect(day.because == "祝日（式典の日）")
  }

  @Test("a day on which nothing runs by one rule, and which another may speak of, may rest")
  func mayRest() throws {
    let saturday = try #require(CivilDate("2027-01-16"))
    let rests = PageDayRule(
      when: [DayTerm(days: DaySet(kinds: [.saturday]))], runs: ServiceDayKind.none, because: "土曜運休")
    let vague = PageDayRule(
      when: [DayTerm(periods: [.named("授業期間ダイヤ", doubt: nil)])], runs: nil, because: "学年暦による")
    let day = ServiceCalendar(operator: nil).adding([rests, vague]).day(saturday)
    #expect(day.isOpen && day.mayRest)
    #expect(!ServiceCalendar(operator: nil).adding([vague]).day(saturday).mayRest)
  }
}
