import BusModel
import Testing

/// Tables of hours that say line by line or column by column where the buses go.
@Suite("hours and places")
struct HourPlaceTests {
  private func table(_ head: String, _ places: [String]) -> RawPage {
    let rows = (7...10).map { hour in
      let lines = places.enumerated().map { number, place in
        "<td>\(place)</td><td>\(number)5・4\(number)</td><td>\(number == 0 ? "－" : "30")</td>"
      }
      return "<tr><th rowspan=\(places.count)>\(hour)時</th>" + lines.joined(separator: "</tr><tr>")
        + "</tr>"
    }
    return read(
      """
      <title>大学前 バス時刻表</title><h2>大学前</h2><table><tr><th>時</th><th>\(head)</th><th>平日</th>\
      <th>土日祝</th></tr>\(rows.joined())</table>
      """)
  }

  @Test("an hour with a row for each place is read for each of them")
  func placesBeside() {
    let page = table("行先", ["中央駅", "港桟橋"])
    #expect(page.judgement == .timetable)
    #expect(
      page.timetables.filter { !$0.departures.isEmpty }.map(\.destination) == ["中央駅", "港桟橋", "港桟橋"])
    #expect(page.timetables.filter { !$0.departures.isEmpty }.map(\.label) == ["平日", "平日", "土日祝"])
    #expect(page.timetables.map(\.departures.count).reduce(0, +) == 20)
  }

  @Test(
    "an hour with a row for each of something else is not read", arguments: ["教室", "診察室", "コース名"])
  func otherRows(head: String) {
    #expect(table(head, ["第一", "第二"]).judgement != .timetable)
  }

  @Test("a place that stands twice beside an hour is not read")
  func placeTwice() {
    #expect(table("行先", ["中央駅", "中央駅"]).judgement != .timetable)
  }

  private func columns(_ first: String, _ second: String) -> RawPage {
    let rows = (7...11).map {
      "<tr><th>\($0)</th><td>10 35</td><td>50</td><td>\($0 == 8 ? "30" : "")</td></tr>"
    }
    return read(
      """
      <title>木町駅 - 時刻表</title><h1>木町駅</h1><h2>平日</h2><table>\
      <tr><th>\(first)</th><th>木1</th><th>木2</th><th>木5</th></tr>\
      <tr><th>\(second)</th><td>高台住宅</td><td>温泉前</td><td>団地経由 高台住宅</td></tr>\(rows.joined())</table>
      """)
  }

  @Test("rows of lines and places above the hours name each column")
  func linesAbove() {
    let page = columns("系統", "行先")
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.routeName) == ["木1", "木2", "木5"])
    #expect(page.timetables.map { $0.destination?.contains("高台住宅") } == [true, false, true])
    #expect(page.timetables[1].destination == "温泉前")
  }

  @Test("rows of something else above the hours name no line")
  func othersAbove() {
    let page = columns("教室", "先生")
    #expect(page.timetables.allSatisfy { $0.routeName == nil || page.judgement != .timetable })
    #expect(page.timetables.allSatisfy { $0.destination == nil || page.judgement != .timetable })
  }

  private func across(_ title: String, _ heads: [String]) -> RawPage {
    let rows = (7...11).map {
      "<tr><th>\($0)</th><td>10 35</td><td>\($0 == 8 ? "" : "50")</td></tr>"
    }
    return read(
      """
      <h1>木町 バス時刻表</h1><h2>平日</h2><table><tr><th rowspan=2>時</th><th colspan=2>\(title)</th></tr>\
      <tr><th>\(heads[0])</th><th>\(heads[1])</th></tr>\(rows.joined())</table>
      """)
  }

  @Test(
    "what stands across the heads of hours says what these are", arguments: ["行先", "行き先", "方面"])
  func placesBelow(title: String) {
    let page = across(title, ["温泉前", "高台住宅"])
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.destination) == ["温泉前", "高台住宅"])
    #expect(across("系統", ["1", "2"]).timetables.map(\.routeName) == ["1", "2"])
  }

  @Test("heads below 行先 that are ways and days are no places")
  func noPlacesBelow() {
    #expect(across("行先", ["上り", "下り"]).judgement != .timetable)
    #expect(across("行先", ["右回り", "左回り"]).judgement != .timetable)
    #expect(across("行先", ["平日", "土曜"]).timetables.allSatisfy { $0.destination == nil })
    #expect(across("教室", ["温泉前", "高台住宅"]).judgement != .timetable)
  }
}
