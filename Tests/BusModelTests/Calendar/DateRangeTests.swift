import BusModel
import Testing

@Suite struct DateRangeTests {
  @Test(
    "A range holds both of its ends and no day beyond",
    arguments: [
      ("12-29..01-03", ["2026-12-29", "2027-01-03", "1999-12-31"], ["2026-12-28", "2027-01-04"]),
      ("08-13..08-15", ["2026-08-13", "2030-08-15"], ["2026-08-12", "2026-08-16"]),
      ("02-29", ["2028-02-29"], ["2027-02-28", "2027-03-01"]),
      (
        "2026-07-21..2026-08-24", ["2026-07-21", "2026-08-24"],
        ["2026-07-20", "2026-08-25", "2027-08-01"]
      ),
      ("2025-12-29..2026-01-03", ["2026-01-01"], ["2024-12-31", "2026-12-31"]),
    ])
  func contains(text: String, inside: [String], outside: [String]) throws {
    let range = try DateRange(text)
    for day in inside { #expect(range.contains(try #require(CivilDate(day))), "\(day)") }
    for day in outside { #expect(!range.contains(try #require(CivilDate(day))), "\(day)") }
    #expect(range.description == text)
  }

  @Test(
    "What is no range says why",
    arguments: [
      ("2026-02-30", .impossibleDate("2026-02-30")), ("13-01", .impossibleDate("13-01")),
      ("2027-02-29", .impossibleDate("2027-02-29")),
      ("2026-08-24..2026-07-21", .reversed(first: "2026-08-24", last: "2026-07-21")),
      ("08-13..2026-08-15", .mixedEnds), ("8-13", .noDate("8-13")), ("", .noDate("")),
      ("01-01..", .noDate("")), ("01-01..02-01..03-01", .tooManyEnds), ("お盆", .noDate("お盆")),
    ] as [(String, DateRangeError.Fault)])
  func refuses(text: String, fault: DateRangeError.Fault) {
    let error = #expect(throws: DateRangeError.self) { try DateRange(text) }
    #expect(error?.fault == fault)
  }
}
