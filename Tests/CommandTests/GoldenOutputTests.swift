import BusModel
import Foundation
import TestScratch
import Testing

/// A command line whose whole output is kept in `fixtures/output`.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  var name: String
  /// FIXTURES stands for the folder of saved pages, REPOSITORY for the repository.
  var line: String
  /// Whether it changes something, so that every run needs a household of its own.
  var isChanging = false
  /// Whether its lines go by the width of the terminal, so that it is run on several.
  var goesByWidth = false

  var testDescription: String { name }
}

// Everything is long past, so that the clock of the machine does not matter: 2024-11-22 is a Friday,
// 11-23 a Saturday and a holiday.
private let cases = [
  GoldenCase(name: "next", line: "next --route home --as-of 2024-11-22T07:28", goesByWidth: true),
  GoldenCase(
    name: "next-both", line: "next --route home --all-directions --as-of 2024-11-22T07:28",
    goesByWidth: true),
  GoldenCase(
    name: "next-holiday", line: "next --route home --as-of 2024-11-23T06:58", goesByWidth: true),
  GoldenCase(
    name: "next-gone", line: "next --route home --as-of 2024-11-24T23:40", goesByWidth: true),
  GoldenCase(
    name: "next-none", line: "next --route home --as-of 2025-02-01T08:00", goesByWidth: true),
  GoldenCase(
    name: "next-never", line: "next --route school --as-of 2024-11-22T07:28", goesByWidth: true),
  GoldenCase(name: "next-json", line: "next --route home --json --as-of 2024-11-24T23:40"),
  GoldenCase(
    name: "timetable", line: "timetable --route home --as-of 2024-11-22T07:28", goesByWidth: true),
  GoldenCase(
    name: "timetable-week", line: "timetable --route home --week --as-of 2024-12-28T07:28",
    goesByWidth: true),
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
  GoldenCase(name: "export-ics", line: "export ics --route home --from 2024-11-22 --days 2"),
  GoldenCase(name: "extract", line: "extract FIXTURES/few-hours.html"),
  GoldenCase(name: "extract-explain", line: "extract FIXTURES/few-hours.html --explain"),
  GoldenCase(name: "extract-refused", line: "extract FIXTURES/neg-fares.html"),
  GoldenCase(name: "extract-uncertain", line: "extract FIXTURES/uncertain-repeat.html"),
  GoldenCase(
    name: "ingest",
    line: "ingest --config REPOSITORY/routes.json --replay FIXTURES --at 2024-11-25T03:00",
    isChanging: true),
  GoldenCase(
    name: "ingest-failed", line: "ingest --replay FIXTURES --at 2024-11-25T03:00",
    isChanging: true),
  GoldenCase(name: "accept-unknown", line: "accept 99"),
  GoldenCase(name: "reject-in-force", line: "reject 2"),
  GoldenCase(name: "prune", line: "prune --dry-run --before 2024-12-01"),
  GoldenCase(
    name: "routes-add",
    line:
      "routes add port https://shiokaze.example.jp/jikoku/minato-weekday.html --replay FIXTURES --yes",
    isChanging: true),
  GoldenCase(
    name: "routes-add-gone",
    line: "routes add port https://shiokaze.example.jp/gone.html --replay FIXTURES --yes",
    isChanging: true),
  GoldenCase(name: "routes-edit", line: "routes edit school --walk 9 --yes", isChanging: true),
  GoldenCase(name: "routes-remove", line: "routes remove school --yes", isChanging: true),
  GoldenCase(
    name: "routes-check",
    line: "routes check --config REPOSITORY/routes.json --replay FIXTURES"),
  GoldenCase(name: "fetch-refused", line: "fetch ftp://bus.example.jp/out.html"),
  GoldenCase(name: "route-unknown", line: "next --route hoem"),
  GoldenCase(name: "value-wrong", line: "next --route home --at 25"),
  GoldenCase(name: "option-unknown", line: "timetable --rout home"),
  GoldenCase(name: "command-unknown", line: "nxt --route home"),
  GoldenCase(name: "help", line: "--help"),
  GoldenCase(name: "help-next", line: "next --help", goesByWidth: true),
  GoldenCase(name: "help-routes", line: "help routes", goesByWidth: true),
  GoldenCase(name: "help-extract", line: "extract --help", goesByWidth: true),
]

@Suite struct GoldenOutputTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = repository.appendingPathComponent("fixtures/output")

  /// Friday at two in the morning, Japanese time.
  private static let confirmed = Moment(secondsSince1970: 1_732_208_400)

  @Test(
    "commands print these lines in either language, and in terminals of 40, 80 and 200 columns",
    arguments: cases)
  func whole(golden: GoldenCase) async throws {
    let household = try Household(confirmed: Self.confirmed)
    var text = ""
    for language in ["en", "ja"] {
      for columns: UInt16 in golden.goesByWidth ? [0, 40, 80, 200] : [0] {
        let home = golden.isChanging ? try Household(confirmed: Self.confirmed) : household
        text += try await Self.run("\(golden.line) --lang \(language)", in: home, columns: columns)
      }
    }
    let file = Self.folder.appendingPathComponent("\(golden.name).txt")
    // scripts/record sets it; the diff is read like code.
    if ProcessInfo.processInfo.environment["BUS_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    if text != expected { Issue.record("\(LineDifference(from: expected, to: text))") }
  }

  /// What a command prints and how it ends, in a pipe (no columns) or on a terminal.
  private static func run(
    _ shown: String, in home: Household, columns: UInt16
  ) async throws -> String {
    let line = shown.replacing("FIXTURES", with: "REPOSITORY/fixtures/html")
      .replacing("REPOSITORY", with: repository.path)
    let seen: String
    if columns == 0 {
      let piped = try await home.bus(line)
      seen = "$ bus \(shown) | cat\n\(piped.output)\(piped.errors)[\(piped.exitStatus)]\n\n"
    } else {
      let terminal = try PseudoTerminal(line, in: home, columns: columns, rows: 24)
      let end = await terminal.end()
      let output = terminal.output.replacing("\r\n", with: "\n").replacing("\u{1B}", with: "␛")
      seen = "$ bus \(shown)  # \(columns) columns\n\(output)[\(end)]\n\n"
    }
    return seen.replacing(home.folder, with: "HOME").replacing(Running.folder, with: "BIN")
      .replacing(repository.path, with: "REPOSITORY")
  }

  @Test("no line of a next departure is wider than its terminal", arguments: [20, 40, 60, 80])
  func fits(columns: Int) async throws {
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
        _ = await terminal.end()
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
