@testable import BusJSON
import BusModel
import Foundation
import TestScratch
import Testing

@Suite("asking as people ask")
struct AskTests {
  private static let morning = "--at 2026-11-20T07:00"

  private static func routes(_ json: JSONValue) -> [String] {
    (json["answers"]?.arrayValue ?? []).map {
      "\($0["route"]?.stringValue ?? "") \($0["direction"]?.stringValue ?? "")"
    }
  }

  @Test(
    "without a route all are answered, as one document in the order of the file",
    arguments: ["", "next ", "next --route school --route home "])
  func all(words: String) async throws {
    let ended = try await Household().bus("\(words)--json \(Self.morning)")
    let json = try JSONValue.parse(ended.output)
    #expect(ended.exitStatus == 0, "home has a bus, though school has none")
    #expect(json["now"]?.stringValue == "2026-11-20T07:00:00+09:00")
    #expect(Self.routes(json) == ["home outbound", "school outbound"])
    #expect(json["answers"]?[1]?["status"]?.stringValue == "neverIngested")
  }

  @Test("bus alone is bus next, and says what is missing where nothing is set up")
  func alone() async throws {
    let home = try Household()
    let (alone, next) = try await (home.bus(""), home.bus("next"))
    #expect(alone.exitStatus == next.exitStatus)
    #expect(alone.output.hasPrefix("自宅 ↔ 駅, outbound  "))
    let nothing = try await Running.run([], variables: ["BUS_CONFIG": "/nowhere/routes.json"])
    #expect(nothing.exitStatus == 66 && nothing.errors.contains("/nowhere/routes.json"))
  }

  @Test("no answer with a departure is exit 3")
  func nothing() async throws {
    let ended = try await Household().bus("next --at 2026-11-22T23:40 --json")
    #expect(ended.exitStatus == 3)
    #expect(try JSONValue.parse(ended.output)["answers"]?.arrayValue?.count == 2)
  }

  @Test(
    "a name and back are words, in any letters, and one answer is the contract's object",
    arguments: [
      ("home", "outbound"), ("ＨＯＭＥ", "outbound"), ("Home back", "inbound"), ("home 帰り", "inbound"),
      ("home 行き", "outbound"), ("--route ｈｏｍｅ", "outbound"), ("home --direction 帰り", "inbound"),
      ("--route home ｂａｃｋ", "inbound"),
    ])
  func names(words: String, direction: String) async throws {
    let ended = try await Household().bus("next \(words) --json \(Self.morning)")
    let json = try JSONValue.parse(ended.output)
    #expect(json["route"]?.stringValue == "home")
    #expect(json["direction"]?.stringValue == direction)
  }

  @Test("back alone is the way back of every route")
  func back() async throws {
    let ended = try await Household().bus("next back --json \(Self.morning)")
    #expect(
      try Self.routes(JSONValue.parse(ended.output)) == ["home inbound", "school inbound"])
    #expect(ended.exitStatus == 3)
  }

  @Test(
    "what cannot be meant is refused",
    arguments: [
      ("next home school", "unexpected argument 'school'"), ("next hoem", "did you mean 'home'?"),
      ("next home back --direction outbound", "name two ways"),
      ("next home back --all-directions", "--all-directions asks for both"),
    ])
  func refused(line: String, words: String) async throws {
    let ended = try await Household().bus(line)
    #expect(ended.exitStatus == 64)
    #expect(ended.errors.contains(words), "\(ended.errors)")
  }

  @Test(
    "outboundUntil says which way is meant when none is named",
    arguments: [
      ("2026-11-20T13:59", "", "outbound"), ("2026-11-20T14:00", "", "inbound"),
      ("2026-11-21T00:30", "", "inbound"), ("2026-11-21T04:00", "", "outbound"),
      ("2026-11-20T18:00", "--direction outbound", "outbound"),
      ("2026-11-20T07:00", "back", "inbound"),
    ])
  func outboundUntil(moment: String, words: String, direction: String) async throws {
    let home = try Household()
    let settings = try String(contentsOfFile: home.config, encoding: .utf8)
    try settings.replacing(
      "\"inboundTimetableURLs\": [], \"walkMinutes\"",
      with: """
        "outboundUntil": "14:00", "inboundTimetableURLs": ["https://bus.example.jp/in.html"],
        "walkMinutes"
        """
    ).write(toFile: home.config, atomically: true, encoding: .utf8)
    let ended = try await home.bus("next home \(words) --json --at \(moment)")
    #expect(try JSONValue.parse(ended.output)["direction"]?.stringValue == direction)
  }

  @Test(
    "what was typed is one to every command, and told where it is not plain",
    arguments: [
      ("next home --as-of 2024-11-22T07:00 --at 7時20分", "Fri 22 Nov  07:20", false),
      ("next home --as-of 2024-11-22T23:00 --at ７：２０", "taken as Sat 23 Nov 2024 07:20", true),
      ("next home --as-of 2024-11-22T07:00 --at 11/25", "taken as Mon 25 Nov 2024", true),
      (
        "timetable --route home --as-of 2024-11-22T07:00 --date 月曜", "taken as Mon 25 Nov 2024",
        true
      ),
      ("timetable --route home --date 2024/11/22", "Fri 22 Nov 2024  weekday", false),
      ("why 7時41分 --route home --date 2024年11月22日", "07:41  鳴子住宅", false),
      ("why ０７４１ --route home --as-of 2024-11-22 --date 11/22", "taken as Fri 22 Nov 2024", true),
      ("calendar 2024/12/28～2024/12/29 --operator ＥＸＡＭＰＬＥ", "2024-12-28  Sat", false),
      ("export ics --route home --from 2024/11/22 --days 1 --between 7時～8:00", "BEGIN:VCAL", false),
    ])
  func everyCommand(line: String, words: String, isTold: Bool) async throws {
    let home = try Household(confirmed: Moment("2024-11-19T03:00"))
    let ended = try await home.bus(line)
    #expect((isTold ? ended.errors : ended.output).contains(words), "\(ended)")
    #expect(ended.errors.contains("taken as") == isTold)
  }

  @Test("a destination and a platform are found in whatever letters they are typed")
  func filters() async throws {
    let home = try Household()
    for option in ["--destination 地下鉄 --platform ２", "--platform ②"] {
      #expect(try await home.bus("next home \(Self.morning) \(option)").exitStatus == 0)
    }
  }

  @Test("the JSON of several is the same in every locale", arguments: ["ja_JP.UTF-8", "C"])
  func locale(locale: String) async throws {
    let home = try Household()
    let line = "next --all-directions --json --at 2026-12-30T23:59"
    let ended = try await home.bus(line, variables: ["LANG": locale])
    #expect(try await ended.output == home.bus(line, variables: ["LC_ALL": "en"]).output)
  }
}
