import BusModel
import Testing

@Suite("what a bus meets")
struct OtherVehicleTests {
  @Test(
    "columns of another vehicle are neither stops nor where the bus goes",
    arguments: [
      ("飛行機出発", "羽田着"), ("JAL便", "羽田着"), ("新幹線発", "東京着"), ("フェリー発", "島着"), ("接続便 発", "着"),
      ("診療開始", "診療終了"), ("1限", "2限"), ("ショー開始", "ショー終了"), ("予約締切", "乗車"),
    ])
  func columns(first: String, second: String) {
    let page = read(
      "<h1>丸池連絡バス</h1><p>毎日運行</p>"
        + TripTable.rows([
          ["丸池駅発", "空港着", first, second], ["7:00", "7:40", "8:30", "9:30"],
          ["9:00", "9:40", "10:30", "11:30"], ["13:00", "13:40", "14:30", "15:30"],
        ]))
    #expect(TripTable.told(page) == ["丸池駅 7:0>空港", "丸池駅 9:0>空港", "丸池駅 13:0>空港"])
  }

  @Test("remarks behind the last stop belong to the bus", arguments: ["備考", "記事", "摘要"])
  func remarks(head: String) {
    let page = read(
      "<h1>丸池線</h1><p>毎日運行</p>"
        + TripTable.rows([
          ["便", "東町", "西町", "南町", head], ["1", "7:00", "7:10", "7:20", ""],
          ["2", "8:00", "8:10", "8:20", "土曜運休"], ["3", "9:00", "9:10", "9:20", ""],
        ]))
    #expect(TripTable.told(page).contains("東町 8:0>南町土曜運休"))
  }

  @Test(
    "a row of a place is a stop whatever a word beside it says", arguments: ["JR", "電車", "地下鉄"])
  func beside(word: String) {
    let page = read(
      "<h1>丸池号</h1><p>毎日運行</p>"
        + TripTable.rows([
          ["停留所", "乗継", "1便", "2便"], ["丸池駅", word, "7:10", "9:10"], ["本町", "", "7:20", "9:20"],
          ["病院", "市バス", "7:30", "9:30"],
        ]))
    #expect(TripTable.told(page).filter { $0.hasPrefix("丸池駅") } == ["丸池駅 7:10>病院", "丸池駅 9:10>病院"])
  }

  @Test(
    "the last row of a table is no stop where it says until when to book",
    arguments: ["予約", "締切時刻"])
  func booking(head: String) {
    let page = read(
      "<h1>丸池号</h1><p>毎日運行</p>"
        + TripTable.rows([
          ["停留所", "1便", "2便"], ["丸池駅", "8:10", "10:10"], ["本町", "8:20", "10:20"],
          ["病院", "8:30", "10:30"], [head, "8:40", "10:40"],
        ]))
    #expect(TripTable.told(page).allSatisfy { $0.hasSuffix(">病院") })
  }

  @Test(
    "stops below a head of those where people get off have no departures",
    arguments: [
      ("乗車地", "降車地"), ("乗車バス停", "降車バス停"), ("ご乗車停留所", "下車停留所"), ("乗車", "降車専用"),
    ])
  func alighting(board: String, alight: String) {
    let across = read(
      """
      <h1>夜行バス つばめ号</h1><p>毎日運行</p><table>
      <tr><th rowspan="2">便名</th><th colspan="2">\(board)</th><th colspan="3">\(alight)</th></tr>
      <tr><th>浜公園</th><th>浜駅前</th><th>西都口</th><th>西都城前</th><th>西都駅</th></tr>
      <tr><th>つばめ1号</th><td>21:45</td><td>22:20</td><td>5:20</td><td>6:10</td><td>6:30</td></tr>
      <tr><th>つばめ3号</th><td>22:15</td><td>22:50</td><td>5:50</td><td>6:40</td><td>7:00</td></tr>
      </table>
      """)
    let told = across.timetables.flatMap { table in table.departures.map { _ in table.stop } }
    #expect(told.compactMap(\.self) == ["浜公園", "浜公園", "浜駅前", "浜駅前"])
  }

  @Test(
    "an arrival behind the bus's own is not told where a train leaves in between that stands elsewhere",
    arguments: [
      ["新幹線発", "丸池発", "丸駅着", "東都着"], ["丸池発", "東都着", "新幹線発", "丸駅着"],
      ["丸池発", "新幹線発", "東都着", "丸駅着"],
    ])
  func elsewhere(heads: [String]) {
    let times = [
      "丸池発": ["10:00", "13:00"], "丸駅着": ["10:25", "13:25"], "新幹線発": ["10:48", "13:48"],
      "東都着": ["12:30", "15:30"],
    ]
    let rows = (0...1).map { trip in heads.map { times[$0]?[trip] ?? "" } }
    let page = read("<h1>丸池シャトルバス</h1><p>毎日運行</p>" + TripTable.rows([heads] + rows))
    #expect(page.judgement != .timetable || page.timetables.allSatisfy { $0.destination != "東都" })
    let straight = ["丸池発", "丸駅着", "新幹線発", "東都着"]
    let table = (0...1).map { trip in straight.map { times[$0]?[trip] ?? "" } }
    let whole = read("<h1>丸池シャトルバス</h1><p>毎日運行</p>" + TripTable.rows([straight] + table))
    #expect(whole.judgement == .timetable)
    #expect(TripTable.told(whole) == ["丸池 10:0>丸駅", "丸池 13:0>丸駅"])
  }
}
