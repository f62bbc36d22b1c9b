import BusModel
import Testing

@Suite("trips from stop to stop without arrows")
struct TripPartTests {
  private func told(_ body: String, _ heading: String = "町民バス") -> [String] {
    let page = read("<h1>東ルート</h1><h2>\(heading)</h2><p>毎日運行</p>" + body)
    guard page.verdict == .timetable else { return [] }
    return page.timetables.filter { !$0.departures.isEmpty }.map { table in
      ([(table.stop ?? "?") + ">" + (table.destination ?? table.departures[0].destination ?? "?")]
        + table.departures.map { "\($0.hour):\($0.minute)" }).joined(separator: " ")
    }
  }

  @Test(
    "dots, strokes and the words 発 and 着 stand between the stops of a trip as arrows do",
    arguments: [
      "<p>第1便　駅前 7:10 … 役場 7:18 … 病院前 7:25</p><p>第2便　駅前 9:40 … 役場 9:48 … 病院前 9:55</p>",
      "<ul><li>駅前7:10－役場7:18－病院前7:25</li><li>駅前9:40－役場9:48－病院前9:55</li></ul>",
      "<p>駅前7:10発・役場7:18発・病院前7:25着</p><p>駅前9:40発・役場9:48発・病院前9:55着</p>",
      "<ol><li>1便　7:10 駅前発 → 7:18 役場発 → 7:25 病院前着</li><li>2便　9:40 駅前発 → 9:48 役場発 → 9:55 病院前着</li></ol>",
    ])
  func stops(body: String) {
    #expect(told(body) == ["駅前>病院前 7:10 9:40", "役場>病院前 7:18 9:48"])
  }

  @Test("a way and the way back stand one below the other")
  func bothWays() {
    let body =
      "<p>本港7:00発・沖島7:35着</p><p>本港10:20発・沖島10:55着</p><p>沖島7:50発・本港8:25着</p><p>沖島11:15発・本港11:50着</p>"
    #expect(told(body, "港フェリー") == ["本港>沖島 7:0 10:20", "沖島>本港 7:50 11:15"])
  }

  @Test(
    "what happens one after the other is no trip",
    arguments: [
      "<p>開会 9:00 … 講演 9:30 … 閉会 11:00</p><p>開会 13:00 … 講演 13:30 … 閉会 15:00</p>",
      "<p>朝食 7:00－昼食 12:00－夕食 18:00</p><p>朝食 8:00－昼食 12:30－夕食 18:30</p>",
      "<p>平日 9:00 … 土曜 10:00</p><p>平日 13:00 … 土曜 15:00</p>",
    ])
  func others(body: String) { #expect(told(body) == []) }

  private func table(_ heads: [String]) -> String {
    let rows = [
      "本港</td><td>7:00</td><td>10:20", "中島</td><td>7:20</td><td>10:40",
      "沖島</td><td>7:35</td><td>10:55", "沖島</td><td>7:50</td><td>11:15",
      "中島</td><td>8:05</td><td>11:30", "本港</td><td>8:25</td><td>11:50",
    ]
    return "<table>"
      + zip(heads, rows).map { "<tr><th>\($0)</th><td>\($1)</td></tr>" }.joined() + "</table>"
  }

  @Test(
    "a way stands beside the first of its stops and nothing beside the others",
    arguments: [("往路", "復路"), ("行き", "帰り"), ("上り", "下り"), ("登校", "下校")])
  func wayOnce(out: String, back: String) {
    #expect(
      told(table([out, "", "", back, "&nbsp;", ""])) == [
        "本港>沖島 7:0 10:20", "中島>沖島 7:20 10:40", "沖島>本港 7:50 11:15", "中島>本港 8:5 11:30",
      ])
  }

  @Test("words of something else beside the first of some stops divide no trips")
  func noWayOnce() {
    #expect(told(table(["朝", "", "", "昼", "", ""])).count != 4)
    #expect(told(table(["往路", "", "", "", "", ""])).count != 4)
  }
}
