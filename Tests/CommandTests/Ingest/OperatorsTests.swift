@testable import BusJSON
import Foundation
import Testing

@Suite("bus operators, as a program")
struct OperatorsTests {
  @Test("a company is added with its days, and the routes of its hosts go by them")
  func adds() async throws {
    let home = try Household(isIngested: false)
    let before = try String(contentsOfFile: home.config, encoding: .utf8)
    let ended = try await home.bus(
      "operators add green --name 緑バス --host bus.example.jp --new-year 日祝 --obon 8/13～8/16=土曜")
    #expect(
      ended
        == Ended(
          exitStatus: 0,
          output: """
            green  緑バス
              host          bus.example.jp
              12-29..01-03  Sunday and holiday service  年末年始
              08-13..08-16  Saturday service  お盆
              routes        school
            saved in \(home.config)

            """, errors: ""))
    let after = try String(contentsOfFile: home.config, encoding: .utf8)
    #expect(after.hasPrefix(String(before.prefix(150))), "the rest stays as it was written")
    #expect(
      try await home.bus("calendar 12/30 --operator green").output.contains("Sunday and holiday"))
    #expect(
      try await home.bus("operators").output == """
        example  例バス  2 rules  home
        green    緑バス  2 rules  school

        """)
  }

  @Test("rules are replaced and dropped, and a company goes away with its routes left")
  func changes() async throws {
    let home = try Household(isIngested: false)
    let edit = "operators edit example"
    let other = try await home.bus("\(edit) --new-year none --rule 8/1..8/9=none=祭り --route school")
    #expect(other.output.contains("12-29..01-03  no service"))
    #expect(other.output.contains("08-01..08-09  no service  祭り\n"))
    #expect(other.output.contains("home, school"))
    let dropped = try await home.bus("\(edit) --drop-rule 2/1 --json")
    let rules = try JSONValue.parse(dropped.output)["serviceDays"]?.arrayValue
    #expect(rules?.map { $0["on"]?.stringValue } == ["12-29..01-03", "08-01..08-09"])
    #expect(try await home.bus("operators remove example --yes").exitStatus == 0)
    #expect(try await home.bus("routes show home").output.contains("operator") == false)
    #expect(try await home.bus("operators").output.isEmpty)
  }

  @Test(
    "what cannot be meant is refused, and nothing is saved",
    arguments: [
      ("add example", "already"), ("edit nobody --name a", "no operator \"nobody\""),
      ("edit example", "such as --new-year sundayHoliday"),
      ("add green --rule 8/1", "days and as what they run"),
      ("edit example --drop-rule 5/5", "days that a rule is about"),
      ("add green --new-year sundayholidays", "sundayHoliday"), ("show nobody", "known: example"),
    ])
  func refused(words: String, said: String) async throws {
    let home = try Household(isIngested: false)
    let before = try String(contentsOfFile: home.config, encoding: .utf8)
    let ended = try await home.bus("operators \(words)")
    #expect(ended.exitStatus == 64 && ended.errors.contains(said), "\(ended.errors)")
    #expect(try String(contentsOfFile: home.config, encoding: .utf8) == before)
  }

  @Test("a file without companies gets them at its end")
  func first() async throws {
    let home = try Household(isIngested: false)
    try "{\"routes\": []}".write(toFile: home.config, atomically: true, encoding: .utf8)
    #expect(try await home.bus("operators add a --new-year 運休").exitStatus == 0)
    let text = try String(contentsOfFile: home.config, encoding: .utf8)
    #expect(text.hasPrefix("{\"routes\": [],\n  \"operators\": [\n    {"))
    let shown = try await home.bus("operators show A --lang ja")
    #expect(shown.output == "a\n  12-29..01-03  運休  年末年始\n")
  }
}
