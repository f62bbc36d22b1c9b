import BusModel
import BusQuery
import Testing

private func export(
  _ route: PublishedRoute, from first: String = "2026-11-20", days: Int = 1,
  between span: ClosedRange<ServiceTime>? = nil, clock: String = "2026-11-20T12:00"
) throws -> DepartureCalendar {
  let start = try date(first)
  return DepartureCalendar(
    of: home, .outbound, on: (0..<days).map { start.adding(days: $0) }, between: span,
    from: route, in: law, clock: try at(clock))
}

/// The values of a property, folded lines joined.
private func values(_ name: String, _ text: String) -> [String] {
  text.replacing("\r\n ", with: "").split(separator: "\r\n")
    .filter { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.count + 1)) }
}

@Test("an exported bus is an event in UTC with the words of a person, in both languages")
func wholeCalendar() throws {
  let route = try published(page(column("平日", "24:10P")))
  func expected(_ product: String, _ name: String, _ platform: String, _ remarks: String) -> String
  {
    """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//bus//bus export ics//\(product)
    CALSCALE:GREGORIAN
    X-WR-CALNAME:自宅 ↔ 駅\(name)
    BEGIN:VEVENT
    UID:547e22458010488c5f62d1cedbea472e@bus
    DTSTAMP:20261119T170000Z
    DTSTART:20261120T151000Z
    SUMMARY:24:10 鳴子14 → 地下鉄鳴子北
    LOCATION:鳴子住宅 \(platform)
    DESCRIPTION:平日\\nP:\(remarks)
    URL:https://bus.example.jp/a.html
    TRANSP:TRANSPARENT
    END:VEVENT
    END:VCALENDAR

    """.replacing("\n", with: "\r\n")
  }
  let calendar = try export(route)
  #expect(calendar.text(.ja) == expected("JA", "(行き)", "2番のりば", "東口経由\\n最終"))
  #expect(
    calendar.text(.en) == expected("EN", "\\, outbound", "platform 2", " 東口経由\\nlast bus"))
}

@Test(
  "no line is longer than 75 octets, none is cut inside a character, and unfolding gives the text")
func folding() throws {
  let stop = "南台四丁目, 市民会館前; 北口\\広場 " + String(repeating: "ガ𠮷é1", count: 40)
  let text = try export(published(page(column("平日", "07:00", stop: stop)))).text(.en)
  let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
  for line in lines.dropLast() {
    #expect(line.last == 13)
    #expect(line.count <= 76, "75 octets and the CR")
    #expect(String(validating: line, as: UTF8.self) != nil)
  }
  let escaped = stop.replacing("\\", with: "\\\\").replacing(",", with: "\\,")
    .replacing(";", with: "\\;")
  #expect(values("LOCATION", text) == [escaped + " platform 2"])
}

@Test("the same bus has the same UID in every export, and two buses never share one")
func identifiers() throws {
  let route = try published(page(column("平日", "07:00 07:00 07:30"), column("土曜", "07:00")))
  let first = values("UID", try export(route, days: 2).text(.en))
  #expect(first.count == 4 && Set(first).count == 4)
  let later = values(
    "UID", try export(route, from: "2026-11-21", clock: "2026-11-21T08:00").text(.ja))
  #expect(later == [first[3]])
}

@Test("nothing of a page can break out of its property")
func injection() throws {
  let stop = "駅\r\nEND:VCALENDAR\u{1B}[2J"
  let text = try export(published(page(column("平日", "07:00", stop: stop)))).text(.en)
  #expect(text.split(separator: "\r\n").filter { $0 == "END:VCALENDAR" }.count == 1)
  #expect(!text.unicodeScalars.contains("\u{1B}"))
}

@Test("only the wanted times are exported, and days that cannot be told are named")
func spansAndDoubts() throws {
  let route = try published(page(column("平日", "06:59 07:00 09:00 09:01")))
  let span = try #require(ServiceTime("07:00"))...(try #require(ServiceTime("09:00")))
  let calendar = try export(route, days: 2, between: span)
  #expect(calendar.count == 2)
  #expect(calendar.doubts.map(\.date) == [try date("2026-11-21")])
}
