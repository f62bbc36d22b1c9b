import BusLabels
import BusModel
import BusQuery
import Testing

/// The operator of the sample days: お盆 as 日祝, a 正月ダイヤ, and a strike.
private func operatorDays() throws -> ServiceCalendar {
  let rules: [(String, ServiceDayKind)] = [
    ("08-13..08-15", .sundayHoliday), ("01-01", .special("正月ダイヤ")), ("06-01", .none),
  ]
  let days = try rules.enumerated().map { index, rule in
    ServiceDayRule(
      on: [try DateRange(rule.0)], runs: rule.1, path: "operators[0].serviceDays[\(index)]")
  }
  return ServiceCalendar(operator: OperatorSetting(id: "city", serviceDays: days))
}

/// Columns of one line, each with one bus: at 6:00 in the first, 7:00 in the second.
private func columns(_ labels: [String?]) throws -> [BusTimetable] {
  try labels.enumerated().map { index, label in
    try column(label, "\(index + 6 < 10 ? "0" : "")\(index + 6):00")
  }
}

/// Which column's bus is shown in the small hours of a day, or why none.
private func shown(
  _ pages: [PublishedPage], on day: String, in calendar: ServiceCalendar
) throws -> String {
  let route = PublishedRoute(
    routeID: "0b9c2a52", name: "home",
    versions: [PublishedVersion(id: 1, publishedAt: try at("2026-01-01T02:00"), pages: pages)])
  let plan = ServiceDayPlan(route, .outbound, on: try date(day), in: calendar)
  if let reason = plan.reason { return reason.code }
  return plan.departures.map { "\($0.schedule.departureTime.hour - 6)" }.joined(separator: "+")
}

@Test(
  "Exactly one column runs, or the answer says why there is no telling",
  arguments: [
    (["平日", "土曜", "日祝"], "2026-11-23", "2"), (["平日", "土日祝"], "2026-11-21", "1"),
    (["月", "火", "水", "木", "金", "土", "日祝"], "2026-11-23", "6"),
    (["月", "火", "水", "木", "金", "土", "日"], "2026-11-20", "4"),
    (["平日", "土曜"], "2026-11-22", "uncovered"), (["平日", "毎日"], "2026-11-20", "conflict"),
    (["平日", nil], "2026-11-20", "unnamedColumns"),
    (["平日", "休日 お盆8/14～8/16"], "2026-08-14", "1"),
    (["平日", "土日祝", "8/14～8/16"], "2026-08-14", "2"),
    (["平日", "土日祝", "8/14・8/16"], "2026-08-15", "1"),
    (["平日（お盆を除く）", "日祝"], "2026-08-14", "undecided"),
    (["4/1～11/30", "12/1～3/31"], "2027-01-10", "1"),
    (["夏ダイヤ(5月～10月)", "冬ダイヤ(11月～4月)"], "2026-11-21", "1"),
    (["4月～11月の土日祝"], "2026-12-05", "uncovered"),
    (["4月～11月の土日祝のみ運行"], "2026-12-05", "cancelled"),
    (["4/1～11/30の土日祝に限る"], "2026-11-24", "cancelled"),
    (["平日のみ運行", "土曜"], "2026-11-22", "uncovered"),
    (["平日のみ運行", "土曜のみ運行"], "2026-11-22", "cancelled"),
    (["登校日", "学休日"], "2026-07-30", "undecided"), (["登校日", "学休日"], "2026-11-22", "1"),
    (["毎日（12/31運休）"], "2026-12-31", "cancelled"), (["毎日（12/31を除く）"], "2026-12-31", "cancelled"),
    (["平日（12/31を除く）", "日祝"], "2026-12-31", "uncovered"),
    (["平日（12/31運休）", "日祝"], "2026-12-31", "cancelled"), (["平日", "日祝"], "2026-12-31", "0"),
    (["東口行", "西口行"], "2026-12-31", "undecided"),
  ] as [([String?], String, String)])
func oneColumn(labels: [String?], day: String, expected: String) throws {
  let source = try page(try column("平日", "06:00")).source
  let together = PublishedPage(
    direction: .outbound, source: source, timetables: try columns(labels))
  #expect(try shown([together], on: day, in: law) == expected)
}

@Test(
  "Two columns without days are two only where their buses go to two places",
  arguments: [(["沖の島", "本港"], "0+1"), (["沖の島", "沖の島"], "unnamedColumns")])
func ways(destinations: [String], expected: String) throws {
  var together = try columns([nil, nil])
  for (index, destination) in destinations.enumerated() {
    together[index].destination = nil
    for row in together[index].departures.indices {
      together[index].departures[row].destination = destination
    }
  }
  let source = try page(try column("平日", "06:00")).source
  let both = PublishedPage(direction: .outbound, source: source, timetables: together)
  #expect(try shown([both], on: "2026-11-20", in: law) == expected)
}

@Test(
  "The days of single rows or trips of one column add up and are no rivals",
  arguments: [
    ("2026-11-20", "0"), ("2026-11-22", "0+1"), ("2026-11-23", "0+1"), ("2026-11-18", "0+2"),
  ])
func rows(day: String, expected: String) throws {
  let rows = try columns(["毎日", "土日祝", "水曜"]).map { column in
    var column = column
    column.at = "table[1]/tr[2]/td[1]"
    return column
  }
  let source = try page(try column("平日", "06:00")).source
  let together = PublishedPage(direction: .outbound, source: source, timetables: rows)
  #expect(try shown([together], on: day, in: law) == expected)
}

@Test(
  "An operator's days choose the column, and a special timetable needs one of its name",
  arguments: [
    (["平日", "土曜", "日祝"], "2026-08-14", "2"), (["平日", "土日祝"], "2026-08-14", "1"),
    (["平日", "日祝"], "2027-01-01", "uncovered"), (["平日", "日祝", "正月ﾀﾞｲﾔ"], "2027-01-01", "2"),
    (["平日", "日祝", "【正月ダイヤ】"], "2027-01-04", "0"), (["毎日"], "2026-06-01", "suspended"),
    (["平日", "日祝", "1/1～1/3"], "2027-01-01", "2"),
  ] as [([String?], String, String)])
func operatorColumn(labels: [String?], day: String, expected: String) throws {
  let source = try page(try column("平日", "06:00")).source
  let together = PublishedPage(
    direction: .outbound, source: source, timetables: try columns(labels))
  #expect(try shown([together], on: day, in: operatorDays()) == expected)
}

@Test("A page of its own for some dates or for the holidays wins over the pages of the week")
func apartPages() throws {
  let pages = try columns(["月～木", "金", "日祝", "8/14～8/16"]).enumerated().map {
    try page($1, name: "\($0)")
  }
  for (day, expected) in [
    ("2026-11-20", "1"), ("2026-11-23", "2"), ("2026-08-14", "3"), ("2026-08-16", "3"),
    ("2026-11-21", "uncovered"),
  ] {
    #expect(try shown(pages, on: day, in: law) == expected, "\(day)")
  }
}

@Test(
  "Operators with two, three and eight columns have one for every day of thirty years",
  arguments: [
    ["平日", "土日祝"], ["平日", "土曜", "日祝"], ["月～木", "金", "土曜", "休日"],
    ["月", "火", "水", "木", "金", "土", "日", "祝日"],
  ])
func everyDayCovered(labels: [String]) throws {
  let first = try date("2000-01-01").dayNumber
  let patterns = labels.compactMap { ServicePattern.read($0).pattern }
  let uncovered = (first..<(first + 10_958)).map { CivilDate(dayNumber: $0) }.filter { date in
    let answers = ServicePattern.answers(of: patterns, on: law.day(date), in: law)
    return answers.count { $0.runs == .yes } != 1
  }
  #expect(uncovered == [])
}

@Test(
  "毎日 is no more specific than the days of another column, on holidays as on other days",
  arguments: ["金曜・土曜・祝前日", "土日祝", "月曜"])
func dailyBesideOthers(label: String) throws {
  let patterns = ["毎日", label].compactMap { ServicePattern.read($0).pattern }
  // 2027-03-21 is a holiday, a Sunday and the day before a holiday; 2027-03-22 is a Monday and a holiday.
  for day in ["2027-03-20", "2027-03-21", "2027-03-22"] {
    let answers = ServicePattern.answers(of: patterns, on: law.day(try date(day)), in: law)
    let alone = [patterns[0], patterns[1]].map {
      ServicePattern.answers(
        of: [$0], on: law.day((try? date(day)) ?? .init(dayNumber: 0)), in: law)[0].runs
    }
    #expect(answers.map(\.runs) == alone, "\(day)")
  }
}
