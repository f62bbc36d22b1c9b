import BusModel
import Testing

@Suite struct NextTests {
  @Test(
    "the whole answer stands in either language",
    arguments: [
      (
        "en",
        """
        自宅 ↔ 駅, outbound  Fri 20 Nov  07:28
          07:30  in 2 min        鳴子14  地下鉄鳴子北  platform 2  too late to walk
          07:41  in 13 min       鳴子14  地下鉄鳴子北  platform 2  P: 東口経由
          23:50  in 16 h 22 min  鳴子14  地下鉄鳴子北  platform 2

        """
      ),
      (
        "ja",
        """
        自宅 ↔ 駅(行き)  11月20日(金)  07:28
          07:30  あと2分         鳴子14  地下鉄鳴子北  2番のりば  徒歩では間に合いません
          07:41  あと13分        鳴子14  地下鉄鳴子北  2番のりば  P:東口経由
          23:50  あと16時間22分  鳴子14  地下鉄鳴子北  2番のりば

        """
      ),
    ])
  func wholeAnswer(language: String, expected: String) throws {
    let home = try Household()
    let ended = try home.bus("next --route home --at 2026-11-20T07:28 --lang \(language)")
    #expect(ended == Ended(exitStatus: 0, output: expected, errors: ""))
  }

  @Test(
    "the time zone of the machine changes nothing",
    arguments: [
      "UTC", "Asia/Tokyo", "America/New_York",
    ])
  func timeZone(zone: String) throws {
    let home = try Household()
    // Twenty past midnight on Sunday: Saturday's last bus has not come yet.
    let ended = try home.bus(
      "next --route home --at 2026-11-22T00:19 --count 2", variables: ["TZ": zone])
    #expect(
      ended.output == """
        自宅 ↔ 駅, outbound  Sun 22 Nov  00:19
          24:20  in 1 min       鳴子14  地下鉄鳴子北  platform 2  last bus, too late to walk
          07:00  in 6 h 41 min  鳴子14  地下鉄鳴子北  platform 2

        """)
  }

  @Test("after the last bus the reason and tomorrow's first are told with exit 3")
  func lastBusGone() throws {
    let ended = try Household().bus("next --route home --at 2026-11-22T23:40")
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
  func statuses(moment: String, status: String, exitStatus: Int32) throws {
    let ended = try Household().bus("next --route home --json --at \(moment)")
    #expect(ended.exitStatus == exitStatus)
    #expect(try JSONValue.parse(ended.output)["status"]?.stringValue == status)
  }

  @Test("without a database the answer is that nothing was ever taken in")
  func neverIngested() throws {
    let ended = try Household(isIngested: false).bus("next --route home --json")
    #expect(ended.exitStatus == 3)
    #expect(try JSONValue.parse(ended.output)["status"]?.stringValue == "neverIngested")
  }

  @Test("old data answers with exit 0 and says how old it is")
  func stale() throws {
    let confirmed = try #require(Moment("2026-03-02T03:20"))
    let ended = try Household(confirmed: confirmed)
      .bus("next --route home --at 2026-11-20T07:28 --count 2")
    #expect(ended.exitStatus == 0)
    #expect(ended.output.contains("note: this is from data last confirmed Mon 2 Mar 03:20\n"))
  }

  @Test(
    "the locale's variables choose the language in POSIX's order",
    arguments: [
      (["LANG": "ja_JP.UTF-8"], true), (["LANG": "ja_JP.UTF-8", "LC_ALL": "C"], false),
      (["LANG": "C", "LC_MESSAGES": "ja"], true), ([:], false),
      (["LC_ALL": "", "LANG": "ja_JP.UTF-8"], true),
    ])
  func locale(variables: [String: String], isJapanese: Bool) throws {
    let ended = try Household().bus(
      "next --route home --at 2026-11-20T07:28", variables: variables)
    #expect(ended.output.contains("行き") == isJapanese)
  }
}
