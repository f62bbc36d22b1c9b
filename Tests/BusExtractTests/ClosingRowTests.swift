import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// What stands in the last row of a table, or in the last line of a list, is said below it: no time of it, and no reason
/// not to read it.
@Suite("closing rows are said of all")
struct ClosingRowTests {
  private static let forms: [(form: String, width: Int)] = [
    (
      "<table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>鷺沢駅前</td><td>7:10</td><td>9:10</td></tr><tr><td>港町</td>"
        + "<td>7:30</td><td>9:30</td></tr><tr><td colspan=\"3\">&</td></tr></table>", 3
    ),
    (
      "<table><tr><th>鷺沢駅前 発</th><th>港町 着</th></tr><tr><td>7:10</td><td>7:30</td></tr><tr><td>9:10</td><td>9:30</td></tr>"
        + "<tr><td colspan=\"2\">&</td></tr></table>", 2
    ),
    (
      "<h3>鷺沢駅前</h3><table><tr><th>平日</th><td>7:10</td><td>8:10</td><td>9:10</td></tr><tr><th>土曜</th><td>7:40</td>"
        + "<td>8:40</td><td>9:40</td></tr><tr><td colspan=\"4\">&</td></tr></table>", 4
    ),
    ("<h3>鷺沢駅前</h3><ul><li>7:10</li><li>8:10</li><li>9:10</li><li>&</li></ul>", 1),
    ("<h3>鷺沢駅前</h3><p>7:10<br>8:10<br>9:10<br>&</p>", 1),
    ("<h3>鷺沢駅前</h3><div><div>7:10</div><div>8:10</div><div>9:10</div><div>&</div></div>", 1),
  ]

  private func page(_ form: String, _ sentence: String) -> RawPage {
    read(
      "<title>鷺沢線 時刻表</title><h1>鷺沢線 時刻表</h1><h2>港町行き 平日</h2>" + form.replacing("&", with: sentence)
    )
  }

  @Test(
    "a sentence with a time is no departure",
    arguments: ["椿沢行きの終バスは21:30です。", "電車は上り 21:30に接続します", "混雑時は21:30に臨時便が出ます。"])
  func times(_ sentence: String) {
    for (form, _) in Self.forms {
      let told = page(form, sentence)
      #expect(!told.timetables.contains { $0.departures.contains { $0.hour == 21 } }, "\(form)")
    }
  }

  @Test(
    "a table is read as without the row",
    arguments: [
      "運転士募集中（楡の木営業所）", "楡の木橋の通行止めに伴い、椿沢方面は遅れることがあります。",
      "お問い合わせ 楡の木営業所 TEL 0123-45-6789（平日9:00～17:00）",
    ])
  func tables(_ sentence: String) {
    for (form, width) in Self.forms where width > 1 {
      let (told, plain) = (page(form, sentence), page(form, ""))
      #expect(told.verdict == .timetable, "\(form)")
      #expect(
        told.timetables.map(\.departures.count).filter { $0 > 0 }
          == plain.timetables.map(\.departures.count).filter { $0 > 0 }, "\(form)")
    }
  }

  @Test(
    "a departure with words behind it is none",
    arguments: ["18:10 予約してください", "18:10 港で船に接続します", "18:10 電話予約"])
  func departures(_ line: String) {
    for (form, width) in Self.forms where width == 1 {
      let told = page(form, line)
      #expect(
        told.verdict != .timetable
          || told.timetables.contains { $0.departures.contains { $0.hour == 18 } }, "\(form)")
    }
  }

  @Test("a stop called by a telephone office is one")
  func office() {
    let told = read(
      "<title>港線 時刻表</title><h1>港線 時刻表</h1><h2>1便</h2><table><tr><td>岬 7:10</td></tr><tr><td>港 7:20</td></tr>"
        + "<tr><td>坂上 7:25</td></tr><tr><td>電話局前 7:30</td></tr></table>")
    #expect(told.verdict != .timetable || told.timetables.contains { $0.stop == "電話局前" })
  }

  @Test(
    "days without service are those of all times", arguments: ["8/13～8/16は運休", "8/13～8/16は運休します。"])
  func rests(_ sentence: String) throws {
    for (form, _) in Self.forms {
      let page = page(form, sentence)
      guard page.verdict == .timetable else { continue }
      let told = Normalise.timetables(of: page)
      #expect(
        told.dayRules.contains { $0.days == "8/13～8/16" && $0.runs == ServiceDayKind.none },
        "\(form)")
    }
  }
}
