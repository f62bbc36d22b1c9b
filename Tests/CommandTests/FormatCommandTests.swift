@testable import BusJSON
import Foundation
import Testing

@Suite("formats of next and timetable, as programs")
struct FormatCommandTests {
  private static let line = "next home --walk 0 --at 2026-11-20T07:28"

  @Test(
    "each form is what was asked for",
    arguments: [
      ("--format one-line", "07:30 in 2 min → 地下鉄鳴子北, 07:41\n"),
      ("--format one-line --lang ja", "07:30 あと2分 → 地下鉄鳴子北、07:41\n"),
      ("--format template {{minutes}}/{{minutes.2}}", "2/13\n"),
      ("--format {{time}}", "07:30\n"),
    ])
  func forms(option: String, output: String) async throws {
    let ended = try await Household().bus("\(Self.line) \(option)")
    #expect(ended == Ended(exitStatus: 0, output: output, errors: ""))
  }

  @Test("waybar gets one line of JSON, and --format json the contract's document")
  func json() async throws {
    let home = try Household()
    let bar = try await home.bus("\(Self.line) --format waybar")
    #expect(try JSONValue.parse(bar.output)["class"]?.stringValue == "soon")
    let line = "next home --at 2026-11-20T07:28"
    #expect(try await home.bus("\(line) --format json") == home.bus("\(line) --json"))
  }

  @Test(
    "a form or a name that there is not is refused",
    arguments: [
      ("--format yaml", "one-line"), ("--format template", "template and a text"),
      ("--format {{tiem}}", "route, title"),
    ])
  func refused(option: String, words: String) async throws {
    let ended = try await Household().bus("\(Self.line) \(option)")
    #expect(ended.exitStatus == 64 && ended.errors.contains(words), "\(ended.errors)")
  }

  @Test("the sheet, the week's page and Excel's file are printed")
  func timetable() async throws {
    let home = try Household()
    let day = "timetable --route home --date 2026-11-20"
    let sheet = try await home.bus("\(day) --format html --sheet")
    #expect(sheet.exitStatus == 0 && sheet.output.contains("@page{size:A4"))
    #expect(try await home.bus("\(day) --sheet") == sheet)
    #expect(try await home.bus("\(day) --week --format html").output.contains("<table>"))
    #expect(try await home.bus("\(day) --format excel-csv").output.hasPrefix("\u{FEFF}serviceDate"))
    let clash = try await home.bus("\(day) --sheet --format csv")
    #expect(clash.exitStatus == 64 && clash.errors.contains("--sheet is a page"))
  }

  @Test("an unknown route tells which settings and database were looked into")
  func places() async throws {
    let home = try Household()
    let places = "\(home.config), database: \(home.database)\n"
    let english = "bus: no route 'hom'; did you mean 'home'? known: home, school\n"
    #expect(
      try await home.bus("next --route hom")
        == Ended(exitStatus: 64, output: "", errors: english + "  settings: " + places))
    let japanese = "bus: 'hom' という路線はありません。'home' のことですか? 設定済み: home、school\n"
    #expect(
      try await home.bus("next --route hom --lang ja").errors
        == japanese + "  設定: \(home.config)、データベース: \(home.database)\n")
  }

  @Test("the overview lists the exit codes", arguments: ["en", "ja"])
  func exitCodes(language: String) async throws {
    let help = try await Running.run(["--help", "--lang", language]).output
    for code in ["0 ", "1 ", "2 ", "3 ", "64 ", "65 ", "66 ", "69 ", "70 ", "75 ", "78 "] {
      #expect(help.contains(code))
    }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
