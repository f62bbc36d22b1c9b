import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Lists with a row for each place to which buses go.
@Suite("lists by places")
struct PlaceListFormTests {
  /// "新穂高 7:00 8:40", a line for each place.
  private func told(_ html: String) -> [String] {
    let page = read("<h1>高山駅前</h1><p>毎日運行</p>" + html)
    guard page.judgement == .timetable else { return [] }
    let departures = Normalise.timetables(of: page).timetables.flatMap(\.departures)
    return Dictionary(grouping: departures) { $0.destination ?? "?" }
      .map { place, departures in
        ([place] + departures.map { "\($0.departureTime)" }).joined(separator: " ")
      }.sorted()
  }

  @Test("several times stand in the cell of each place")
  func cells() {
    #expect(
      told(
        """
        <table><tr><th>行先</th><th>発車時刻</th></tr><tr><td>新穂高</td><td>7:00、8:40、12:40</td></tr><tr><td>下呂</td>\
        <td>8:20、10:20</td></tr></table>
        """) == ["下呂 08:20 10:20", "新穂高 07:00 08:40 12:40"])
  }

  @Test("one o'clock may be that of the afternoon")
  func halves() {
    #expect(
      told(
        """
        <table><tr><th>行先</th><th>発車時刻</th></tr><tr><td>新穂高</td><td>7:00、8:40、11:40</td></tr><tr><td>下呂</td>\
        <td>1:20、3:20</td></tr></table>
        """) == [])
  }

  private let rows = """
    <tr><td>1</td><td>新穂高</td><td>7:00</td><td>8:40</td><td>17:40</td></tr><tr><td>2</td><td>下呂</td><td>8:20</td>\
    <td>－</td><td>16:20</td></tr>
    """

  @Test(
    "the times to each place stand along its row",
    arguments: [["始発", "2便", "最終"], ["1便", "2便", "3便"], ["1", "2", "3"]])
  func alongRows(heads: [String]) {
    let trips = heads.map { "<th>\($0)</th>" }.joined()
    #expect(
      told("<table><tr><th>番線</th><th>行先</th>\(trips)</tr>\(rows)</table>") == [
        "下呂 08:20 16:20", "新穂高 07:00 08:40 17:40",
      ])
  }

  @Test("where the times rise down the columns one bus may call at all places")
  func calls() {
    #expect(
      told(
        """
        <table><tr><th>行先</th><th>1便</th><th>2便</th></tr><tr><td>新穂高</td><td>7:10</td><td>9:10</td></tr><tr><td>下呂</td>\
        <td>7:40</td><td>9:40</td></tr></table>
        """) == [])
  }

  @Test("columns of stops, and rows of stops, are no places along whose rows times stand")
  func otherColumns() {
    #expect(
      told(
        """
        <table><tr><th>番線</th><th>行先</th><th>駅前</th><th>公園</th><th>病院</th></tr>\(rows)</table>
        """
      ).allSatisfy { !$0.contains("08:40") })
    let stops = told(
      """
      <table><tr><th>番号</th><th>停留所</th><th>1便</th><th>2便</th><th>3便</th></tr><tr><td>1</td><td>新穂高</td>\
      <td>7:00</td><td>8:40</td><td>17:40</td></tr><tr><td>2</td><td>下呂</td><td>8:20</td><td>9:50</td>\
      <td>18:20</td></tr><tr><td>3</td><td>南町</td><td>8:30</td><td>9:58</td><td>18:30</td></tr></table>
      """)
    #expect(stops == ["南町 07:00 08:40 17:40 08:20 09:50 18:20"])
  }
}
