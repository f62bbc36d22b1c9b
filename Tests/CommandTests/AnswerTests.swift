@testable import BusJSON
import BusModel
import BusStore
import Foundation
import Testing

@Suite struct AnswerTests {
  @Test(
    "commands print these lines in either language",
    arguments: [
      (
        "timetable --route home --date 2026-11-20",
        """
        自宅 ↔ 駅, outbound  Fri 20 Nov  weekday service

        鳴子住宅  鳴子14  → 地下鉄鳴子北  platform 2  [平日]
           6 | 00
           7 | 30 41P
           8 |
           9 |
          10 |
          11 |
          12 |
          13 |
          14 |
          15 |
          16 |
          17 |
          18 |
          19 |
          20 |
          21 |
          22 |
          23 | 50
          24 | 10
          P: 東口経由

        """
      ),
      (
        "routes",
        """
        home    自宅 ↔ 駅  pages: 1 out, 0 back  例バス
        school             pages: 1 out, 0 back

        """
      ),
      (
        "routes show home --lang ja",
        """
        home  自宅 ↔ 駅
          行き      https://bus.example.jp/out.html
          徒歩      4分
          バス会社  例バス (example)
          id        0b9c2a52-6c1e-4e3f-9f53-2f3b7a0f7c11

        """
      ),
      (
        "calendar 2026-12-31 2026-11-23 2026-11-24 --operator example",
        """
        2026-12-31  Thu  Sunday and holiday service  年末年始 (operators[0].serviceDays[0])
        2026-11-23  Mon  Sunday and holiday service  national holiday (Labour Thanksgiving Day)
        2026-11-24  Tue  weekday service

        """
      ),
      (
        "calendar --from 2026-05-02 --to 2026-05-07 --holidays --lang ja",
        """
        2026-05-03  日  日祝ダイヤ  祝日（憲法記念日）
        2026-05-04  月  日祝ダイヤ  祝日（みどりの日）
        2026-05-05  火  日祝ダイヤ  祝日（こどもの日）
        2026-05-06  水  日祝ダイヤ  振替休日（憲法記念日）

        """
      ),
      (
        "calendar 2026-12-31 --operator example --json",
        #"{"date":"2026-12-31","weekday":"thursday","holiday":null,"service":"sundayHoliday","#
          + #""because":"年末年始 (operators[0].serviceDays[0])"}"# + "\n"
      ),
      (
        "calendar 2026-08-17 --pattern 登校日のみ --school-break 2026-07-21..2026-08-24 --json",
        #"{"date":"2026-08-17","runs":"no","because":"「登校日」の日ではない（平日）"}"# + "\n"
      ),
    ])
  func lines(line: String, expected: String) async throws {
    #expect(try await Household().bus(line) == Ended(exitStatus: 0, output: expected, errors: ""))
  }

  @Test("diff tells two versions apart and exits 1")
  func differs() async throws {
    let home = try Household()
    let ended = try await home.bus("diff 1 2 --lang ja")
    #expect(
      ended
        == Ended(
          exitStatus: 1,
          output: """
            行き  鳴子住宅  鳴子14  → 地下鉄鳴子北
              平日 07:30 新設
              平日 07:38 → 07:41
              平日 24:10 新設
              平日 07:41 P 追加（東口経由）

            """, errors: ""))
    #expect(try await home.bus("diff 2").exitStatus == 0)
    #expect(try await home.bus("diff 9").exitStatus == 66)
    #expect(try await home.bus("diff --route home upcoming").exitStatus == 66)
  }

  @Test("why names page, place and version, and exits 3 for a minute without a bus")
  func origin() async throws {
    let home = try Household()
    let found = try await home.bus("why 07:41 --route home --date 2026-11-20")
    #expect(found.exitStatus == 0)
    #expect(found.output.contains("page       https://bus.example.jp/out.html\n"))
    #expect(found.output.contains("place      table[1]/tr[3]/td[1]\n"))
    let missed = try await home.bus("why 07:40 --route home --date 2026-11-20")
    #expect(
      missed
        == Ended(
          exitStatus: 3,
          output: "no departure at 07:40 on Fri 20 Nov; the nearest are 06:00, 07:30, 07:41\n",
          errors: ""))
  }

  @Test("history lists versions and runs")
  func history() async throws {
    let home = try Household()
    let moment = "\(home.confirmed.date) \(home.confirmed.clock)"
    #expect(
      try await home.bus("history --route home").output == """
        versions
          2  home  \(moment)  active      10 departures
          1  home  \(moment)  superseded  8 departures

        runs
          1  \(moment)  published  2 requests, 2 pages read
             home              published

        """)
  }

  @Test("of pages that a person rejected neither doctor nor next has a word to say")
  func rejected() async throws {
    let home = try Household()
    let store = try TimetableStore.open(path: home.database, .readWrite)
    let run = try store.runRecords.beginRun(at: home.confirmed)
    let outcome = RouteOutcome(
      kind: .unchanged, at: home.confirmed,
      message: .rejected(version: 7))
    let identity = RouteIdentity(id: Household.homeID, name: "home")
    try store.runRecords.record(outcome, for: identity, run: run)
    for line in ["doctor", "doctor --lang ja", "next --route home --at 2026-11-20T07:00"] {
      let said = try await home.bus(line).output
      #expect(!said.contains("version 7") && !said.contains("版7"))
      #expect(!said.contains("kept aside"))
    }
  }

  @Test("doctor finds the route that nothing was published for")
  func doctor() async throws {
    let home = try Household()
    try FileManager.default.createDirectory(
      atPath: home.folder + "/archive", withIntermediateDirectories: true)
    let moment = "\(home.confirmed.date) \(home.confirmed.clock)"
    let ended = try await home.bus("doctor")
    let lines = ended.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("ok     home: 10 departures, confirmed \(moment)"))
    #expect(lines.contains("WRONG  school: nothing is published yet"))
    #expect(lines.contains("ok     \(home.database): sound"))
    #expect(lines.contains("ok     last run: \(moment), published"))
    #expect(ended.exitStatus == 65)
    let json = try await JSONValue.parse(home.bus("doctor --json --lang ja").output)
    #expect(json["healthy"]?.boolValue == false)
  }
}
