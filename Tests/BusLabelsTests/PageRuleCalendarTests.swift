import BusLabels
import BusModel
import Testing

@Suite("A page's own words on dates")
struct PageRuleCalendarTests {
  private func day(
    _ date: String, pages sentence: String, operator rules: [ServiceDayRule] = []
  ) throws -> ServiceDay {
    let setting = OperatorSetting(id: "x", serviceDays: rules)
    let calendar = ServiceCalendar(operator: setting)
      .adding(ParsedDayRules.read(sentence).rules)
    return calendar.day(try #require(CivilDate(date)))
  }

  @Test("they decide where the operator has no rule, with the words as the reason")
  func decides() throws {
    let day = try day("2026-12-30", pages: "12/29～1/3は休日ダイヤ")
    #expect(day.runs == .sundayHoliday)
    #expect(day.because == "「12/29～1/3は休日ダイヤ」")
    #expect(!day.isOpen)
  }

  @Test("an operator's rule wins over them")
  func operatorWins() throws {
    let rule = ServiceDayRule(on: [try DateRange("12-30")], runs: .saturday, path: "r[0]")
    let day = try day("2026-12-30", pages: "12/29～1/3は運休", operator: [rule])
    #expect(day.runs == .saturday)
  }

  @Test(
    "a date within dates counts for itself, whichever is said first",
    arguments: ["1月1日は運休。12/30～1/3は土日祝ダイヤ。", "12/30～1/3は土日祝ダイヤ。1月1日は運休。"])
  func narrower(sentences: String) throws {
    #expect(try day("2027-01-01", pages: sentences).runs == ServiceDayKind.none)
    #expect(try day("2026-12-31", pages: sentences).runs == .sundayHoliday)
  }

  @Test("dates of another year settle no season of this one")
  func otherYear() throws {
    let rules = ParsedDayRules.read("1月1日(木)～3日(土)は運休").rules
    let calendar = ServiceCalendar(operator: nil).adding(rules)
    #expect(calendar.isUnsettledSeason(try #require(CivilDate("2027-01-02"))))
    #expect(!calendar.isUnsettledSeason(try #require(CivilDate("2026-01-02"))))
  }

  @Test("a line that ended on a day rests after it")
  func ended() throws {
    for line in [
      "岬線は令和8年9月30日をもって廃止しました。", "2026年9月30日をもって岬線は廃止いたします。", "岬線は2026年9月30日で運行を終了しました。",
    ] {
      let rule = try #require(ParsedDayRules.validity(line))
      let calendar = ServiceCalendar(operator: nil).adding([rule])
      #expect(calendar.day(try #require(CivilDate("2026-10-01"))).runs == ServiceDayKind.none)
      #expect(calendar.day(try #require(CivilDate("2026-09-30"))).runs == .weekday)
    }
  }

  @Test("of dates within dates the narrower count, and of the same the last")
  func nested() throws {
    let sentences = "12/31～1/2は運休。12/29～1/4は土曜ダイヤ。12/29～1/4は日祝ダイヤ。"
    #expect(try day("2026-12-31", pages: sentences).runs == ServiceDayKind.none)
    #expect(try day("2026-12-29", pages: sentences).runs == .sundayHoliday)
  }

  @Test("what they leave open is open on the days in doubt and on no other")
  func open() throws {
    #expect(try day("2026-12-31", pages: "年末年始は運休となる場合があります").isOpen)
    #expect(try !day("2026-11-24", pages: "年末年始は運休となる場合があります").isOpen)
  }

  @Test("the weekday that they name by its number in the month has no service")
  func ordinals() throws {
    let sentence = "※毎月第3水曜日は点検のため全便運休します。荒天時は欠航することがあります。"
    #expect(try day("2026-11-18", pages: sentence).runs == ServiceDayKind.none)
    #expect(try day("2026-11-25", pages: sentence).runs == .weekday)
  }
}
