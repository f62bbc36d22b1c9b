import BusModel
import Testing

@testable import BusExtract

/// What heads the columns of grids and tables and is neither days nor where buses go.
@Suite("heads beside and above hours")
struct GridHeadTests {
  private func grid(_ heads: [String], _ rows: [[String]]) -> String {
    let top = "<tr><th>時</th>" + heads.map { "<th>\($0)</th>" }.joined() + "</tr>"
    let body = rows.map { row in
      "<tr><th>\(row[0])</th>" + row.dropFirst().map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    return "<table>\(top)\(body.joined())</table>"
  }

  private let passing = [
    ["7", "00 30", "06 36", "11 41"], ["8", "00", "06", "11"], ["9", "00", "06", "11"],
    ["17", "00", "06", "11"],
  ]

  @Test(
    "columns whose buses call a few minutes later than those of the one before are headed by stops")
  func stops() {
    let table = grid(["山の手駅", "体育館前", "図書館前"], passing)
    let found = read("<title>時刻表</title><h1>星の里線</h1><h2>星の里行（平日）</h2>\(table)")
    #expect(found.judgement == .timetable)
    #expect(found.timetables.map(\.stop) == ["山の手駅", "体育館前", "図書館前"])
    #expect(found.timetables.allSatisfy { $0.destination == "星の里" && $0.label == "平日" })
    #expect(found.timetables.map(\.departures.count) == [5, 5, 5])
  }

  @Test("at the last of these stops, where the buses end, none leaves")
  func end() {
    let table = grid(["山の手駅", "体育館前", "図書館前"], passing)
    let found = read("<title>時刻表</title><h1>星の里線</h1><h2>図書館前行（平日）</h2>\(table)")
    #expect(found.timetables.map(\.departures.count) == [5, 5, 0])
  }

  @Test(
    "where the page names a stop, or the buses of two columns need not be the same, no head is one",
    arguments: [
      "<h1>桜台 時刻表</h1>", "<h1>桜台</h1><h2>星の里行</h2>", "<p>停留所：桜台</p><h2>星の里行</h2>",
    ])
  func destinations(_ head: String) {
    let table = grid(["山の手駅", "体育館前", "図書館前"], passing)
    let stops = read("<title>時刻表</title>\(head)\(table)").timetables.map(\.stop)
    #expect(!stops.contains("体育館前"))
    let other = grid(
      ["山の手駅", "体育館前"], [["7", "00 30", "06 50"], ["8", "00", "20"], ["9", "00", "06"]])
    let open = read("<title>時刻表</title><h1>星の里線</h1><h2>星の里行</h2>\(other)").timetables
    #expect(open.allSatisfy { $0.stop == nil })
  }

  @Test(
    "one cell over all rows beside the hours heads them",
    arguments: [("31<br>港まわり<br>浜中駅行", "31"), ("港線<br>浜中駅行", "港線")])
  func beside(_ head: String, _ line: String) {
    for isFirst in [true, false] {
      let cell = "<th rowspan=4>\(head)</th>"
      let rows = [("時", "分"), ("7", "10 40"), ("8", "10"), ("9", "30")].enumerated().map {
        place, row in
        "<tr>\(place == 0 && isFirst ? cell : "")<th>\(row.0)</th><td>\(row.1)</td>\(place == 0 && !isFirst ? cell : "")</tr>"
      }
      let found = read("<title>時刻表</title><h1>魚市場前 時刻表</h1><table>\(rows.joined())</table>")
      #expect(found.judgement == .timetable)
      #expect(found.timetables.map(\.stop) == ["魚市場前"])
      #expect(found.timetables.map(\.routeName) == [line])
      #expect(found.timetables.map(\.destination) == ["浜中駅"])
    }
  }

  @Test(
    "which way round a column's buses go tells its line from the other's",
    arguments: [
      ("環状線", "内回り", "外回り"), ("都心ループバス", "右まわり", "左まわり"), ("環状線", "環状線 内回り", "環状線 外回り"),
    ])
  func turns(_ line: String, _ first: String, _ second: String) {
    let table = grid(
      [first, second], [["7", "00 20", "10 30"], ["8", "00", "10"], ["9", "00", "15"]])
    let found = read("<title>時刻表</title><h1>\(line)</h1><p>停留所：城前</p>\(table)")
    #expect(found.judgement == .timetable)
    let ways = [first, second].map { $0.split(separator: " ").last.map(String.init) ?? "" }
    #expect(found.timetables.map(\.routeName) == ways.map { "\(line) \($0)" })
  }
}
