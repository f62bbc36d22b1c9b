import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Forms met on operators' pages, each with what a rider reads there.
@Suite("forms of operators' pages")
struct RealFormTests {
  private func rows(_ rows: String) -> RawPage {
    read("<h1>送迎バス 時刻表</h1><table>\(rows)</table>")
  }

  @Test("of two columns of names the one behind the districts has the stops")
  func districts() {
    let page = rows(
      """
      <tr><th colspan="2">通過場所</th><th>時刻</th></tr><tr><td>緑町</td><td>緑南角</td><td>9:05</td></tr>\
      <tr><td>緑町</td><td>緑上</td><td>9:07</td></tr><tr><td>末広町</td><td>福田商店前</td><td>9:22</td></tr>\
      <tr><td colspan="2">病院着</td><td>10:00</td></tr>
      """)
    #expect(page.timetables.compactMap(\.stop) == ["緑南角", "緑上", "福田商店前", "病院"])
    #expect(page.timetables.map(\.departures.count) == [1, 1, 1, 0])
  }

  @Test("the parts of a place that heads several columns are stops of their own")
  func partsOfPlaces() {
    let page = rows(
      """
      <tr><th colspan="2">東空港 発</th><th rowspan="2">北駅<br>着</th></tr><tr><th>第2ターミナル</th>\
      <th>第1ターミナル</th></tr><tr><td>8:05</td><td>8:10</td><td>9:20</td></tr><tr><td>8:55</td><td>9:00</td><td>10:10</td></tr>
      """)
    #expect(page.timetables.compactMap(\.stop) == ["東空港 第2ターミナル", "東空港 第1ターミナル", "北駅"])
  }

  @Test(
    "months cut short are a season, and none of its buses run all year",
    arguments: ["11中～2中 (月～金)", "4～11中/2中～3末 (月～金)", "9月下旬～11月 (月～金)"])
  func seasons(_ head: String) {
    let page = rows(
      """
      <tr><th>停留所名</th><th>\(head)</th><th>土・日・祝</th></tr><tr><td>東中学校</td><td>16:45</td><td>12:15</td></tr>\
      <tr><td>役場</td><td>16:55</td><td>12:25</td></tr><tr><td>西山</td><td>17:07</td><td>12:37</td></tr>
      """)
    let result = Normalise.timetables(of: page)
    let isDoubted = result.notices.contains { $0.code == "unreadDays" }
    #expect(isDoubted || !result.timetables.contains { $0.pattern?.text == "平日" })
  }

  @Test("days in a trip's head that are not understood are not lost")
  func unreadHead() {
    let page = rows(
      """
      <tr><th>停留所名</th><th>1便</th><th>2便（夏休み限定便）</th></tr><tr><td>東中学校</td><td>16:45</td><td>18:15</td></tr>\
      <tr><td>役場</td><td>16:55</td><td>18:25</td></tr><tr><td>西山</td><td>17:07</td><td>18:37</td></tr>
      """)
    let late = page.timetables.flatMap(\.departures).filter { $0.hour == 18 }
    #expect(page.judgement != .timetable || late.allSatisfy { !$0.marks.isEmpty })
  }

  @Test(
    "a closed week goes on in the line behind it",
    arguments: ["", "<p>無料です。</p>"])
  func restOverLines(_ before: String) {
    let page = Normalise.timetables(
      of: read(
        """
        <h1>巡回バス時刻表</h1><div>\(before)<p>運休日:毎週月曜日<br>年末年始(12月28日から1月4日)</p></div><h2>1コース</h2>\
        <table><tr><th>バス停</th><th>1便</th><th>2便</th></tr><tr><td>緑館</td><td>8:55</td><td>10:20</td></tr>\
        <tr><td>役場</td><td>9:04</td><td>10:29</td></tr></table>
        """))
    let pattern = page.timetables[0].pattern?.text ?? ""
    #expect(
      ["運休日：月曜、12/28～1/4", "月曜、12/28～1/4運休", "月曜運休。12/28～1/4運休"].contains(pattern), "\(pattern)")
  }

  @Test("one dash between minutes is a span, and neither end is sure")
  func dash() {
    let page = rows(
      """
      <tr><th>時</th><th>平日</th></tr><tr><th>8</th><td>15 25 30-55</td></tr><tr><th>9</th><td>00 15 35 50</td></tr>
      """)
    #expect(page.judgement != .timetable)
  }

  @Test("from where buses only let people off nothing departs")
  func alighting() {
    let page = read(
      """
      <h1>高速バス時刻表</h1><p>西橋以遠は降車のみのお取扱いとなります。</p><table><tr><th>便名</th><th>東ターミナル</th>\
      <th>中橋</th><th>西橋</th><th>終駅</th></tr><tr><td>1便</td><td>6:45</td><td>7:05</td><td>8:20</td><td>8:55</td></tr>\
      <tr><td>2便</td><td>7:45</td><td>8:05</td><td>9:20</td><td>9:55</td></tr></table>
      """)
    #expect(page.timetables.map(\.departures.count) == [2, 2, 0, 0])
  }

  @Test("始発 is no name with its last sign cut off")
  func starts() {
    let page = rows(
      """
      <tr><th>便</th><th>地区内始発 発</th><th>緑駅前 発</th></tr><tr><td>第1便</td><td>8:30</td><td>9:30</td></tr>\
      <tr><td>第2便</td><td>10:00</td><td>11:30</td></tr>
      """)
    #expect(page.timetables.allSatisfy { $0.stop?.hasSuffix("始") != true })
  }

  @Test("the sign for no service is a legend's entry of its own")
  func signForNothing() {
    let page = read(
      """
      <h1>坂手線時刻表</h1><table><tr><th>停留所</th><th>△</th><th>□</th><th></th></tr><tr><td>港</td><td>8:00</td>\
      <td>9:00</td><td>10:00</td></tr><tr><td>中央</td><td>8:10</td><td>9:10</td><td>＝</td></tr><tr><td>駅</td><td>8:20</td>\
      <td>9:20</td><td>10:20</td></tr></table><p>△…学休日運休　□…日曜・祝日運休　＝…運行なし</p>
      """)
    #expect(page.legend.first { $0.mark == "□" }?.text == "日曜・祝日運休")
  }

  @Test("a note across the whole of a list's last row is none of its times")
  func noteInLastRow() {
    let page = rows(
      """
      <tr><td colspan=2>会議所前</td></tr><tr><td colspan=2>東駅 行</td></tr><tr><td>平日</td><td>土・日・祝日</td></tr>\
      <tr><td>06:18</td><td>07:29</td></tr><tr><td>06:45</td><td>08:07</td></tr>\
      <tr><td colspan=2>※年始(1月1日～3日)は正月ダイヤで運行します。</td></tr>
      """)
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.departures.count) == [2, 2])
  }
}
