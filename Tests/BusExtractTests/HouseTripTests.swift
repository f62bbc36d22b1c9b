import BusModel
import Testing

@testable import BusExtract

/// Tables of buses of houses and fairs, in whose cells stand words of these.
@Suite("buses of houses")
struct HouseTripTests {
  private func table(_ rows: [[String]]) -> String {
    "<table>" + rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
      + "</table>"
  }

  @Test("trips that are called so may go to a 会場")
  func fair() {
    let rows = [["便", "駅前通", "朝市会場"], ["第1便", "6:11", "6:26"], ["第2便", "7:56", "8:11"]]
    let page = read("<title>朝市バス</title><h1>駅前通</h1><h2>朝市会場行</h2>\(table(rows))")
    #expect(page.judgement == .timetable)
    #expect(times(page) == "6:11 7:56")
    let sessions = [["回", "受付", "開演会場"], ["1", "6:11", "6:26"], ["2", "7:56", "8:11"]]
    #expect(read("<title>朝市</title><h1>朝市</h1>\(table(sessions))").judgement != .timetable)
  }

  @Test("a day on which a clinic rests has no bus", arguments: ["水曜日　休診", "水曜日　運休"])
  func clinic(_ rest: String) {
    let lines = ["月曜日　10:30　12:00　17:00", "火曜日　10:40　12:10", rest, "木曜日　10:50　17:10"]
    let page = read(
      "<title>送迎車</title><h1>ひばりクリニック</h1><h2>無料送迎車（クリニック発）</h2><p>"
        + lines.joined(separator: "<br>") + "</p>")
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.label) == ["月曜日", "火曜日", "木曜日"])
  }

  @Test("when a clinic is open is still none of a bus")
  func surgery() {
    let lines = ["月曜日　9:00　12:00　15:00", "水曜日　休診", "木曜日　9:00　12:00　15:00"]
    let page = read(
      "<title>診療時間</title><h1>診療時間</h1><p>" + lines.joined(separator: "<br>") + "</p>")
    #expect(page.judgement != .timetable)
  }

  @Test("a time in a row of remarks is that of no bus")
  func remark() {
    let rows = [
      ["便", "1便", "2便", "3便"], ["港 発", "7:20", "10:00", "13:30"],
      ["島 着", "7:55", "10:35", "14:05"],
      ["備考", "", "", "土日祝は13:30発のみ旅客定員増"],
    ]
    let page = read("<title>飛島フェリー</title><h1>白浜港</h1><h2>飛島行き</h2>\(table(rows))")
    #expect(page.judgement == .timetable)
    #expect(times(page).begins(with: "7:20 10:00 13:30"))
  }

  @Test("行き and 帰り over numbered trips head a table of each way")
  func ways() {
    let there = [["行き", "高台公園", "スーパー丸和"], ["1", "9:30", "9:45"], ["2", "13:30", "13:45"]]
    let back = [["帰り", "スーパー丸和", "高台公園"], ["1", "11:15", "11:30"], ["2", "15:15", "15:30"]]
    let page = read("<title>お出かけバス</title><h1>お出かけ支援バス</h1>\(table(there))\(table(back))")
    #expect(page.judgement == .timetable)
    #expect(page.timetables.filter { $0.stop == "高台公園" }[0].departures.map(\.hour) == [9, 13])
  }

  @Test("fares are of what people ride in, and prices of a house")
  func fares() {
    let hours = (9...15).map { "<tr><th>\($0)時</th><td>00 20 40</td></tr>" }.joined()
    let page = { (title: String) in
      read(
        "<title>\(title)</title><h1>\(title)</h1><h2>夏季</h2><h3>山麓駅 発（山頂駅行）</h3><table>\(hours)</table>"
      )
    }
    #expect(page("営業時間・運賃").judgement == .timetable)
    #expect(page("営業時間・入浴料").judgement != .timetable)
  }
}
