@testable import BusJSON
import BusModel
import BusQuery
import Testing

private func day(
  _ text: String = "2026-11-21", _ route: PublishedRoute? = nil
) throws -> DayTimetable {
  let usual = try published(
    page(column("土曜", "06:05 06:12P 06:40 08:00 08:01 08:02 08:03 24:10△", service: .saturday)))
  return DayTimetable(
    of: home, .outbound, on: try date(text), from: route ?? usual, in: law,
    clock: try at("2026-11-21T08:30"))
}

/// The grid's rows of hours without a bus.
private func empty(_ hours: ClosedRange<Int>) -> String {
  hours.map { ($0 < 10 ? "   \($0)" : "  \($0)") + " |\n" }.joined()
}

@Test("the day is a grid of hours and minutes with marks, the present hour and the legend")
func grid() throws {
  let text = try day().text(.ja, TerminalStyle(width: 20))
  #expect(
    text == """
      自宅 ↔ 駅(行き)
        11月21日(土)
        土曜ダイヤ

      鳴子住宅  鳴子14
        → 地下鉄鳴子北
        2番のりば  [土曜]
         6 | 05 12P 40
         7 |
      >  8 | 00 01 02 03
      \(empty(9...23))  24 | 10△
        P:東口経由

      """)
}

@Test("an hour with more minutes than fit goes on below")
func wraps() throws {
  let route = try published(page(column("土曜", "06:00 06:01 06:02 06:03 06:04 06:05")))
  let lines = try day("2026-11-21", route).text(.en, TerminalStyle(width: 20)).split(
    separator: "\n")
  #expect(lines.suffix(2) == ["   6 | 00 01 02 03", "     | 04 05"])
}

@Test("a day that cannot be told shows its reason and exits with 3")
func unknownDay() throws {
  let sunday = try day("2026-11-22")
  #expect(sunday.exitStatus == 3)
  let words = "no Sunday or holiday buses; probably none run on Sun 22 Nov (it has 土曜)"
  #expect(sunday.text(.en, TerminalStyle()).contains(words))
  #expect(sunday.json(.en)["reason"]?.stringValue?.isEmpty == false)
  #expect(try day().exitStatus == 0)
}

@Test(
  "no cell of the CSV can become a formula or break its row",
  arguments: [
    ("=HYPERLINK(1)", "'=HYPERLINK(1)"), ("+1", "'+1"), (" @x", "' @x"), ("a,b", "\"a,b\""),
    ("say \"a\"", "\"say \"\"a\"\"\""), ("＝1", "'＝1"), ("a\r\nb", "a b"),
    ("\"\u{301},", "\"\"\"\u{301},\""),
  ])
func safeCells(destination: String, cell: String) throws {
  let route = try published(page(column("土曜", "06:00", destination: destination)))
  let rows = try day("2026-11-21", route).csv().split(separator: "\r\n")
  #expect(
    rows[0] == "serviceDate,departureTime,departsAt,routeName,destination,platform,stop,marks,"
      + "label,service,url")
  #expect(
    rows[1] == "2026-11-21,06:00,2026-11-21T06:00:00+09:00,鳴子14,\(cell),2,鳴子住宅,,土曜,,"
      + "https://bus.example.jp/a.html")
  #expect(rows.count == 2)
}

@Test("the printable page holds the grid and nothing of a page's own markup")
func printable() throws {
  let route = try published(
    page(column("土曜", "06:05 06:12P", destination: "<script>alert(1)</script>")))
  let html = try day("2026-11-21", route).html(.ja)
  #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"ja\">\n"))
  #expect(html.contains("<span>12<sup>P</sup></span>"))
  #expect(html.contains("&lt;script&gt;"))
  #expect(!html.contains("<script>"))
}

@Test(
  "what is printed stays on one sheet: many buses stand in smaller letters, many columns side by side",
  arguments: [(1, "06:00 07:00", 105, 1), (1, crowded, 75, 1), (8, crowded, 40, 3)])
func oneSheet(columns: Int, times: String, tenths: Int, beside: Int) throws {
  let lines = try (0..<columns).map { try column("土曜", times, routeName: "系統\($0)") }
  let source = try page().source
  let route = try published(
    PublishedPage(direction: .outbound, source: source, timetables: lines))
  let html = try day("2026-11-21", route).html(.en)
  #expect(html.contains("font:\(tenths / 10).\(tenths % 10)pt"))
  #expect(html.contains("main{columns:\(beside);"))
}

/// A bus every minute from 5 to 24.
private let crowded = (300..<1500).map { minute in
  let text = ServiceTime(minutes: minute)?.description ?? ""
  return text
}.joined(separator: " ")

@Test("the JSON of a day gives each column with its legend")
func dayJSON() throws {
  let json = try day().json(.en)
  let column = try #require(json["timetables"]?[0])
  #expect(column["departures"]?.arrayValue?.count == 8)
  #expect(column["departures"]?[7]?["departsAt"]?.stringValue == "2026-11-22T00:10:00+09:00")
  #expect(column["legend"]?[0]?["text"]?.stringValue == "東口経由")
  #expect(json["day"]?["service"]?.stringValue == "saturday")
}
