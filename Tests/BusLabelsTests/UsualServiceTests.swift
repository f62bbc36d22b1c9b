import Testing

@testable import BusLabels
@testable import BusModel

@Suite("Dates that run as ever")
struct UsualServiceTests {
  private func service(on date: String, _ sentence: String) throws -> ServiceDayKind {
    let calendar = ServiceCalendar(operator: nil).adding(ParsedDayRules.read(sentence).rules)
    let day = calendar.day(try #require(CivilDate(date)))
    #expect(!day.isOpen)
    return day.runs
  }

  @Test(
    "each of them is the day of the week or the holiday that it is",
    arguments: ["お盆期間・年末年始も暦通りの運行となります。", "12/29～1/3、8/12～8/16は通常ダイヤで運行します"])
  func dates(sentence: String) throws {
    #expect(try service(on: "2026-12-31", sentence) == .weekday)
    #expect(try service(on: "2027-01-01", sentence) == .sundayHoliday)
    #expect(try service(on: "2027-01-02", sentence) == .saturday)
    let calendar = ServiceCalendar(operator: nil).adding(ParsedDayRules.read(sentence).rules)
    #expect(!calendar.isUnsettledSeason(try #require(CivilDate("2026-12-31"))))
  }

  @Test("祝日は曜日どおりの時刻 says it as 祝日も曜日どおり does")
  func holidaysByTheirDay() {
    let rules = UsualService.rules(of: "祝日も曜日どおり運行します")
    #expect(rules?.count == 1)
    #expect(UsualService.rules(of: "祝日は曜日どおりの時刻で運行します")?.map(\.when) == rules?.map(\.when))
  }

  @Test("from when on all is as ever says nothing of the days before")
  func beginnings() {
    #expect(UsualService.rules(of: "1月5日（火）より平常通り運行") == [])
    #expect(UsualService.rules(of: "その他は通常運行です") == [])
  }

  @Test("a sentence that says something else first is no such one")
  func others() {
    for text in ["12/30：土曜、1/4～：通常", "通常は土日祝運休", "平日は通常通り", "12/31は運休、1/4から通常運行"] {
      #expect(UsualService.rules(of: text) == nil, "\(text)")
    }
  }

  @Test("holidays that run by the day of the week are weekdays where they fall on one")
  func holidays() throws {
    #expect(try service(on: "2027-02-11", "祝日も平常どおり運行") == .weekday)
    #expect(try service(on: "2027-05-01", "祝日も平常どおり運行") == .saturday)
    #expect(UsualService.rules(of: "祝日もカレンダー通り") == nil)
  }
}
