import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Rows over the whole width of a table whose rows are trips: parts of the year, and notes below all of them.
@Suite("wide rows among trips")
struct TripSeasonTests {
  private let summer = [["第1便", "9:00", "9:10", "9:20"], ["第2便", "10:30", "10:40", "10:50"]]
  private let winter = [["第1便", "10:00", "10:10", "10:20"], ["第2便", "13:15", "13:25", "13:35"]]
  private let heads = ["便", "水郷桟橋", "中央", "本町"]

  private func page(_ rows: [[String]], _ title: String = "水郷めぐりバス") -> RawPage {
    let cells = rows.map { row in
      row.count == 1
        ? "<tr><td colspan=4>\(row[0])</td></tr>"
        : "<tr>" + row.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    return read("<title>\(title)</title><h1>\(title)</h1><table>\(cells.joined())</table>")
  }

  /// The buses at the first stop.
  private func told(_ rows: [[String]]) -> [String] {
    let page = page(rows)
    guard page.judgement == .timetable else { return ["\(page.verdict)"] }
    return Normalise.timetables(of: page).timetables.filter { $0.stop == "水郷桟橋" }.map { table in
      ([table.pattern?.text ?? "?"] + table.departures.map { "\($0.departureTime)" })
        .joined(separator: " ")
    }
  }

  @Test("a part of the year holds for the trips below it")
  func seasons() {
    let expected = ["3/1～11/30 09:00 10:30", "12/1～2/29 10:00 13:15"]
    let parts = [["3月1日～11月30日"]] + summer + [["12月1日～2月末日"]] + winter
    #expect(told([heads] + parts) == expected)
    #expect(told([parts[0], heads] + parts.dropFirst()) == expected)
  }

  @Test("days of the week below it are those of that part alone, and are not told of another")
  func weeks() {
    let first = [["3月1日～11月30日"], ["平日"]] + summer + [["土日祝"]] + winter
    let second = [["12月1日～2月末日"], ["平日"]] + winter + [["土日祝"]] + summer
    #expect(
      told([heads] + first + second) == [
        "平日運行。3/1～11/30のみ運行 09:00 10:30", "土日祝運行。3/1～11/30のみ運行 10:00 13:15",
        "平日運行。12/1～2/29のみ運行 10:00 13:15", "土日祝運行。12/1～2/29のみ運行 09:00 10:30",
      ])
    #expect(told([heads] + first + [second[0]] + winter) == ["uncertain"])
  }

  @Test("a note in the last row is read as if it stood below the table")
  func notes() {
    let marked = [["第1便", "◆9:00", "9:10", "9:20"], summer[1]]
    let found = Normalise.timetables(
      of: page([heads] + marked + [["◆…8月13日～16日、12月31日～1月3日は運休"]]))
    #expect(found.timetables[0].departures[0].pattern?.text == "8/13～8/16・12/31～1/3運休")
    #expect(found.timetables[0].departures[1].pattern == nil)
    let one = page([heads] + summer + [["2便は7月18日から8月23日までの間のみ運行"]])
    #expect(one.judgement == .timetable)
    #expect(
      Normalise.timetables(of: one).timetables[0].departures.map { $0.pattern?.text }
        == [nil, "7/18～8/23のみ運行"])
  }

  @Test("buses that run every so often, and times, are no note")
  func others() {
    #expect(page([heads] + summer + [["以降30分間隔で運行"]]).judgement != .timetable)
    #expect(page([heads] + summer + [["最終便のみ20:15発"]]).judgement != .timetable)
  }
}
