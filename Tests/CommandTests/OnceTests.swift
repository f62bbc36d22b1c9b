@testable import BusJSON
import BusModel
import Foundation
import TestScratch
import Testing

@Suite("what goes wrong is said once, in one language, with what to do")
struct OnceTests {
  private static let languages = ["en", "ja"]

  private static func count(_ text: String, _ word: String) -> Int {
    text.components(separatedBy: word).count - 1
  }

  @Test("why nothing runs is said once", arguments: languages)
  func calledOff(language: String) async throws {
    let home = try Household()
    let ended = try await home.bus("next home --at 2027-02-01T07:00 --lang \(language)")
    #expect(ended.exitStatus == 3)
    #expect(Self.count(ended.output, "計画運休") == 1, "\(ended.output)")
    #expect(Self.count(ended.output, language == "en" ? "no service" : "運休です") == 1)
  }

  @Test("the bus after the end of what was asked for is named once", arguments: languages)
  func until(language: String) async throws {
    let ended = try await Household().bus(
      "next home --at 2026-11-20T04:30 --until 5:30 --lang \(language)")
    #expect(ended.exitStatus == 3)
    #expect(Self.count(ended.output, "06:00") == 1, "\(ended.output)")
  }

  @Test("doctor names a file once", arguments: languages)
  func doctor(language: String) async throws {
    let scratch = try Scratch()
    let variables = ["HOME": scratch.path, "XDG_CONFIG_HOME": scratch.path + "/c"]
    let ended = try await Running.run(
      ["doctor", "--lang", language, "--database", scratch.path + "/none.sqlite"],
      variables: variables, in: scratch.path)
    #expect(ended.exitStatus == 66)
    #expect(Self.count(ended.output, "none.sqlite") == 1, "\(ended.output)")
    #expect(!ended.output.contains("routes.json: "))
  }

  @Test("a database that is not there is not restored, and nothing is said of putting it aside")
  func restore() async throws {
    let home = try Household(isIngested: false)
    let ended = try await home.bus("restore")
    #expect(ended.exitStatus == 66)
    #expect(
      ended.errors
        == "bus: \(home.database): there is no database yet; run `bus ingest` to make it\n")
  }

  @Test(
    "a value that an option does not know is told in the language, with those that it knows",
    arguments: [
      ("en", "bus: --format: expected one of text, json, csv, html, excel-csv, found 'pdf'; "),
      ("ja", "bus: --format: text、json、csv、html、excel-csv のどれかが必要です(実際: 'pdf')。"),
    ])
  func format(language: String, words: String) async throws {
    for typed in ["--format pdf", "--format=pdf"] {
      let ended = try await Household().bus("timetable --route home \(typed) --lang \(language)")
      #expect(ended.exitStatus == 64)
      #expect(ended.errors.hasPrefix(words), "\(ended.errors)")
    }
  }

  @Test(
    "an empty standard input is named as such",
    arguments: [
      ("normalise", "en", "bus: standard input is not what bus extract --json prints: "),
      ("normalise", "ja", "bus: 標準入力が bus extract --json の出力ではありません: "),
      ("load --route home", "en", "bus: standard input is not what bus normalise prints: "),
    ])
  func emptyInput(command: String, language: String, words: String) async throws {
    let ended = try await Household(isIngested: false).bus("\(command) --lang \(language)")
    #expect(ended.exitStatus == 65)
    #expect(ended.errors.hasPrefix(words), "\(ended.errors)")
  }

  @Test("names are listed with the commas of the language, and no moment is told with its seconds")
  func lists() async throws {
    let home = try Household()
    #expect(try await home.bus("next nix --lang ja").errors.contains("設定済み: home、school"))
    #expect(try await home.bus("why 7:41 --lang ja").errors.contains("home、school"))
    #expect(try await home.bus("next nix").errors.contains("known: home, school"))
    let date = home.confirmed.date
    let why = try await home.bus("why 7:30 --route home --date 2026-11-20")
    #expect(why.exitStatus == 0 && why.output.contains("confirmed  \(date) "))
    #expect(!why.output.contains("+09:00") && !why.output.contains("service: weekday"))
  }

  @Test("an operator that would not change is not told of a route's options", arguments: languages)
  func operators(language: String) async throws {
    let ended = try await Household().bus("operators edit example --lang \(language)")
    #expect(ended.exitStatus == 64)
    #expect(ended.errors.contains("--new-year") && !ended.errors.contains("--walk"))
  }
}
