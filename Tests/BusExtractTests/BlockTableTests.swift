import BusModel
import Testing

/// Tables that pages draw with blocks instead of `table`.
@Suite("tables made of blocks")
struct BlockTableTests {
  private static let heading = "<h1>北山温泉 送迎バス時刻表</h1><h2>北山駅 → 北山温泉</h2>"
  private static let ways = ["9:21 9:35", "10:05 10:19", "11:00 11:14"]

  private func rows(_ cells: [String], tag: String = "div", cell: String = "span") -> String {
    cells.map { row in
      let parts = row.split(separator: " ").map { "<\(cell)>\($0)</\(cell)>" }
      return "<\(tag)>\(parts.joined())</\(tag)>"
    }.joined()
  }

  @Test(
    "times below a head that says 着 are no departures, however the blocks are nested",
    arguments: [
      "<div><div><b>駅発</b><b>温泉着</b></div>ROWS</div>",
      "<div><p>往路</p><div><b>駅発</b><b>温泉着</b></div>ROWS<button>閉じる</button></div>",
      "<div><div><b>駅発</b><b>温泉着</b></div><div>ROWS</div></div>",
      "<div role=table><div role=rowgroup><div><b>駅発</b><b>温泉着</b></div></div><div>ROWS</div></div>",
      "<section><div><a><b>駅発</b><b>温泉着</b></a></div>ROWS</section>",
    ])
  func arrivals(_ markup: String) {
    let page = read(Self.heading + markup.replacing("ROWS", with: rows(Self.ways)))
    #expect(page.timetables.map { times($0) } == ["9:21 10:05 11:00", ""])
  }

  @Test("items of a list are rows where a first one heads their parts")
  func items() {
    let list = rows(["駅発 温泉着"] + Self.ways, tag: "li")
    let page = read(Self.heading + "<ul>\(list)</ul>")
    #expect(page.timetables.map { times($0) } == ["9:21 10:05 11:00", ""])
  }

  @Test("an empty cell keeps its column, and each day its own times")
  func days() {
    let table =
      rows(["平日 土日祝", "9:20 9:35", "10:05 10:15"]) + "<div><span>11:00</span><span></span></div>"
    let page = read(Self.heading + "<div>\(table)</div>")
    #expect(page.timetables.map(\.label) == ["平日", "土日祝"])
    #expect(page.timetables.map { times($0) } == ["9:20 10:05 11:00", "9:35 10:15"])
  }

  @Test(
    "cells without rows are rows where the page says in how many columns it draws them",
    arguments: [
      "class='grid grid-cols-2 gap-1'",
      "style='display:grid;grid-template-columns: repeat(2, 1fr)'",
      "style='grid-template-columns: 1fr 2fr'",
    ])
  func flat(_ attribute: String) {
    let cells = (["駅発 温泉着"] + Self.ways).joined(separator: " ").split(separator: " ")
    let page = read(
      Self.heading + "<div \(attribute)>" + cells.map { "<div>\($0)</div>" }.joined() + "</div>")
    #expect(page.timetables.map { times($0) } == ["9:21 10:05 11:00", ""])
  }

  @Test("a column of places beside the times says where each bus goes")
  func places() {
    let table = rows(["時刻 行先 のりば", "9:20 温泉 1", "10:05 車庫 2", "11:00 温泉 1"], cell: "div")
    let page = read("<h1>北山駅 時刻表</h1><div>\(table)</div>")
    let departures = page.timetables.flatMap(\.departures)
    #expect(departures.map(\.destination) == ["温泉", "車庫", "温泉"])
    #expect(departures.map(\.platform) == ["1", "2", "1"])
  }

  @Test("a time with a badge beside it is one of the times, and the badge is no mark of the others")
  func badges() {
    let chips = ["8:00", "8:30", "9:10"].map { "<div class=c><p>\($0)</p></div>" }.joined()
    let last = "<div class=c><p>19:30</p><span>最終</span></div>"
    let first = "<div class=c><span>始発</span><p>7:20</p></div>"
    for (markup, all) in [
      (chips + last, "8:00 8:30 9:10 19:30"), (first + chips, "7:20 8:00 8:30 9:10"),
    ] {
      let page = read("<h1>学園バス 時刻表</h1><p>松山駅発 → 学園行き</p><div>\(markup)</div>")
      #expect(page.timetables.map { times($0) } == [all])
      #expect(page.timetables.map(\.stop) == ["松山駅"])
      #expect(page.timetables.flatMap(\.departures).filter { $0.marks.isEmpty }.count == 3)
    }
  }

  private func times(_ timetable: RawTimetable) -> String {
    timetable.departures.map { "\($0.hour):\($0.minute < 10 ? "0" : "")\($0.minute)" }
      .joined(separator: " ")
  }
}
