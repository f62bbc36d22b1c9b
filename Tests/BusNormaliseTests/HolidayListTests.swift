import BusModel
import BusNormalise
import Testing

/// A list as the Cabinet Office serves it, with our own few days: CP932 names, CRLF.
private func list(_ lines: [String], headings: Bool = true) -> [UInt8] {
  let name: [UInt8] = [0x8B, 0x78, 0x93, 0xFA]  // 休日 in CP932
  let head = headings ? [name + [0x2C] + name] : []
  return (head + lines.map { Array($0.utf8) + name }).flatMap { $0 + [0x0D, 0x0A] }
}

private func code(_ bytes: [UInt8], after last: [Holiday] = []) -> String? {
  do throws(HolidayFeedFault) {
    _ = try HolidayFeedReader.holidays(in: bytes, after: last)
    return nil
  } catch {
    return error.fault.message.id
  }
}

@Suite("the Cabinet Office's list of holidays")
struct HolidayListTests {
  static let lines = ["2026/1/1,", "2026/5/6,", "2026/9/22,", "2026/11/20,"]

  @Test(
    "its dates count, with the law's names, and a day of its own is a 休日", arguments: [true, false])
  func read(headings: Bool) throws {
    let found = try HolidayFeedReader.holidays(in: list(Self.lines, headings: headings))
    #expect(
      found.map(\.date.description) == ["2026-01-01", "2026-05-06", "2026-09-22", "2026-11-20"])
    #expect(found.map(\.name) == ["元日", "休日", "休日", "休日"])
    #expect(found.map(\.kind) == [.national, .substitute, .citizen, .special])
  }

  @Test(
    "an impossible day, a day twice, and a line that is no entry refuse it whole",
    arguments: ["2026/2/30,", "2026/1/1,", "2026/13/1,", "2027/1/", "<html>", "2026-02-11,"])
  func malformed(line: String) { #expect(code(list(Self.lines + [line])) == "badLine") }

  @Test("headings alone, and a page of HTML, are not taken for a list")
  func noList() {
    #expect(code(list([])) == "notJSON")
    #expect(code(Array("<html>\n2026/1/1,x</html>".utf8)) == "badLine")
  }

  @Test("a list that lost a day or a year is refused against the last good one")
  func shorter() throws {
    let last = try HolidayFeedReader.holidays(in: list(Self.lines + ["2027/1/1,"]))
    #expect(code(list(Self.lines), after: last) == "endsEarlier")
    #expect(code(list(["2026/1/1,", "2027/1/1,"]), after: last) == "lostDays")
    #expect(code(list(Self.lines + ["2027/1/1,", "2027/1/11,"]), after: last) == nil)
  }
}
