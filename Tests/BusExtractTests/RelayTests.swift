import BusModel
import Testing

/// Tables of a bus and of what one changes to.
@Suite("one table, two vehicles")
struct RelayTests {
  private func table(_ first: String, _ second: String, seam: (String, String)) -> RawPage {
    read(
      """
      <title>鶴島への行き方（バス・船 時刻表）</title><h1>鶴島への行き方</h1><p>毎日運航</p><h2>白鳥駅から鶴島へ</h2><table>\
      <tr><th colspan="3">\(first)</th><th colspan="2">\(second)</th></tr>\
      <tr><th>白鳥駅<br>発</th><th>道の駅<br>発</th><th>\(seam.0)</th><th>\(seam.1)</th><th>鶴島<br>着</th></tr>\
      <tr><td>7:20</td><td>7:31</td><td>7:50</td><td>8:05</td><td>8:40</td></tr>\
      <tr><td>9:50</td><td>10:01</td><td>10:20</td><td>10:35</td><td>11:10</td></tr>\
      <tr><td>13:05</td><td>13:16</td><td>13:35</td><td>13:50</td><td>14:25</td></tr></table>
      """)
  }

  private func ends(_ page: RawPage, from stop: String) -> Set<String?> {
    let tables = page.timetables.filter { $0.stop == stop }
    return Set(
      tables.flatMap { table in table.departures.map { $0.destination ?? table.destination } })
  }

  @Test("a bus does not go on where one changes to a ship, and the ship is not of its line")
  func busAndShip() {
    let page = table("白鳥バス港線", "高速船はやぶさ", seam: ("白鳥港<br>着", "白鳥港<br>発"))
    #expect(!ends(page, from: "白鳥駅").contains("鶴島"))
    #expect(ends(page, from: "白鳥港") == ["鶴島"])
    let ship = page.timetables.filter { $0.stop == "白鳥港" }
    #expect(ship.allSatisfy { table in table.departures.allSatisfy { $0.routeName == "高速船はやぶさ" } })
    #expect(page.timetables.flatMap(\.departures).count == 9)
  }

  @Test("districts over the stops of one bus divide no trip")
  func districts() {
    let page = table("北町", "南町", seam: ("白鳥港<br>着", "白鳥港<br>発"))
    #expect(ends(page, from: "白鳥駅") == ["鶴島"])
  }

  @Test("without a stop in common the parts are no relay")
  func otherPlaces() {
    let page = table("白鳥バス港線", "高速船はやぶさ", seam: ("市役所<br>着", "白鳥港<br>発"))
    #expect(page.timetables.flatMap(\.departures).allSatisfy { $0.routeName != "高速船はやぶさ" })
  }
}
