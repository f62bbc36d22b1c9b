import BusBoard
import BusModel
import BusQuery
import Testing

@Suite struct BoardTimeTests {
  @Test("O-12: after midnight the evening's last bus is first, on its own service day")
  func midnight() throws {
    let output = try board("2026-11-21T00:05:00")
    let first = try #require(output.next?.departure)
    #expect(first.schedule.departureTime.description == "24:10")
    #expect(first.serviceDate.description == "2026-11-20")
    #expect(output.page(try visit("2026-11-21T00:05:00")).text.contains("24:10（翌0:10）"))
  }

  @Test("O-12: the day that is shown turns with the date, and with it what it runs as")
  func turn() throws {
    #expect(try board("2026-11-20T23:59:59").day.day.runs == .weekday)
    #expect(try board("2026-11-21T00:00:00").day.day.runs == .saturday)
    #expect(try board("2026-11-23T12:00:00").day.day.runs == .sundayHoliday)
  }

  @Test("O-2: there is a tab for each timetable that the route has")
  func tabs() throws {
    let three = try board("2026-11-21T07:00:00")
    #expect(three.services.map(\.kinds) == [[.weekday], [.saturday], [.sundayHoliday]])
    #expect(three.shownService?.kinds == [.saturday])
    var sample = Sample()
    sample.columns = [("平日", "06:00"), ("土日祝", "07:00")]
    let two = try board("2026-11-21T06:00:00", of: sample)
    #expect(two.services.map(\.kinds) == [[.weekday], [.saturday, .sundayHoliday]])
    let page = two.page(try visit("2026-11-21T06:00:00")).text
    #expect(page.contains("aria-current=\"true\">土日祝</a>"))
  }

  @Test("O-2: a special timetable of the year to come has a tab by its name")
  func special() throws {
    var sample = Sample()
    let newYear = try #require(try? DateRange("01-01..01-01"))
    sample.operatorSetting = OperatorSetting(
      id: "example",
      serviceDays: [ServiceDayRule(on: [newYear], runs: .special("正月ダイヤ"), path: "")])
    let output = try board("2026-11-21T07:00:00", of: sample)
    #expect(output.services.last?.kinds == [.special("正月ダイヤ")])
    #expect(output.services.last?.date.description == "2027-01-01")
  }

  @Test("O-2: a tab shows the next plain day of its kind, which is not the present day")
  func tab() throws {
    let output = try board("2026-11-21T07:00:00", "service=weekday")
    #expect(output.day.day.date.description == "2026-11-24")
    #expect(!output.isLive)
    #expect(output.shownService?.kinds == [.weekday])
  }

  @Test("L-1: another date shows its whole day without a present line")
  func otherDay() throws {
    let output = try board("2026-11-21T07:00:00", "date=2026-11-22")
    #expect(output.entries.count == 2)
    let page = output.page(try visit("2026-11-21T07:00:00")).text
    #expect(!page.contains("id=\"now\""))
    #expect(page.contains("2026年11月22日（日）"))
  }

  @Test("O-15: a date that is none is said, and the present day is shown")
  func badDate() throws {
    let output = try board("2026-11-21T07:00:00", "date=soon&direction=up")
    #expect(output.isLive)
    #expect(output.binding.faults == [.direction, .date])
    let page = output.page(try visit("2026-11-21T07:00:00")).text
    #expect(page.contains("日付を読み取れないため"))
  }

  @Test("O-3: a gap of an hour or more is marked with its length, and a shorter one is not")
  func gaps() throws {
    let page = try board("2026-11-21T07:00:00").page(try visit("2026-11-21T07:00:00")).text
    #expect(page.contains("次まで 3時間50分"))
    #expect(page.contains("次まで 11時間50分"))
    #expect(!page.contains("次まで 29分"))
  }

  @Test("O-9: seconds stand on the clock only when they are asked for")
  func seconds() throws {
    let without = try board("2026-11-21T07:00:05").page(try visit("2026-11-21T07:00:05")).text
    #expect(!without.contains("07:00:05<"))
    let with = try board("2026-11-21T07:00:05", "seconds=1")
      .page(try visit("2026-11-21T07:00:05")).text
    #expect(with.contains("role=\"timer\" aria-live=\"off\" data-clock=\"seconds\">07:00:05</p>"))
  }

  @Test("M-2: what is seen is equal as long as neither minute nor data change")
  func equality() throws {
    let one = try board("2026-11-21T07:00:05")
    #expect(try board("2026-11-21T07:00:05") == one)
    #expect(try board("2026-11-21T07:01:05") != one)
  }
}
