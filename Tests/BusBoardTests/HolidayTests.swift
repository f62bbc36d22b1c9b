import BusModel
import BusQuery
import Testing

@testable import BusBoard

@Suite struct HolidayTests {
  private func calendar(_ feed: [Holiday], month: String) throws -> String {
    let state = CalendarScreen.State(
      companies: [], feed: feed, today: try #require(CivilDate("2026-11-20")))
    let asked = CalendarScreen.reduce(
      state, .asked(CalendarScreen.Binding(Query("month=\(month)"))))
    return CalendarScreen.output(of: asked).page(try visit("2026-11-20T07:00:00")).text
  }

  @Test("B-3: a holiday is told by the law with its date and its name, without any list")
  func byLaw() throws {
    let page = try calendar([], month: "2026-11")
    #expect(page.contains("<td class=\"holiday\"><time datetime=\"2026-11-23\">23</time>"))
    #expect(page.contains("勤労感謝の日"))
  }

  @Test(
    "B-11: the days a board shows are the law's for seventy years",
    arguments: [("1973-04", "1973-04-30"), ("2019-05", "2019-05-01"), ("2030-01", "2030-01-14")])
  func years(month: String, holiday: String) throws {
    let page = try calendar([], month: month)
    #expect(page.contains("<td class=\"holiday\"><time datetime=\"\(holiday)\">"))
  }

  @Test("O-13: a list of holidays is a second opinion: the day it adds is told as its word")
  func feed() throws {
    let added = Holiday(date: try #require(CivilDate("2026-11-25")), name: "臨時の祝日", kind: .special)
    let page = try calendar([added], month: "2026-11")
    #expect(page.contains("<td class=\"holiday\"><time datetime=\"2026-11-25\">"))
    #expect(page.contains("臨時の祝日"))
    // A list that forgets a day of the law takes nothing away.
    #expect(page.contains("<td class=\"holiday\"><time datetime=\"2026-11-23\">"))
  }

  @Test("a company's own day is told in words, not by its place in routes.json")
  func ownRule() throws {
    let newYear = try DateRange("12-29..01-03")
    let company = OperatorSetting(
      id: "x", name: "例バス",
      serviceDays: [
        ServiceDayRule(
          on: [newYear], runs: .sundayHoliday, because: "年末年始", path: "operators[0].serviceDays[0]")
      ])
    let state = CalendarScreen.State(
      companies: [company], feed: [], today: try #require(CivilDate("2026-12-20")))
    let month = CalendarScreen.output(of: state)
    let page = month.page(try visit("2026-12-20T07:00:00")).text
    #expect(page.contains("年末年始（バス会社の決まり）"))
    #expect(!page.contains("serviceDays"))
    #expect(Language.ja.days(of: newYear) == "12月29日〜1月3日")
    #expect(Language.en.days(of: try DateRange("2026-11-07")) == "7 Nov 2026")
    let english = month.page(try visit("2026-12-20T07:00:00", .en)).text
    #expect(english.contains("(a rule of the company)"))
    #expect(!english.contains("serviceDays"))
  }
}
