import Testing

/// Ways of writing the times of trips in lines of text.
@Suite("forms of trips in lines")
struct TripLineFormTests {
  private func told(_ html: String) -> [String] { Told.ways(html) }

  @Test(
    "lines of times with arrows are trips by the names above them",
    arguments: [
      "<p>東駅→北温→杉原<br>08:45→09:45→10:12<br>12:00→13:00→13:22</p>",
      "<p>東駅 北温 杉原<br>08:45→09:45→10:12<br>12:00→13:00→13:22</p>",
      "<h3>東駅 → 北温 → 杉原</h3><ul><li>08:45 → 09:45 → 10:12</li><li>12:00 → 13:00 → 13:22</li></ul>",
      "<p>東駅⇒北温⇒杉原</p><p>①8:45⇒9:45⇒10:12</p><p>②12:00⇒13:00⇒13:22</p>",
    ])
  func linesOfTimes(html: String) {
    #expect(told("<h1>山線 バス時刻表</h1>" + html) == ["東駅>杉原 08:45 12:00", "北温>杉原 09:45 13:00"])
  }

  @Test(
    "lines of a climb, and of more or fewer times than names, are no trips",
    arguments: [
      "<h1>登山コース</h1><p>登山口→山小屋→山頂<br>8:45→9:45→10:12<br>12:00→13:00→13:22</p>",
      "<h1>山線 バス時刻表</h1><p>東駅→北温→杉原<br>8:45→9:45<br>12:00→13:00→13:22</p>",
      "<h1>山線 バス時刻表</h1><p>大人→小人→往復<br>8:45→9:45→10:12</p>",
    ])
  func otherLines(html: String) {
    #expect(told(html) == [])
  }

  @Test("names and times below 行き and 帰り of a bus are its course, and those of a journey are none")
  func courses() {
    let lists = """
      <p>行き（火・金）</p><ul><li><p>集会所　8:45</p></li><li><p>公民館　8:50</p></li><li><p>病院　9:10</p></li></ul>\
      <p>帰り（火・金）</p><ul><li><p>病院　11:45</p></li><li><p>公民館　12:05</p></li><li><p>集会所　12:10</p></li></ul>
      """
    #expect(
      told("<h1>町内バス</h1>" + lists) == [
        "集会所>病院 08:45", "公民館>病院 08:50", "病院>集会所 11:45", "公民館>集会所 12:05",
      ])
    #expect(told("<h1>旅のしおり</h1>" + lists) == [])
  }

  @Test("lines of times below each stop are trips where they rise from stop to stop")
  func stackedTrips() {
    let table = { (last: String) in
      """
      <h1>佐川線</h1><table><tr><td>佐川駅</td><td>黒岩</td><td>越知</td></tr><tr><td>7:00<br>10:00</td>\
      <td>7:10<br>10:10</td><td>\(last)</td></tr></table>
      """
    }
    #expect(
      told(table("7:18<br>10:18")) == ["佐川駅>越知 07:00 10:00", "黒岩>越知 07:10 10:10"])
    #expect(told(table("7:18<br>10:05")) == [])
    #expect(told(table("7:18")) == [])
  }

  @Test("stops in brackets head the times below them", arguments: ["■弘前駅発", "【弘前駅発】", "［弘前駅発］"])
  func bracketedStops(head: String) {
    let other = head.replacing("弘前駅", with: "公園")
    #expect(
      told("<h1>シャトルバス</h1><p>\(head)<br>9:30、10:00、11:00<br>\(other)<br>10:20、11:20</p>")
        == ["弘前駅>? 09:30 10:00 11:00", "公園>? 10:20 11:20"])
  }
}
