import BusModel
import Testing

/// Times below 行き and 帰り, and a sentence that says from where these buses leave.
@Suite("where the buses of each way leave")
struct WayStartTests {
  private func stops(
    _ sentence: String, _ ways: [String], across: Bool = false, between: String = ""
  ) -> [String?] {
    let times = [["9:20", "10:20", "13:20"], ["11:45", "13:10", "15:10"]]
    let heads = ways.map { "<th>\($0)</th>" }
    let rows =
      across
      ? zip(heads, times).map { "\($0)<td>" + $1.joined(separator: "</td><td>") + "</td>" }
      : [heads.joined()] + zip(times[0], times[1]).map { "<td>\($0)</td><td>\($1)</td>" }
    let page = read(
      "<h1>送迎バスのご案内</h1><p>毎日運行。\(sentence)</p>\(between)<table>"
        + rows.map { "<tr>\($0)</tr>" }.joined() + "</table>")
    return page.judgement == .timetable ? page.timetables.map(\.stop) : []
  }

  @Test(
    "a sentence names the stop of each way",
    arguments: [
      ("「行き」は川辺駅前（交番横）、「帰り」は温泉玄関前から出発します。", ["行き", "帰り"]),
      ("行きは川辺駅前から、帰りは温泉玄関前から発車します。", ["行き", "帰り"]),
      ("往路は川辺駅前発、復路は温泉玄関前発です。", ["往路", "復路"]),
      ("【お迎え】は川辺駅前、【お送り】は温泉玄関前より出発いたします。", ["お迎え", "お送り"]),
      ("行きの便は川辺駅前を、帰りの便は温泉玄関前を出発します。", ["行き", "帰り"]),
    ])
  func told(sentence: String, ways: [String]) {
    #expect(stops(sentence, ways) == ["川辺駅前", "温泉玄関前"])
    #expect(stops(sentence, ways, across: true) == ["川辺駅前", "温泉玄関前"])
  }

  @Test(
    "a sentence that names one stop, several for a way or no place leaves the times unread",
    arguments: [
      "帰りは温泉玄関前から出発します。", "行きは各停留所、帰りは温泉玄関前から出発します。",
      "行きは路線バス、帰りは送迎バスで温泉前から出発します。", "行きは東口と西口、帰りは温泉前から出発します。",
      "行きは駅前から9時に、帰りは温泉前から15時に出発します。", "市役所行きは川辺駅前、帰りは温泉玄関前から出発します。",
      "行きは川辺駅前、帰りも川辺駅前から出発します。",
    ])
  func open(sentence: String) { #expect(stops(sentence, ["行き", "帰り"]).isEmpty) }

  @Test("what is said above another heading or another table is not said of this one")
  func elsewhere() {
    let sentence = "行きは川辺駅前から、帰りは温泉玄関前から出発します。"
    #expect(stops(sentence, ["行き", "帰り"], between: "<h2>北コース</h2>").isEmpty)
    #expect(
      stops(sentence, ["行き", "帰り"], between: "<table><tr><td>料金</td><td>無料</td></tr></table>")
        .isEmpty)
  }
}
