import BusModel
import Testing

@testable import BusExtract

/// Hours as few as the buses of a stop in the country, which no word names.
@Suite("hours that skip")
struct SparseHourTests {
  private func rows(_ rows: [(String, [String])], cell: String = "td") -> String {
    rows.map { hour, minutes in
      "<tr><\(cell)>\(hour)</\(cell)>" + minutes.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }.joined()
  }

  private func told(_ body: String, _ heading: String = "<h1>札の辻東</h1><h2>川越野行き</h2>") -> [String] {
    let page = read("<title>時刻表</title>" + heading + body)
    guard page.judgement == .timetable else { return ["\(page.verdict)"] }
    return page.timetables.indices.map { index in
      "\(page.timetables[index].label ?? "?") \(times(page, index))"
    }
  }

  @Test("rows of days open parts of a table whose hours are few and far between")
  func parts() {
    let table =
      "<table><tr><th colspan=2>平日</th></tr>"
      + rows([("07", ["02  10"]), ("08", ["16"]), ("12", ["18"]), ("16", ["14"])])
      + "<tr><th colspan=2>日祝</th></tr>" + rows([("07", ["59"]), ("11", ["35"])]) + "</table>"
    #expect(told(table) == ["平日 7:02 7:10 8:16 12:18 16:14", "日祝 7:59 11:35"])
  }

  @Test("so do heads over the columns, and along the top")
  func columns() {
    let table =
      "<table><tr><th></th><th>平日</th><th>土日祝</th></tr>"
      + rows([
        ("７", ["02 10", "25"]), ("９", ["05", "20"]), ("１２", ["18", ""]), ("１６", ["14", "51"]),
      ])
      + "</table>"
    #expect(told(table) == ["平日 7:02 7:10 9:05 12:18 16:14", "土日祝 7:25 9:20 16:51"])
    let sideways =
      "<table>"
      + rows([
        ("", ["7", "9", "12", "16"]), ("平日", ["02<br>10", "05", "18", "14"]),
        ("土日祝", ["25", "20", "", "51"]),
      ]) + "</table>"
    #expect(told(sideways) == ["平日 7:02 7:10 9:05 12:18 16:14", "土日祝 7:25 9:20 16:51"])
  }

  @Test("so do headings above tables of three hours and more")
  func headings() {
    let tables =
      "<h3>平日</h3><table>" + rows([("7", ["02 10"]), ("9", ["05"]), ("16", ["14"])])
      + "</table><h3>土日祝</h3><table>" + rows([("7", ["05"]), ("9", ["20"]), ("15", ["40"])])
      + "</table>"
    #expect(told(tables) == ["平日 7:02 7:10 9:05 16:14", "土日祝 7:05 9:20 15:40"])
  }

  @Test("two hours below 平日 are those of a day with few buses")
  func two() {
    let table =
      "<table><tr><th colspan=2>平日</th></tr>" + rows([("6", ["10 30 50"]), ("7", ["15 40"])])
      + "</table>"
    #expect(told(table) == ["平日 6:10 6:30 6:50 7:15 7:40"])
  }

  @Test(
    "what counts something else, or is not printed as minutes are, is no timetable",
    arguments: [
      (
        "<th></th><th>平日</th><th>土日祝</th>",
        [["5", "30", "40"], ["10", "25", "35"], ["20", "20", "30"]]
      ),
      ("<th>人数</th><th>平日</th><th>土日祝</th>", [["5", "05 30", "40"], ["10", "25", "35"]]),
      (
        "<th></th><th>平日</th><th>土日祝</th>",
        [["5", "05", "140"], ["10", "25", "35"], ["20", "20", "30"]]
      ),
      (
        "<th></th><th>平日</th><th>土日祝</th>",
        [["5", "05", "4"], ["10", "25", "35"], ["20", "20", "30"]]
      ),
      (
        "<th></th><th>大人</th><th>こども</th>",
        [["5", "05", "40"], ["10", "25", "35"], ["20", "20", "30"]]
      ),
    ])
  func others(heads: String, cells: [[String]]) {
    let table =
      "<table><tr>\(heads)</tr>" + rows(cells.map { ($0[0], Array($0.dropFirst())) }) + "</table>"
    #expect(told(table, "<h1>団体割引</h1>") == ["notATimetable"])
  }

  @Test(
    "on a page that says nothing of rides they are not believed",
    arguments: ["体育館", "宿泊料金表", "試合結果", "社員食堂"])
  func elsewhere(_ title: String) {
    let table =
      "<table><tr><th></th><th>平日</th><th>土日祝</th></tr>"
      + rows([
        ("7", ["02 10", "25"]), ("9", ["05", "20"]), ("12", ["18", ""]), ("16", ["14", "51"]),
      ])
      + "</table>"
    let page = read("<title>\(title)</title><h1>\(title)</h1>\(table)")
    #expect(page.judgement != .timetable)
  }

  /// A day of hours that skip, and another table below a heading of its own.
  private func beside(_ heading: String, _ cells: [(String, [String])], cell: String = "td")
    -> [String]
  {
    told(
      "<h3>平日</h3><table>"
        + rows([("7", ["10 50"]), ("9", ["05"]), ("12", ["30"]), ("16", ["20"])], cell: cell)
        + "</table><h3>\(heading)</h3><table>" + rows(cells, cell: cell) + "</table>")
  }

  @Test("a table like it with few hours is that of the other day", arguments: ["td", "th"])
  func fewBeside(_ cell: String) {
    let days = beside("土日祝", [("8", ["30"]), ("12", ["10"]), ("17", ["30"])], cell: cell)
    #expect(days == ["平日 7:10 7:50 9:05 12:30 16:20", "土日祝 8:30 12:10 17:30"])
    #expect(beside("土曜", [("8", ["30"])]).last == "土曜 8:30")
  }

  @Test("what is headed or counted otherwise is not: it is open, and a table of fares is none")
  func elseBeside() {
    let rows = [("8", ["30"]), ("12", ["10"]), ("17", ["30"])]
    for heading in ["運賃", "平日", "土曜ののりば", "土曜日の運休日"] {
      #expect(beside(heading, rows) == ["uncertain"])
    }
    #expect(beside("土日祝", [("1", ["15"]), ("2", ["20"]), ("3", ["30"])]) == ["uncertain"])
    #expect(beside("土日祝運賃", [("1", ["210"]), ("2", ["240"])]).count == 1)
  }
}
