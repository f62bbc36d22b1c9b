import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Trips down the side, with what is said of some in brackets and 〃 for what stands above.
@Suite("remarks in the names of trips")
struct TripRemarkTests {
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
