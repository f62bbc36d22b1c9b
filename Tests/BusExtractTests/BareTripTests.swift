import BusModel
import Testing

/// Trips whose times have no colon and no head that says so.
@Suite("trips without colons")
struct BareTripTests {
  private func table(_ rows: [[String]]) -> RawPage {
    let cells = rows.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined()
    return read(
      "<title>川内線時刻表</title><h2>東西バス 川内線</h2>【上川発】 駅前行<table>\(cells)</table><p>平日のみ運行</p>")
  }

  private let trips = [
    ["上川", "645", "730", "1400"], ["農協前", "652", "737", "1407"], ["橋本", "701", "746", "1416"],
    ["駅前", "718", "803", "1433"],
  ]

  @Test("numbers that rise along trips of one speed are times")
  func risingTrips() {
    let page = table(trips)
    #expect(page.judgement == .timetable)
    #expect(
      page.timetables.first?.departures.map { $0.hour * 100 + $0.minute } == [645, 730, 1400])
    #expect(page.timetables.filter { !$0.departures.isEmpty }.map(\.stop) == ["上川", "農協前", "橋本"])
  }

  @Test("trips may lie across, with their stops above")
  func across() {
    let turned = trips[0].indices.map { column in trips.map { $0[column] } }
    let page = table([["停留所"] + turned[0].dropFirst()] + turned.dropFirst().map { $0 })
    #expect(page.judgement != .timetable || page.timetables.allSatisfy { $0.routeName == "川内線" })
  }

  @Test("the number of a train beside them is no time")
  func trainNumbers() {
    let page = table([["列車番号", "2D", "104D", "6D"]] + trips)
    #expect(page.timetables.flatMap(\.departures).count == 9)
    #expect(page.timetables.flatMap(\.departures).allSatisfy { $0.hour >= 6 })
  }

  @Test("trips of a mark that a legend below explains run on its days alone")
  func marked() {
    let page = read(
      """
      <title>川内線時刻表</title><h2>東西バス 川内線</h2>【上川発】 駅前行<table><tr><td>運行</td><td>休</td><td></td>\
      <td>休</td></tr>\(trips.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined())</table>\
      休…土曜・日曜・祝日運休<br>
      """)
    #expect(page.judgement == .timetable)
    #expect(page.timetables[0].departures.map { $0.marks } == [["休"], [], ["休"]])
  }

  @Test(
    "fares, distances and counts are no times",
    arguments: [
      [["上川", "150", "210", "310"], ["農協前", "210", "250", "340"], ["橋本", "250", "310", "410"]],
      [
        ["上川", "645", "730", "1400"], ["農協前", "652", "837", "1407"], ["橋本", "701", "1146", "1416"],
      ],
      [
        ["上川", "645", "730", "1400"], ["農協前", "668", "737", "1407"], ["橋本", "701", "746", "1416"],
      ],
      [["上川", "123", "204", "301"], ["農協前", "131", "212", "309"], ["橋本", "144", "225", "322"]],
      [
        ["上川", "1415", "731", "645"], ["農協前", "1407", "737", "652"], ["橋本", "1401", "746", "701"],
      ],
    ])
  func others(rows: [[String]]) {
    #expect(table(rows).judgement != .timetable)
  }
}
