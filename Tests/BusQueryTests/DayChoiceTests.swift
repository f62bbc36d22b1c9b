import BusLabels
import BusModel
import BusQuery
import Testing

@Test("a day that the operator runs as another takes that day's column")
func operatorsDays() throws {
  let range = try DateRange("12-31")
  let rule = ServiceDayRule(
    on: [range], runs: .sundayHoliday, because: "年末年始", path: "operators[0].serviceDays[0]")
  let operators = OperatorSetting(id: "city", serviceDays: [rule])
  let answer = try next("2026-12-31T06:00", in: ServiceCalendar(operator: operators))
  #expect(answer.times == "07:00 23:30")
  #expect(answer.day.because == "年末年始 (operators[0].serviceDays[0])")
}

@Test(
  "a special timetable without a column and a day without service are told apart",
  arguments: [
    (ServiceDayKind.special("正月ダイヤ"), NextDepartures.Status.unknownDay), (.none, .noService),
  ])
func specialDays(kind: ServiceDayKind, status: NextDepartures.Status) throws {
  let range = try DateRange("2027-01-01")
  let rule = ServiceDayRule(on: [range], runs: kind, path: "operators[0].serviceDays[0]")
  let operators = OperatorSetting(id: "city", serviceDays: [rule])
  let answer = try next("2027-01-01T06:00", in: ServiceCalendar(operator: operators))
  #expect(answer.status == status)
  #expect(answer.times == "")
  #expect(answer.exitStatus == 3)
  #expect(answer.nextService?.day.date == (try date("2027-01-02")))
}

@Test("a page for weekdays alone does not tell of Sunday")
func uncovered() throws {
  let answer = try next("2026-11-22T07:00", published(page(column("平日", "07:00"))))
  #expect(answer.status == .unknownDay)
  #expect(
    answer.reason
      == .uncovered(date: try date("2026-11-22"), service: .sundayHoliday, labels: ["平日"]))
}

@Test("a column in which nobody leaves the stop takes no day from one with departures")
func emptyBesideFilled() throws {
  let route = try published(page(column("平日・土曜", ""), column("平日", "15:50 17:10")))
  let answer = try next("2026-12-01T07:00", route)
  #expect(answer.times == "15:50 17:10")
}

@Test("a column that is there and empty is a day without service")
func emptyColumn() throws {
  let route = try published(page(column("平日", "07:00"), column("日祝", "")))
  let answer = try next("2026-11-22T07:00", route)
  #expect(answer.status == .noService)
  #expect(answer.reason == .emptyColumns(labels: ["日祝"]))
  #expect(answer.nextService?.day.date == (try date("2026-11-24")), "after the holiday")
}

@Test(
  "buses of two lines, or the ways there and back, at one stop are no rivals, though one rests on Sundays"
)
func linesAtOneStop() throws {
  let table = { (label: String, times: String, line: String?, end: String?) in
    BusTimetable(
      stop: "村役場", routeName: nil, destination: nil, platform: nil, label: label,
      pattern: ServicePattern.read(label).pattern,
      departures: try departures(times).map { departure in
        BusSchedule(
          departureTime: departure.departureTime, routeName: line, destination: end,
          marks: [], at: departure.at)
      }, at: "table/\(label)")
  }
  let route = try published(
    page(
      table("毎日運行", "", nil, nil), table("毎日運行", "09:30", "川上線", "川上口"),
      table("日曜日運休", "", nil, nil), table("日曜日運休", "08:40", "峠線", "峠の茶屋")))
  #expect(try next("2026-11-28T07:00", route).times == "08:40 09:30")
  #expect(try next("2026-11-29T07:00", route).times == "09:30")
}

@Test("two columns that cover a day and differ are reported, the same ones are not")
func conflicts() throws {
  let differing = try published(page(column("土曜", "07:00"), column("土日祝", "08:00")))
  let answer = try next("2026-11-21T06:00", differing)
  #expect(answer.status == .unknownDay)
  #expect(
    answer.reason == .conflict(date: try date("2026-11-21"), labels: ["土曜", "土日祝"]))
  let equal = try published(page(column("土曜", "07:00"), column("土日祝", "07:00")))
  #expect(try next("2026-11-21T06:00", equal).times == "07:00")
}

@Test("a column whose words leave the day open makes it unknown, with the words")
func undecided() throws {
  let route = try published(page(column("登校日", "07:00"), column("土曜", "08:00")))
  let answer = try next("2026-08-20T06:00", route)
  #expect(answer.status == .unknownDay)
  #expect(answer.reason?.text(.ja).contains("8月20日(木)に「登校日」が運行するか分かりません") == true)
  #expect(try next("2026-11-21T06:00", route).times == "08:00")
}

@Test("a column that gives a date itself does not hide that another one is open on it")
func openBesideDated() throws {
  var open = try page(
    column("毎日", "07:00", destination: "港"), column("12月28日～1月5日", "08:00"))
  let days = try #require(ServicePattern.read("12月19日～3月28日").pattern).base
  open.dayRules = [PageDayRule(when: days, runs: nil, because: "営業期間 12月19日～3月28日")]
  let plan = ServiceDayPlan(
    try published(open), .outbound, on: try date("2026-12-28"),
    in: ServiceCalendar(operator: nil))
  #expect(plan.departures.map { "\($0.schedule.departureTime)" } == ["08:00"])
  #expect(plan.notices.contains { if case .undecided = $0 { true } else { false } })
}

@Test("the only column of a page without days runs daily, and the answer says so")
func unnamed() throws {
  let answer = try next("2026-11-22T06:00", published(page(column(nil, "07:00 08:00"))))
  #expect(answer.times == "07:00 08:00")
  #expect(answer.notices == [.takenAsDaily(url: "https://bus.example.jp/a.html")])
  let two = try published(page(column(nil, "07:00")), page(column(nil, "08:00"), name: "b"))
  #expect(try next("2026-11-22T06:00", two).status == .unknownDay)
}

@Test("in a season of special timetables an answer without the operator's rules says so")
func unsettledSeason() throws {
  let route = try usual()
  for day in ["2026-12-30", "2027-01-01", "2026-08-14"] {
    let answer = try next("\(day)T06:00", route)
    #expect(answer.notices == [.unsettledSeason(try date(day))], "\(day)")
  }
  #expect(try next("2026-12-28T06:00", route).notices.isEmpty)
  let settled = try published(page(column("平日", "07:00"), column("年末年始（12月29日～1月3日）", "09:00")))
  #expect(try next("2026-12-31T06:00", settled).times == "09:00")
  #expect(try next("2026-12-31T06:00", settled).notices.isEmpty)
}

@Test("a row whose own days are open is shown with its doubt, and is not called the last bus")
func doubtfulRow() throws {
  var doubtful = try column("土曜", "07:00 08:00 09:00")
  doubtful.departures[1].pattern = ServicePattern.read("平日").pattern
  doubtful.departures[2].pattern = ServicePattern.read("登校日").pattern
  let saturday = try next("2026-11-21T06:00", published(page(doubtful)))
  #expect(saturday.times == "07:00")
  doubtful.pattern = ServicePattern.read("平日").pattern
  let summer = try next("2026-08-20T06:00", published(page(doubtful)))
  #expect(summer.times == "07:00 08:00 09:00")
  #expect(summer.departures.map { $0.departure.doubt == nil } == [true, true, false])
  #expect(summer.departures.map(\.departure.isLast) == [false, true, false])
  #expect(summer.text(.ja).contains("運行するか要確認"))
}

@Test("a coming timetable on the same page takes over on its first day")
func revisionOnPage() throws {
  let route = try published(
    page(column("平日", "07:00"), column("平日", "07:05", validFrom: "2026-11-24")))
  #expect(try next("2026-11-20T06:00", route).times == "07:00")
  #expect(try next("2026-11-24T06:00", route).times == "07:05")
}

@Test("an announced version takes over on its first service day, its eve's night bus not")
func announcedVersion() throws {
  var route = try published(page(column("毎日", "06:00 24:10")))
  var coming = route.versions[0]
  coming.id = 2
  coming.effectiveFrom = try date("2026-11-22")
  coming.pages[0].timetables[0].departures = try departures("06:30 24:30")
  route.versions.append(coming)
  #expect(try next("2026-11-22T00:05", route, count: 2).times == "24:10 06:30")
  #expect(try next("2026-11-23T00:05", route, count: 1).times == "24:30")
}
