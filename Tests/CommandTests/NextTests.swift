@testable import BusJSON
import BusModel
import Foundation
import Testing

@Suite struct NextTests {
  @Test(
    "the whole answer stands in either language",
    arguments: [
      (
        "en",
        """
        自宅 ↔ 駅, outbound  Fri 20 Nov  07:28
          07:30  in 2 min        鳴子14  → 地下鉄鳴子北  platform 2  too late to walk
          07:41  in 13 min       鳴子14  → 地下鉄鳴子北  platform 2  P: 東口経由
          23:50  in 16 h 22 min  鳴子14  → 地下鉄鳴子北  platform 2
          24:10  in 16 h 42 min  鳴子14  → 地下鉄鳴子北  platform 2  last bus
          next service: Sat 21 Nov 06:30 Saturday service

        """
      ),
      (
        "ja",
        """
        自宅 ↔ 駅(行き)  11月20日(金)  07:28
          07:30  あと2分         鳴子14  → 地下鉄鳴子北  2番のりば  徒歩では間に合いません
          07:41  あと13分        鳴子14  → 地下鉄鳴子北  2番のりば  P:東口経由
          23:50  あと16時間22分  鳴子14  → 地下鉄鳴子北  2番のりば
          24:10  あと16時間42分  鳴子14  → 地下鉄鳴子北  2番のりば  最終
          次の運行: 11月21日(土) 06:30 土曜ダイヤ

        """
      ),
    ])
  func wholeAnswer(language: String, expected: String) async throws {
    let home = try Household()
    let ended = try await home.bus(
      "next --route home --at 2026-11-20T07:28 --with-missed --lang \(language)")
    #expect(ended == Ended(exitStatus: 0, output: expected, errors: ""))
  }

  @Test(
    "the small hours have the same answers whatever the time zone of the machine",
    arguments: ["UTC", "Asia/Tokyo", "America/New_York"])
  func smallHours(zone: String) async throws {
    // 2026-11-20 is a Friday; Sunday 11-22 is the eve of a holiday; 12-31 runs as a Sunday.
    let home = try Household(weekday: "06:00 23:50 24:00 24:10 29:15")
    let table = [
      ("2026-11-20T23:50", "23:50 0, 24:00 10, 24:10 20"),
      ("2026-11-21T00:00", "24:00 0, 24:10 10, 29:15 315"),
      ("2026-11-21T00:20", "29:15 295, 06:30 370, 08:10 470"),
      ("2026-11-21T03:59", "29:15 76, 06:30 151, 08:10 251"),
      ("2026-11-21T04:00", "29:15 75, 06:30 150, 08:10 250"),
      ("2026-11-21T05:15", "29:15 0, 06:30 75, 08:10 175"),
      ("2026-11-21T05:16", "06:30 74, 08:10 174, 24:20 1144"),
      ("2026-11-22T00:20", "24:20 0, 07:00 400, 23:30 1390"),
      ("2026-11-22T23:31", "noneLeft 2026-11-23 07:00"),
      ("2026-11-23T00:05", "07:00 415, 23:30 1405"),
      ("2026-12-31T23:55", "noneLeft 2027-01-01 07:00"),
      ("2027-01-01T00:05", "07:00 415, 23:30 1405"),
    ]
    for (moment, expected) in table {
      let ended = try await home.bus(
        "next --route home --json --walk 0 --at \(moment)", variables: ["TZ": zone])
      let answer = try JSONValue.parse(ended.output)
      let departures = (answer["departures"]?.arrayValue ?? []).map { departure in
        "\(departure["departureTime"]?.stringValue ?? "") "
          + (departure["minutesUntilDeparture"]?.text() ?? "")
      }
      let next = answer["nextService"]
      let told =
        departures.isEmpty
        ? [answer["status"], next?["serviceDate"], next?["departureTime"]]
          .compactMap { $0?.stringValue }.joined(separator: " ")
        : departures.joined(separator: ", ")
      #expect(told == expected, "\(moment)")
      #expect(answer["now"]?.stringValue == "\(moment):00+09:00")
    }
  }

  @Test("after the last bus the reason and tomorrow's first are told with exit 3")
  func lastBusGone() async throws {
    let ended = try await Household().bus("next --route home --at 2026-11-22T23:40")
    #expect(ended.exitStatus == 3)
    #expect(
      ended.output == """
        自宅 ↔ 駅, outbound  Sun 22 Nov  23:40
          the last bus of today (23:30) has gone
          next service: Mon 23 Nov 07:00 Sunday and holiday service

        """)
  }

  @Test(
    "each kind of answer has its status and exit code",
    arguments: [
      ("2026-11-20T07:00", "ok", Int32(0)), ("2026-11-22T23:40", "noneLeft", 3),
      ("2026-02-01T08:00", "noService", 3),
    ])
  func statuses(moment: String, status: String, exitStatus: Int32) async throws {
    let ended = try await Household().bus("next --route home --json --at \(moment)")
    #expect(ended.exitStatus == exitStatus)
    #expect(try JSONValue.parse(ended.output)["status"]?.stringValue == status)
  }

  @Test("without a database the answer is that nothing was ever taken in")
  func neverIngested() async throws {
    let ended = try await Household(isIngested: false).bus("next --route home --json")
    #expect(ended.exitStatus == 3)
    #expect(try JSONValue.parse(ended.output)["status"]?.stringValue == "neverIngested")
  }

  @Test("old data answers with exit 0 and says how old it is")
  func stale() async throws {
    let confirmed = try #require(Moment("2026-03-02T03:20"))
    let ended = try await Household(confirmed: confirmed)
      .bus("next --route home --at 2026-11-20T07:28 --count 2")
    #expect(ended.exitStatus == 0)
    #expect(ended.output.contains("note: this is from data last confirmed Mon 2 Mar 03:20 ("))
  }

  @Test(
    "the locale's variables choose the language in POSIX's order",
    arguments: [
      (["LANG": "ja_JP.UTF-8"], true), (["LANG": "ja_JP.UTF-8", "LC_ALL": "C"], false),
      (["LANG": "C", "LC_MESSAGES": "ja"], true), ([:], false),
      (["LC_ALL": "", "LANG": "ja_JP.UTF-8"], true),
    ])
  func locale(variables: [String: String], isJapanese: Bool) async throws {
    let ended = try await Household().bus(
      "next --route home --at 2026-11-20T07:28", variables: variables)
    #expect(ended.output.contains("行き") == isJapanese)
  }

  @Test("--watch prints a line of JSON, and another when a bus has gone")
  func watch() async throws {
    let home = try Household()
    let watch = try PseudoTerminal(
      "next --route home --watch --count 1 --walk 0 --at 2026-11-20T07:29:59", in: home)
    try await watch.text { $0.components(separatedBy: "\r\n").count > 2 }
    let lines = watch.output.components(separatedBy: "\r\n")
    let answers = try lines.dropLast().map { try JSONValue.parse($0) }
    #expect(answers[0]["departures"]?[0]?["departureTime"]?.stringValue == "07:30")
    try await watch.text { $0.contains("\"departureTime\":\"07:41\"") && $0.hasSuffix("\r\n") }
    let last = try #require(watch.output.components(separatedBy: "\r\n").dropLast().last)
    #expect(try JSONValue.parse(last)["departures"]?.arrayValue?.count == 1)
    watch.send(SIGTERM)
    #expect(await watch.end() == .killed(SIGTERM))
  }

  @Test("both ways are one document, and a way without pages is left out")
  func bothWays() async throws {
    let json = try await JSONValue.parse(
      Household().bus("next --route home --all-directions --json --at 2026-11-20T07:00").output)
    #expect(json["now"]?.stringValue == "2026-11-20T07:00:00+09:00")
    #expect(json["answers"]?.arrayValue?.count == 1)
    #expect(json["answers"]?[0]?["direction"]?.stringValue == "outbound")
    #expect(json["answers"]?[0]?["status"]?.stringValue == "ok")
  }

  @Test("a way may be asked for by the word that Japanese answers show")
  func japaneseDirection() async throws {
    let home = try Household()
    for (word, name) in [("行き", "outbound"), ("帰り", "inbound")] {
      let line = "next --route home --json --at 2026-11-20T07:00 --direction"
      #expect(try await home.bus("\(line) \(word)") == home.bus("\(line) \(name)"))
    }
  }
}
