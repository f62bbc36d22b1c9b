import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Pages on which one tag is missing, so that times stand where no reader looks for them.
@Suite("a lost tag is seen")
struct LostTagTests {
  private static let heads = "<tr><th>便</th><th>浜駅</th><th>港町</th><th>灯台口</th></tr>"

  @Test(
    "times that a lost tag took out of their table make the page uncertain",
    arguments: [
      // The only cell of a day's only row.
      "<h1>高砂町 時刻表</h1><p>夕凪台行き</p><h2>平日</h2><table><tr><th>6</th><td>40</td></tr><tr><th>7</th><td>05 37</td></tr>"
        + "<tr><th>8</th><td>15</td></tr></table><h2>土曜</h2><table><tr><th>7</th>10 50</tr></table>",
      // Two times in one cell of the other way.
      "<h3>浜港→岬島</h3><table><tr><td>船名<td>浜港発<td>岬島着<tr><td>フェリー<td>20:15翌06:00</table>"
        + "<h3>岬島→浜港</h3><table><tr><td>船名<td>岬島発<td>浜港着<tr><td>フェリー<td>08:30<td>18:20</table>",
      // A trip of a list.
      "<h2>柚木線 平日</h2><h3>柚木駅→工業団地</h3><ul>7:10→7:32</li><li>7:40→8:02</li></ul><h3>工業団地→柚木駅</h3>"
        + "<ul><li>17:10→17:32</li><li>17:50→18:12</li></ul>",
      // A time below the trips' names, and one that ran into such a name.
      "<h2>空港線 平日</h2><table>\(heads)<tr><td>1</td><td>6:10</td><td>6:20</td><td>6:35</td></tr>"
        + "<tr><td>8:10</td><td>8:20</td><td>8:35</td></tr></table>",
      "<h2>空港線 平日</h2><table>\(heads)<tr><td>1</td><td>6:10</td><td>6:20</td><td>6:35</td></tr>"
        + "<tr><td>317:10</td><td>17:20</td><td>17:35</td></tr></table>",
    ])
  func lost(_ body: String) {
    #expect(read(body).judgement != .timetable)
  }

  @Test("whether a bus has left is no stop beside its time")
  func states() {
    let rows = [("已到达", "07:20"), ("已发车", "07:50"), ("在途中", "08:30"), ("未发车", "10:00")]
      .map { "<tr><td>\($0.0)</td><td>\($0.1)</td></tr>" }.joined()
    let page = read(
      "<h2>12路 青湖站出发 → 松岭园区 到达</h2><table><tr><th>状态</th><th>发车时间</th></tr>\(rows)</table>")
    #expect(page.timetables.allSatisfy { !["已", "未", "在途中"].contains($0.stop) })
  }

  @Test("the text of a tab ends where the next one begins")
  func tabs() {
    let table = { (minute: String) in
      "<table><tr><th>時</th><th>分</th></tr><tr><td>6</td><td>40</td></tr><tr><td>7</td><td>\(minute)</td></tr></table>"
    }
    let page = read(
      "<h1>柳町</h1><h2>3系統 鷺沼行き</h2><ul><li><a href='#wd'>平日<li><a href='#hd'>土日祝</a></li></ul>"
        + "<div id='wd'>\(table("05 35"))</div><div id='hd'>\(table("20"))</div>")
    #expect(page.timetables.map(\.label) == ["平日", "土日祝"])
  }

  @Test(
    "a departure told below the word for the way back is missed where no table has it",
    arguments: [
      "市場 11:30発（順にお送りします）", "市場前を11:30に発車", "11:30発", "お帰り：市場 11:30発（公会堂行き）",
    ])
  func wayBack(_ line: String) {
    let page = { (line: String) in
      read(
        "<h1>買い物バス</h1><h2>行き</h2><table><tr><td>公会堂</td><td>9:30発</td></tr><tr><td>寺前</td><td>9:48発</td></tr>"
          + "<tr><td>市場</td><td>10:05着</td></tr></table><h2>帰り</h2><p>\(line)</p>")
    }
    #expect(page(line).judgement != .timetable)
    #expect(page("ご自宅までお送りします").judgement == .timetable)
  }

  @Test("courses with their times in one cell are no stops")
  func courses() {
    let page = read(
      """
      <h2>ことぶき荘 送迎バス</h2><table><tr><th>コース</th><th>運行日</th><th>乗車場所と時刻</th><th>帰り（ことぶき荘発）</th></tr>
      <tr><td>浜コース</td><td>毎週水曜日</td><td>漁協前 9:10<br>公民館 9:18</td><td>14:30</td></tr>
      <tr><td>山手コース</td><td>毎週木曜日</td><td>集会所 9:10<br>支所前 9:20</td><td>14:30</td></tr></table>
      """)
    #expect(page.timetables.allSatisfy { $0.stop?.hasSuffix("コース") != true })
  }
}
