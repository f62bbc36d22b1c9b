import BusModel
import BusNormalise
import Testing

@testable import BusExtract

@Suite("Lists of departures by how they are laid out")
struct ListBodyTests {
  private func column(_ cells: [String]) -> String {
    "<table>" + cells.map { "<tr><td>\($0)</td></tr>" }.joined() + "</table>"
  }

  @Test("the head of the only column is that of its times")
  func oneColumn() {
    let told = read("<h1>浜町無料バス</h1>" + column(["浜駅西口発", "9:10", "10:20", "13:30"]))
    #expect(told.verdict == .timetable)
    #expect(told.timetables.map(\.stop) == ["浜駅西口"])
    let way = read("<h1>浜町無料バス</h1>" + column(["発車時刻（図書館→文化ホール）", "9:10", "10:20", "13:30"]))
    #expect(way.verdict == .timetable)
    #expect(way.timetables.map(\.stop) == ["図書館"])
    #expect(way.timetables.first?.destination == "文化ホール")
  }

  @Test(
    "a single column of arrivals, of shows or below nothing is no timetable",
    arguments: ["浜駅着", "イルカショー", "時刻表"])
  func otherColumns(_ head: String) {
    #expect(read("<h1>浜町</h1>" + column([head, "9:10", "10:20", "13:30"])).verdict != .timetable)
  }

  @Test("cells that hold a head and its times are columns")
  func headedCells() {
    let told = read(
      "<h1>浜町三丁目</h1><p>浜線 浜駅方面</p><table><tr><td><b>平日</b><br>6:05<br>6:45<br>7:25</td>"
        + "<td><b>土日祝</b><br>9:00<br>13:00</td></tr></table>")
    #expect(told.verdict == .timetable)
    #expect(told.timetables.map(\.label) == ["平日", "土日祝"])
    #expect([times(told), times(told, 1)] == ["6:05 6:45 7:25", "9:00 13:00"])
  }

  @Test(
    "cells of stops that one bus passes, of its trips or of shows are no lists",
    arguments: [
      ["駅前<br>8:00<br>9:30", "市役所<br>8:10<br>9:40", "病院<br>8:20<br>9:50"],
      ["1便<br>8:00<br>8:10", "2便<br>9:00<br>9:10"], ["映画<br>8:00<br>9:30", "落語<br>8:10<br>9:40"],
    ])
  func otherCells(_ cells: [String]) {
    let row = cells.map { "<td>\($0)</td>" }.joined()
    #expect(read("<h1>浜町</h1><table><tr>\(row)</tr></table>").verdict != .timetable)
  }

  @Test("trips that stand side by side have their times and days below them")
  func across() {
    let told = read(
      "<h1>プール送迎バス</h1><h2>プール発 浜駅行</h2><table>"
        + "<tr><th>便名</th><th>第1便</th><th>第2便</th><th>第3便</th></tr>"
        + "<tr><td>発車時刻</td><td>11:10</td><td>14:25</td><td>17:05</td></tr>"
        + "<tr><td>運行日</td><td>毎日</td><td>平日</td><td>土日祝</td></tr></table>")
    #expect(told.verdict == .timetable)
    #expect(told.timetables.map(\.label) == ["毎日", "平日", "土日祝"])
    #expect((0..<3).map { times(told, $0) } == ["11:10", "14:25", "17:05"])
  }

  @Test(
    "arrivals and lessons side by side are no departures",
    arguments: [("便名", "浜駅着"), ("コース", "開始時間"), ("回", "時間")])
  func otherRows(_ corner: String, head: String) {
    let told = read(
      "<h1>浜町プール</h1><table><tr><th>\(corner)</th><th>1</th><th>2</th><th>3</th></tr>"
        + "<tr><td>\(head)</td><td>11:10</td><td>14:25</td><td>17:05</td></tr></table>")
    #expect(told.verdict != .timetable)
  }

  @Test("a way before all rows is none of their heads, and days there are those of all")
  func tallHead() {
    let told = read(
      "<h1>スクールバス</h1><h2>登校便（中川駅発）</h2><table><tr><th rowspan=2>登校</th><th>平日</th><td>7:30</td>"
        + "<td>7:50</td><td>8:05</td></tr><tr><th>土曜日</th><td>7:50</td><td>8:05</td></tr></table>")
    #expect(told.verdict == .timetable)
    #expect(told.timetables.map(\.label) == ["平日", "土曜日"])
    let days = read(
      "<h1>スクールバス</h1><table><tr><th rowspan=2>平日</th><th>中川駅発</th><td>7:30</td><td>7:50</td><td>8:05</td></tr>"
        + "<tr><th>学園発</th><td>15:50</td><td>16:05</td><td>17:00</td></tr></table>")
    #expect(!days.timetables.contains { $0.label == nil })
  }

  @Test("備考 below days is said of the list, unless it tells departures")
  func remarks() {
    let list = { (remark: String) in
      read(
        "<h1>桜木二丁目</h1><h2>循環右回り</h2><table><tr><th>運行日</th><th>発車時刻</th></tr>"
          + "<tr><td>平日</td><td>6:24、7:12、17:33</td></tr><tr><td>日祝</td><td>8:41、13:38</td></tr>"
          + "<tr><td>備考</td><td>\(remark)</td></tr></table>")
    }
    let told = list("運行状況は朝6時にお知らせします。")
    #expect(told.verdict == .timetable)
    #expect([times(told), times(told, 1)] == ["6:24 7:12 17:33", "8:41 13:38"])
    #expect(list("土曜日は9:00、10:00も運行します。").verdict != .timetable)
  }

  @Test("days on which nothing runs are told as such", arguments: ["運休", "休診（送迎なし）"])
  func rests(_ word: String) throws {
    let told = read(
      "<h1>浜駅</h1><h2>診療所送迎バス（浜駅発）</h2><table><tr><th>月・火・木・金</th><td>8:20 9:20 10:20</td></tr>"
        + "<tr><th>土</th><td>8:20 9:20</td></tr><tr><th>日・祝</th><td>\(word)</td></tr></table>")
    #expect(told.verdict == .timetable)
    #expect(told.timetables.map(\.label) == ["月・火・木・金", "土", "日・祝"])
    // A holiday on a Monday is a day of the last row.
    #expect(try columns(Normalise.timetables(of: told), on: "2026-11-23") == [2])
  }

  @Test(
    "the last row of a block of times may be shorter",
    arguments: ["<td>12:30</td><td>12:45</td>", "<td>12:30</td>"])
  func ragged(_ last: String) {
    let told = read(
      "<h1>シャトルバス</h1><h3>緑川駅 → 浜球場</h3><table><tr><td>11:00</td><td>11:20</td><td>11:40</td></tr>"
        + "<tr>\(last)</tr></table>")
    #expect(told.verdict == .timetable)
    #expect(times(told).begins(with: "11:00 11:20 11:40 12:30"))
  }

  @Test("種別 holds days where each row has some")
  func kinds() {
    let list = { (first: String, second: String) in
      read(
        "<h1>石橋公園</h1><h2>町民バスA線</h2><table><tr><th>種別</th><th>便</th><th>石橋公園発</th></tr>"
          + "<tr><td rowspan=2>\(first)</td><td>1</td><td>8:08</td></tr><tr><td>3</td><td>12:48</td></tr>"
          + "<tr><td rowspan=2>\(second)</td><td>2</td><td>10:28</td></tr><tr><td>4</td><td>16:58</td></tr></table>"
      )
    }
    #expect(list("毎日", "平日のみ").timetables.map(\.label) == ["毎日", "平日のみ"])
    #expect(!list("急行", "普通").timetables.contains { $0.label != nil })
  }

  @Test(
    "below days of its own a single time is a list as those below other days are",
    arguments: [true, false])
  func oneTime(inTables: Bool) {
    let list = { (times: [String]) in
      inTables
        ? "<table><tr><th>便</th><th>発車時刻</th></tr>"
          + times.map { "<tr><td>1</td><td>\($0)</td></tr>" }.joined() + "</table>"
        : "<ul>" + times.map { "<li>\($0)</li>" }.joined() + "</ul>"
    }
    let page = { (head: String) in
      read(
        "<h1>竹原口</h1><h2>竹原町営バス 竹原駅行</h2><h3>平日</h3>\(list(["6:55", "17:25"]))"
          + "<h3>\(head)</h3>\(list(["10:05"]))")
    }
    let told = page("土日祝")
    #expect(told.verdict == .timetable)
    #expect(told.timetables.map(\.label) == ["平日", "土日祝"])
    #expect(times(told, 1) == "10:05")
    #expect(page("平日").verdict != .timetable)
    #expect(!page("窓口").timetables.contains { $0.departures.count == 1 })
  }
}
