import BusModel
import BusNormalise
import Testing

@Suite("lines that marks name")
struct MarkedLineTests {
  private func rows(_ line: String?, _ legend: [(String, String)]) -> [[String?]] {
    let departures = ["A", "B"].enumerated().map { index, mark in
      RawDeparture(hour: 6, minute: 15 * (index + 1), marks: [mark], at: "td")
    }
    let raw = RawTimetable(routeName: line, label: "平日", departures: departures, at: "table[1]")
    let page = RawPage(
      encoding: PageEncoding(name: "UTF-8", replacedCharacters: 0), judgement: .timetable,
      timetables: [raw], legend: legend.map { Mark(mark: $0.0, text: $0.1) })
    return Normalise.timetables(of: page).timetables[0].departures.map {
      [$0.routeName, $0.destination]
    }
  }

  @Test(
    "the line with which a mark's words begin is that of its buses, and no part of where they go",
    arguments: [
      ("51A系統 競技場前行", "51B系統 大学病院行"), ("51A 競技場前行", "51B 大学病院行"),
      ("51A・競技場前行", "51B・大学病院行"), ("［51A］競技場前行", "［51B］大学病院行"),
      ("51A（競技場前行）", "51B（大学病院行）"), ("51A系統競技場前止まり", "51B系統大学病院行き"),
      ("51A系統（港橋経由）競技場前行き", "51B系統（大学病院行き）"),
    ])
  func lead(_ first: String, _ second: String) {
    #expect(
      rows("51A・51B", [("A", first), ("B", second)]) == [
        ["51A", "競技場前"], ["51B", "大学病院"],
      ])
  }

  @Test("a word that the heading lists as a line needs no 系統")
  func named() {
    #expect(
      rows("岬線・浜線", [("A", "岬線 競技場前行"), ("B", "浜線")]) == [
        ["岬線", "競技場前"], ["浜線", nil],
      ])
  }

  @Test("other lines in a mark's words are not those of its buses")
  func others() {
    #expect(
      rows("51", [("A", "15系統の競技場前行に乗り換え"), ("B", "52系統に接続")]).map(\.first) == ["51", "51"])
    #expect(rows("51", [("A", "52 競技場前行"), ("B", "平日運休")]).map(\.first) == ["51", "51"])
  }
}
