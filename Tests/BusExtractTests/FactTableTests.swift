import BusModel
import Testing

@testable import BusExtract

/// Tables of a label and its value a row, one of which is all the times.
@Suite("tables of facts with a row of times")
struct FactTableTests {
  private func page(_ rows: [(String, String)], of house: String = "市民会館") -> RawPage {
    let cells = rows.map { "<tr><td>\($0.0)</td><td>\($0.1)</td></tr>" }
    return read(
      "<title>シャトルバス</title><h1>\(house)</h1><h2>シャトルバスで行く</h2><table>\(cells.joined())</table>")
  }

  @Test(
    "each label names its value, and the label of the times names nothing",
    arguments: [
      [("停留所", "港駅南口"), ("行先", "市民会館前"), ("発車時刻", "8:30 10:30 12:30"), ("運行日", "毎日")],
      [("運行日", "毎日"), ("のりば", "港駅南口"), ("行き先", "市民会館前"), ("出発時刻", "8:30<br>10:30<br>12:30")],
      [("乗車場所", "港駅南口"), ("降車場所", "市民会館前"), ("時刻", "8:30、10:30、12:30"), ("料金", "無料")],
    ])
  func facts(_ rows: [(String, String)]) {
    let found = page(rows)
    #expect(found.judgement == .timetable)
    #expect(found.timetables.map(\.stop) == ["港駅南口"])
    #expect(found.timetables.map(\.destination) == ["市民会館前"])
    #expect(found.timetables.map(\.departures.count) == [3])
  }

  @Test("the place of a のりば is the stop where the heading is of the house to which the buses go")
  func house() {
    let rows = [
      ("乗り場", "港駅南口 11番のりば"), ("行先", "美術館正面玄関"), ("発車時刻", "8:30 10:30"), ("運行日", "毎日"),
    ]
    let found = page(rows, of: "海辺美術館")
    #expect(found.timetables.map(\.stop) == ["港駅南口"])
    #expect(found.timetables.map(\.platform) == ["11"])
    #expect(found.timetables.map(\.label) == ["毎日"])
  }

  @Test(
    "days of service are a fact of buses alone",
    arguments: [
      [("発車時刻", "9:25　10:20　13:15*"), ("運行日", "水曜日・土曜日"), ("備考", "*は土曜日のみ")],
      [("運行日", "水曜日・土曜日"), ("時刻", "9:25、10:20、13:15*"), ("運賃", "無料"), ("備考", "*は土曜日のみ")],
    ])
  func days(_ rows: [(String, String)]) {
    let found = page(rows)
    #expect(found.judgement == .timetable)
    #expect(found.timetables.map(\.label) == ["水曜日・土曜日"])
    #expect(times(found) == "9:25 10:20 13:15*")
  }

  @Test("hours of a house are none")
  func hours() {
    let found = page([("時刻", "9:25　10:20　13:15"), ("休業日", "水曜日"), ("備考", "要予約")])
    #expect(found.judgement != .timetable)
  }

  @Test("a table of which a row is no fact is none of these")
  func others() {
    let found = page([("港駅南口", "8:30 10:30"), ("市民会館", "9:00 11:00")])
    #expect(!found.timetables.contains { $0.stop == "発車時刻" })
    #expect(found.judgement != .timetable)
  }

  @Test("the last term of a list of facts says nothing of the table behind the list")
  func terms() {
    let hours =
      "<table><tr><th>時</th><th>毎日</th></tr><tr><th>6</th><td>40</td></tr>"
      + "<tr><th>7</th><td>10 40</td></tr><tr><th>8</th><td>20</td></tr></table>"
    for term in ["所要時間", "運賃", "備考"] {
      let found = read(
        "<title>時刻表</title><h1>バス時刻表</h1><dl><dt>停留所名</dt><dd>港町三丁目</dd><dt>行先</dt><dd>港駅東口</dd>"
          + "<dt>\(term)</dt><dd>約14分</dd></dl>\(hours)")
      #expect(found.judgement == .timetable, "\(term)")
      #expect(found.timetables.first?.stop == "港町三丁目")
    }
  }
}
