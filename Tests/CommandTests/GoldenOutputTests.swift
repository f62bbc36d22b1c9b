import BusModel
import Foundation
import Testing

/// A command line whose whole output is kept in `fixtures/output`.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  var name: String
  var line: String

  var testDescription: String { name }
}

// Everything is long past, so that the clock of the machine does not matter: 2024-11-22 is a Friday,
// 11-23 a Saturday and a holiday.
private let cases = [
  GoldenCase(name: "next", line: "next --route home --as-of 2024-11-22T07:28"),
  GoldenCase(
    name: "next-both", line: "next --route home --all-directions --as-of 2024-11-22T07:28"),
  GoldenCase(name: "next-holiday", line: "next --route home --as-of 2024-11-23T06:58"),
  GoldenCase(name: "next-gone", line: "next --route home --as-of 2024-11-24T23:40"),
  GoldenCase(name: "next-none", line: "next --route home --as-of 2025-02-01T08:00"),
  GoldenCase(name: "next-never", line: "next --route school --as-of 2024-11-22T07:28"),
  GoldenCase(name: "next-json", line: "next --route home --json --as-of 2024-11-24T23:40"),
  GoldenCase(name: "timetable", line: "timetable --route home --as-of 2024-11-22T07:28"),
  GoldenCase(
    name: "timetable-week", line: "timetable --route home --week --as-of 2024-12-28T07:28"),
  GoldenCase(
    name: "timetable-week-json",
    line: "timetable --route home --week --json --as-of 2024-12-28T07:28"),
  GoldenCase(
    name: "timetable-json", line: "timetable --route home --json --as-of 2024-11-22T07:28"),
  GoldenCase(
    name: "timetable-csv", line: "timetable --route home --format csv --as-of 2024-11-22T07:28"),
  GoldenCase(
    name: "timetable-html", line: "timetable --route home --format html --as-of 2024-11-22T07:28"),
  GoldenCase(name: "why", line: "why 07:41 --route home --date 2024-11-22"),
  GoldenCase(name: "why-none", line: "why 07:40 --route home --date 2024-11-22"),
  GoldenCase(
    name: "calendar", line: "calendar --from 2024-12-28 --to 2025-01-14 --operator example"),
  GoldenCase(name: "routes", line: "routes"),
  GoldenCase(name: "routes-show", line: "routes show home"),
  GoldenCase(name: "history", line: "history"),
  GoldenCase(name: "diff", line: "diff 1 2"),
  GoldenCase(name: "doctor", line: "doctor"),
  GoldenCase(name: "help", line: "--help"),
  GoldenCase(name: "help-next", line: "next --help"),
  GoldenCase(name: "help-routes", line: "help routes"),
  GoldenCase(name: "help-extract", line: "extract --help"),
]

@Suite struct GoldenOutputTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("fixtures/output")

  /// Friday at two in the morning, Japanese time.
  private static let confirmed = Moment(secondsSince1970: 1_732_208_400)

  @Test(
    "commands print these lines in either language, in a pipe and in terminals of 40, 80 and 200 columns",
    arguments: cases)
  func whole(golden: GoldenCase) throws {
    let home = try Household(confirmed: Self.confirmed)
    var text = ""
    for language in ["en", "ja"] {
      let line = "\(golden.line) --lang \(language)"
      let piped = try home.bus(line)
      text += "$ bus \(line) | cat\n\(piped.output)\(piped.errors)[\(piped.exitStatus)]\n\n"
      for columns: UInt16 in [40, 80, 200] {
        let terminal = try PseudoTerminal(line, in: home, columns: columns, rows: 24)
        let end = terminal.end()
        let seen = terminal.output.replacing("\r\n", with: "\n").replacing("\u{1B}", with: "␛")
        text += "$ bus \(line)  # \(columns) columns\n\(seen)[\(end)]\n\n"
      }
    }
    text = text.replacing(home.folder, with: "HOME").replacing(Running.folder, with: "BIN")
    let file = Self.folder.appendingPathComponent("\(golden.name).txt")
    // scripts/record sets it; the diff is read like code.
    if ProcessInfo.processInfo.environment["BUS_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try? String(contentsOf: file, encoding: .utf8)))
  }

  @Test("no line of a next departure is wider than its terminal", arguments: [20, 40, 60, 80])
  func fits(columns: Int) throws {
    let home = try Household(confirmed: Self.confirmed)
    for line in [
      "next --route home --as-of 2024-11-24T23:40",
      "timetable --route home --as-of 2024-11-22T07:28",
      "next --route home --as-of 2024-11-22T07:28",
      "timetable --route home --week --as-of 2024-12-28T07:28",
    ] {
      for language in ["en", "ja"] {
        let terminal = try PseudoTerminal(
          "\(line) --lang \(language)", in: home, columns: UInt16(columns), rows: 24)
        _ = terminal.end()
        for row in PseudoTerminal.plain(terminal.output).components(separatedBy: "\r\n") {
          #expect(Self.columns(row) <= columns, "\(row)")
        }
      }
    }
  }

  /// Counted apart from the program: what is beyond Latin and its signs takes two.
  private static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ((0x2E80...0xFFE6).contains($1.value) ? 2 : 1) }
  }
}
