import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Buses with a mark that run on further days than the others of their column.
@Suite(
  "a mark for further days takes no bus away from its column's days, and leaves the further ones open"
)
struct AddedDayTests {
  @Test(
    "on the column's days all buses run, and on the further ones nobody knows",
    arguments: [
      ("<p>平日のみ運行。▲印の便は土曜日も運行します。</p>", "2026-12-12"),
      ("<p>土日祝運休。ただし、▲印の便は土曜日も運行します。</p>", "2026-12-12"),
      ("<p>土日祝は運休します。ただし、土曜日は▲印の便のみ運行します。</p>", "2026-12-12"),
      ("<p>月～金曜日運行。毎月第2・第4日曜日は▲印の便を運行します。</p>", "2026-12-13"),
      ("<p>月～金曜日運行。第2土曜日は診療のため、▲印の便のみ運行します。</p>", "2026-12-12"),
      ("<p>▲：土曜も運行</p><p>土日祝運休</p>", "2026-12-12"),
      ("<p>▲…日曜・祝日も運転</p><p>月～土曜日運行</p>", "2026-12-13"),
    ])
  func further(below: String, date: String) throws {
    let read = hoursPage(below, heads: ["時刻"])
    #expect(try columns(read, on: "2026-12-01") == [0])
    #expect(
      read.timetables.flatMap(\.departures).allSatisfy { $0.pattern == nil || $0.marks.isEmpty })
    #expect(try columns(read, on: date) == nil)
  }

  @Test("of days that the column has, the mark says on which alone its buses run")
  func ofItsOwn() throws {
    let read = hoursPage("<p>毎日運行。土日祝は▲印の便を運行します。</p>", heads: ["時刻"])
    let marked = read.timetables.flatMap(\.departures).filter { !$0.marks.isEmpty }
    #expect(!marked.isEmpty && marked.allSatisfy { $0.pattern != nil })
  }

  @Test("where a column gives the further days the mark leaves nothing open")
  func given() throws {
    let read = hoursPage("<p>土曜日は▲印のみ運行</p>", heads: ["平日・土曜", "日祝"])
    #expect(try columns(read, on: "2026-12-12") == [0])
    #expect(try columns(read, on: "2026-12-13") == [1])
  }
}
