import BusModel
import Testing

@Suite struct ColumnChoiceTests {
  static func choice(_ labels: [String?], _ date: CivilDate, _ setting: OperatorSetting? = nil)
    -> ColumnChoice
  {
    let calendar = ServiceCalendar(operator: setting)
    let columns = labels.map { label in
      ColumnChoice.Column(
        label: label, pattern: label.flatMap { ServicePattern.read($0).pattern })
    }
    return ColumnChoice.choose(among: columns, on: calendar.day(date), in: calendar)
  }

  static func place(_ choice: ColumnChoice) -> String {
    switch choice {
    case .column(let place, _): "\(place)"
    case .noService: "noService"
    case .unknown(let fault): fault.code.rawValue
    }
  }

  @Test(
    "Exactly one column runs, or the fault is told",
    arguments: [
      (["平日", "土曜", "日祝"], "2026-11-23", "2"), (["平日", "土日祝"], "2026-11-21", "1"),
      (["月", "火", "水", "木", "金", "土", "日祝"], "2026-11-23", "6"),
      (["月", "火", "水", "木", "金", "土", "日"], "2026-11-20", "4"),
      (["平日", "土曜"], "2026-11-22", "noneCovers"), (["平日", "毎日"], "2026-11-20", "severalCover"),
      (["平日", nil], "2026-11-20", "unlabelled"), ([], "2026-11-20", "noColumns"),
      (["平日", "休日 お盆8/14～8/16"], "2026-08-14", "1"), (["平日（お盆を除く）", "日祝"], "2026-08-14", "open"),
      (["4/1～11/30", "12/1～3/31"], "2027-01-10", "1"), (["登校日", "学休日"], "2026-07-30", "open"),
      (["毎日（12/31運休）"], "2026-12-31", "noService"),
    ] as [([String?], String, String)])
  func chooses(labels: [String?], day: String, place: String) throws {
    #expect(Self.place(Self.choice(labels, try #require(CivilDate(day)))) == place)
  }

  @Test("A special timetable needs a column of its name")
  func special() throws {
    let day = try #require(CivilDate("2027-01-01"))
    let setting = ServiceCalendarTests.setting
    #expect(Self.place(Self.choice(["平日", "日祝"], day, setting)) == "specialMissing")
    #expect(Self.place(Self.choice(["平日", "日祝", "正月ﾀﾞｲﾔ"], day, setting)) == "2")
  }

  @Test(
    "Operators with two, three and eight columns have one for every day of thirty years",
    arguments: [
      ["平日", "土日祝"], ["平日", "土曜", "日祝"], ["月～木", "金", "土曜", "休日"],
      ["月", "火", "水", "木", "金", "土", "日", "祝日"],
    ])
  func covers(labels: [String]) throws {
    let first = try #require(CivilDate("2000-01-01")).dayNumber
    let patterns = labels.map {
      ColumnChoice.Column(label: $0, pattern: ServicePattern.read($0).pattern)
    }
    let calendar = ServiceCalendar(operator: nil)
    let uncovered = (first..<(first + 10_958)).map { CivilDate(dayNumber: $0) }.filter { date in
      if case .column = ColumnChoice.choose(among: patterns, on: calendar.day(date), in: calendar) {
        false
      } else {
        true
      }
    }
    #expect(uncovered == [])
  }
}
