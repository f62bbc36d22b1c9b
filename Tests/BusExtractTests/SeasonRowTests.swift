import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Rows of a list that say in which part of the year the buses below them run.
@Suite("parts of the year among the rows of a list")
struct SeasonRowTests {
  private func told(_ rows: [[String]], _ heads: [String] = ["便", "発車時刻"]) -> [String] {
    let cells = rows.map { row in
      row.count == 1
        ? "<tr><td colspan=\(heads.count)>\(row[0])</td></tr>"
        : "<tr>" + row.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    let head = heads[0].isEmpty ? "" : "<tr>" + heads.map { "<th>\($0)</th>" }.joined() + "</tr>"
    let page = read(
      "<title>水郷遊覧船</title><h1>水郷遊覧船</h1><h2>水郷桟橋 発</h2><table>\(head)\(cells.joined())</table>")
    guard page.judgement == .timetable else { return ["\(page.verdict)"] }
    return Normalise.timetables(of: page).timetables.map { table in
      ([table.pattern?.text ?? "?"] + table.departures.map { "\($0.departureTime)" })
        .joined(separator: " ")
    }
  }

  @Test("each holds for the times below it", arguments: [["便", "発車時刻"], ["", ""]])
  func seasons(_ heads: [String]) {
    #expect(
      told(
        [
          ["3月1日～11月30日"], ["第1便", "9:00"], ["第2便", "13:30"], ["12月1日～2月末日"], ["第1便", "10:00"],
          ["第2便", "13:15"],
        ], heads) == ["3/1～11/30 09:00 13:30", "12/1～2/29 10:00 13:15"])
  }

  @Test("days of the week below it are those of that part alone")
  func weeks() {
    #expect(
      told([
        ["3月1日～11月30日"], ["平日"], ["第1便", "9:00"], ["第2便", "13:30"], ["土日祝"], ["第1便", "10:00"],
        ["第2便", "13:10"], ["12月1日～2月末日"], ["平日"], ["第1便", "9:20"], ["第2便", "13:20"], ["土日祝"],
        ["第1便", "9:40"], ["第2便", "14:30"],
      ]) == [
        "平日運行。3/1～11/30のみ運行 09:00 13:30", "土日祝運行。3/1～11/30のみ運行 10:00 13:10",
        "平日運行。12/1～2/29のみ運行 09:20 13:20", "土日祝運行。12/1～2/29のみ運行 09:40 14:30",
      ])
  }

  @Test("so are those that head the columns")
  func columns() {
    #expect(
      told(
        [
          ["3月1日～11月30日"], ["第1便", "9:00", "9:10"], ["第2便", "13:30", "13:40"], ["12月1日～2月末日"],
          ["第1便", "10:00", "10:50"], ["第2便", "13:15", "13:55"],
        ], ["便", "平日", "土日祝"]) == [
          "平日運行。3/1～11/30のみ運行 09:00 13:30", "平日運行。12/1～2/29のみ運行 10:00 13:15",
          "土日祝運行。3/1～11/30のみ運行 09:10 13:40", "土日祝運行。12/1～2/29のみ運行 10:50 13:55",
        ])
  }

  @Test("where the week is named in one part and not in the next, its days are not told")
  func unclear() {
    #expect(
      told([
        ["3月1日～11月30日"], ["平日"], ["第1便", "9:00"], ["第2便", "13:30"], ["土日祝"], ["第1便", "10:00"],
        ["第2便", "13:10"], ["12月1日～2月末日"], ["第1便", "9:20"], ["第2便", "13:20"],
      ]) == ["uncertain"])
  }

  @Test("dates without service below the times open no part")
  func rests() {
    #expect(
      told([["第1便", "9:00"], ["第2便", "13:30"], ["8月13日～8月15日は運休します"]])
        == ["8/13～8/15運休 09:00 13:30"])
  }
}
