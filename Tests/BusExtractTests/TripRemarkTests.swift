import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Trips down the side, with what is said of some in brackets and 〃 for what stands above.
@Suite("remarks in the names of trips")
struct TripRemarkTests {
  private func trips(_ heads: [String], _ legend: String = "") -> [BusSchedule] {
    let cells = heads.map { "<th>\($0)</th>" }.joined()
    let rows = ["南寺町", "下畑", "町役場前"].enumerated().map { index, stop in
      "<tr><th>\(stop)</th>" + heads.indices.map { "<td>\($0 + 7):\(10 + index * 5)</td>" }.joined()
        + "</tr>"
    }
    let page = """
      <h1>畑線</h1><p>毎日運行</p><table><tr><th>停留所</th>\(cells)</tr>\(rows.joined())</table>\(legend)
      """
    return Normalise.timetables(of: read(page)).timetables.first?.departures ?? []
  }

  @Test(
    "a word beside a trip's number is a mark of the trip",
    arguments: ["2便<br><span>予約</span>", "2便 予約", "第2便　予約", "2<br>予約"])
  func kind(_ head: String) {
    let told = trips(["1便", head, "3便"], "<p>予約…前日までに電話があった場合のみ走ります</p>")
    #expect(told.map { $0.marks.map(\.mark) } == [[], ["予約"], []])
    #expect(told[1].marks.first?.text == "前日までに電話があった場合のみ走ります")
  }

  @Test("numbers that head trips and that neighbours share are those of lines")
  func lines() {
    let told = trips(["<b>4</b><i>町役場前</i>", "<b>4</b><i>町役場前</i>", "<b>33A</b><i>町役場前</i>"])
    #expect(told.map(\.routeName) == ["4", "4", "33A"])
    #expect(trips(["1便", "2便", "3便"]).map(\.routeName) == ["畑線", "畑線", "畑線"])
    #expect(trips(["1", "2", "3"]).map(\.routeName) == ["畑線", "畑線", "畑線"])
  }

  @Test("a remark in brackets behind a trip's number is the mark that the page explains")
  func bracket() {
    let page = """
      <h1>東部線</h1><h2>下り・浅見駅東口→浅川団地</h2><table>
      <tr><th>便</th><th>運行日</th><th>行先</th><th>浅見駅東口</th><th>中央公民館</th><th>浅川団地</th></tr>
      <tr><td>1</td><td>平日</td><td>浅川団地</td><td>6:50</td><td>6:58</td><td>7:21</td></tr>
      <tr><td>2<br><small>（学休運休）</small></td><td>〃</td><td>〃</td><td>7:30</td><td>7:38</td><td>8:01</td></tr>
      <tr><td>3</td><td>土日祝</td><td>〃</td><td>8:00</td><td>8:08</td><td>8:31</td></tr>
      <tr><td>4</td><td>平日</td><td>〃</td><td>9:10</td><td>9:18</td><td>9:41</td></tr></table>
      <p>学休運休：学校休業日は運休（7月21日～8月25日、12月25日～1月7日）</p>
      """
    let read = Normalise.timetables(of: read(page))
    let first = read.timetables.filter { $0.stop == "浅見駅東口" }
    #expect(first.map(\.label) == ["平日", "土日祝"])
    #expect(first[0].departures.map { $0.marks.map(\.mark) } == [[], ["学休運休"], []])
    #expect(first.allSatisfy { $0.destination == "浅川団地" })
  }
}
