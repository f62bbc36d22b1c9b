import BusModel
import Testing

/// Forms met on pages that nobody had seen, each with what a rider reads there.
@Suite("forms of unseen pages")
struct UnseenFormTests {
  private static let hours = """
    <table><tr><th>時</th><th>平日</th></tr><tr><td>6</td><td>15&nbsp; <span style="color:#e60012">55</span></td></tr>\
    <tr><td>7</td><td>10&nbsp; <span style="color:#0068b7">20</span>&nbsp; 25</td></tr><tr><td>8</td><td>10 20</td></tr></table>
    """

  @Test(
    "a blank between a colour's word and the sign behind it takes nothing from the legend",
    arguments: ["青字 … 快速（二丁目は通過）", "青字　：　快速（二丁目は通過）", "青字…快速（二丁目は通過）"])
  func blankBeforeSign(line: String) {
    let page = read(
      "<h1>三丁目 桜港行き</h1>\(Self.hours)<ul><li><span style=\"color:#0068b7\">\(line)</span></li></ul>"
    )
    let marked = page.timetables.flatMap(\.departures).filter { $0.marks.contains("青字") }
    #expect(marked.map(\.minute) == [20])
    #expect(page.legend.first { $0.mark == "青字" }?.text == "快速（二丁目は通過）")
  }

  @Test(
    "a line with a telephone number names no stop",
    arguments: ["本社営業所 ０２７－３０００－２２１１", "桜町営業所 0120-00-0000", "桜町営業所（03）0000-0000"])
  func telephone(line: String) {
    let page = read(
      "<table><tr><td>\(line)</td></tr><tr><td><b>桜線　港前 ゆき</b></td></tr><tr><td>\(Self.hours)</td></tr></table>"
    )
    #expect(page.timetables.allSatisfy { $0.stop == nil && $0.destination == "港前" })
  }

  @Test(
    "東行き says which way and no place; the name before it is the stop's",
    arguments: ["【東行き】", "【下り】", "【桜港行き】"])
  func direction(bracket: String) {
    let page = read(
      Self.hours.replacing("<table>", with: "<table><caption>浜手線　磯辺三丁目\(bracket)</caption>"))
    #expect(page.timetables.first?.stop == "磯辺三丁目")
    #expect(page.timetables.first?.routeName == "浜手線")
    #expect(page.timetables.first?.destination == (bracket.contains("桜港") ? "桜港" : nil))
  }

  @Test("what bus stops at a place is said behind its name, and is no part of that")
  func stopOfKind() {
    let page = read("<h2>朝日駅前（わかば号のりば）</h2><p>公園行き</p>" + Self.hours)
    #expect(page.timetables.first?.stop == "朝日駅前")

  }

  @Test("who runs a bus is no mark of it")
  func company() {
    let page = read(
      """
      <h1>桜空港発 リムジンバス時刻表</h1><table><tr><th>発車時刻</th><th>行先</th><th>運行会社</th><th>備考</th></tr>\
      <tr><td>7:55</td><td>港前</td><td>浜手交通</td><td></td></tr><tr><td>8:10</td><td>団地</td><td>山手バス</td><td>予約制</td></tr>\
      <tr><td>9:20</td><td>港前</td><td>〃</td><td></td></tr></table>
      """)
    #expect(page.timetables.flatMap(\.departures).map(\.marks) == [[], ["予約制"], []])
  }

  @Test("times of the way back that its head calls arrivals are no departures")
  func arrivalHead() {
    let page = read(
      """
      <h1>買い物バス</h1><table><tr><th>のりば</th><th>行き（発時刻）</th><th>帰り（着時刻）</th></tr>\
      <tr><td>谷集会所</td><td>9:00</td><td>12:55</td></tr><tr><td>栃の木</td><td>9:08</td><td>12:47</td></tr>\
      <tr><td>局前</td><td>9:12</td><td>12:43</td></tr><tr><td>市場</td><td>9:35着</td><td>12:20発</td></tr></table>
      """)
    let departures = page.timetables.map { "\($0.stop ?? "") \($0.departures.map(\.hour))" }
    #expect(departures.filter { $0.contains("12") } == ["市場 [12]"])
  }

  @Test("lines of trips below the same names as others are read though other words stand over them")
  func vouchedNames() {
    let page = read(
      """
      <h1>無料シャトルバス時刻表</h1><p>道は桜駅→桜温泉→観光センターです。</p><p>平日に運行</p><p>時刻は次のとおり</p><p>桜駅 桜温 観セ 杉沢<br>08:45→09:45→09:50→10:12<br>12:00→13:00→13:05→13:22</p>\
      <p>杉沢 観セ 桜温 桜駅<br>10:50→11:05→11:10→12:17<br>14:00→14:15→14:20→15:27</p>
      """)
    let stops = page.timetables.map { "\($0.stop ?? "") \($0.departures.map(\.hour))" }
    #expect(stops.contains("桜駅 [8, 12]") && stops.contains("杉沢 [10, 14]"))
  }

  private static func facts(_ row: String) -> String {
    """
    <h1>ケーブルカー線</h1><table><tr><th>区間</th><td>花山駅前～山麓駅</td></tr><tr><th>運行日</th><td>土曜・日曜・祝日</td></tr>\
    <tr><th>花山駅前 発</th><td>9:00 9:30 10:00 11:40</td></tr><tr><th>山麓駅 発</th><td>9:25 9:55 10:25</td></tr>\(row)</table>
    """
  }

  @Test("facts below the rows that list departures are none of these")
  func factRows() {
    let page = read(
      Self.facts(
        "<tr><th>運賃</th><td>大人400円</td></tr><tr><th>ケーブルカー営業時間</th><td>9:00～16:30（冬は15:30で終わり）</td></tr>"
      ))
    #expect(page.judgement == .timetable)
    #expect(
      page.timetables.map { "\($0.stop ?? "") \($0.departures.count)" } == ["花山駅前 4", "山麓駅 3"])
    #expect("\(page.remarks)".contains("9:00～16:30"))
  }

  @Test("heads in two languages name the stops in the first")
  func factsInTwoLanguages() {
    let page = read(
      Self.facts("").replacing("区間", with: "区間 Route").replacing(
        "花山駅前 発", with: "花山駅前 発<br>Dep. Hanayama Sta."
      )
      .replacing("山麓駅 発", with: "山麓駅 発<br>Dep. Base Sta."))
    #expect(page.timetables.map(\.stop) == ["花山駅前", "山麓駅"])
    #expect(page.timetables.flatMap(\.departures).allSatisfy { $0.routeName == nil })
  }

  @Test("a row of buses among facts must not get lost")
  func busAmongFacts() {
    let page = read(Self.facts("<tr><th>臨時バスの時刻（予約制）</th><td>花山駅前から20:00～30分ごと</td></tr>"))
    #expect(page.judgement != .timetable)
  }

  @Test("lines about other things beside trips written in lines are no unread trips")
  func besideTripLines() {
    let trips = "<h3>シャトルバス運行時刻</h3><p>■1号車<br>11:00　桜駅発　⇒　11:20　競技場着<br>12:00　桜駅発　⇒　12:20　競技場着</p>"
    let page = read(trips + "<aside><p>3.26 SAT 14:00 KICK OFF<br>vs 港FC</p></aside>")
    #expect(!page.notices.contains { $0.content == .unreadTable })
  }

  @Test("a time that a list of facts calls that of leaving must not get lost beside a timetable")
  func factOfLeaving() {
    let table = """
      <h2>路線バス時刻表（平日）</h2><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>桜駅</td><td>7:10</td><td>9:10</td></tr>\
      <tr><td>役場前</td><td>7:22</td><td>9:22</td></tr><tr><td>市民ホール</td><td>7:40</td><td>9:40</td></tr></table>
      """
    #expect(read(table).judgement == .timetable)
    let facts = "<dl><dt>出発時間</dt><dd>21:30（臨時1便のみ）</dd><dt>区間</dt><dd>市民ホール → 桜駅</dd></dl>"
    #expect(read(facts + table).judgement != .timetable)
    let opening = "<dl><dt>開館時間</dt><dd>9:00から</dd></dl>"
    #expect(read(opening + table).judgement == .timetable)
  }
}
