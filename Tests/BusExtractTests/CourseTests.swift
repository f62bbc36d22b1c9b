import BusModel
import Testing

private func rows(_ cells: [[String]]) -> String {
  "<table>"
    + cells.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined() + "</table>"
}

/// "stop time>destination" of all departures, in page order.
private func told(_ page: RawPage) -> [String] {
  page.timetables.flatMap { table in
    table.departures.map { departure in
      let destination = departure.destination ?? table.destination ?? "-"
      return "\(table.stop ?? "-") \(departure.hour):\(departure.minute)>\(destination)"
        + departure.marks.joined()
    }
  }
}

@Suite("courses of one bus")
struct CourseTests {
  private static let course = [
    ("椎の木台", "9:20"), ("椎の木下", "9:26"), ("丸池郵便局", "9:35"), ("丸池の湯", "9:50"),
  ]
  private static let calls = ["椎の木台 9:20>丸池の湯", "椎の木下 9:26>丸池の湯", "丸池郵便局 9:35>丸池の湯"]

  @Test(
    "under a head of stops each row is a stop and the last one the arrival",
    arguments: ["乗車場所", "集合場所", "お迎え場所", "停留所", "のりば", "バス停"])
  func headed(head: String) {
    let page = read(
      "<h1>丸池の湯 バス時刻表</h1><p>毎日運行</p>"
        + rows([[head, "時刻"]] + Self.course.map { [$0.0, $0.1] }))
    #expect(page.judgement == .timetable)
    #expect(told(page) == Self.calls)
  }

  /// Each call by a template of a name (N) and a time (T), inside others.
  private static func lines(_ template: String, _ joint: String, in outer: String) -> String {
    let items: [String] = course.map { name, time in
      template.replacing("N", with: name).replacing("T", with: time)
    }
    return outer.replacing("%", with: items.joined(separator: joint))
  }

  @Test(
    "times before names, lines of a list, of a paragraph and dt beside dd say the same",
    arguments: [
      ["<tr><td>T</td><td>N</td></tr>", "", "<table><tr><th>発車時刻</th><th>乗車場所</th></tr>%</table>"],
      [
        "<tr><td>N</td><td>T</td><td></td></tr>", "",
        "<table><tr><th>乗車場所</th><th>時刻</th><th>備考</th></tr>%</table>",
      ],
      ["<li>N　T</li>", "", "<ul>%</ul>"], ["<li>T　N</li>", "", "<ul>%</ul>"],
      ["N（T）", "<br>", "<p>%</p>"], ["N……T", "<br>", "<p>%</p>"],
      ["<dt>N</dt><dd>T</dd>", "", "<dl>%</dl>"], ["<dt>T</dt><dd>N</dd>", "", "<dl>%</dl>"],
    ])
  func forms(form: [String]) {
    let body = Self.lines(form[0], form[1], in: form[2])
    let page = read("<h1>丸池の湯 送迎バス</h1><h2>椎の木コース</h2><p>毎日運行</p>" + body)
    #expect(page.judgement == .timetable)
    #expect(told(page) == Self.calls)
  }

  @Test(
    "names of which nothing says what they are leave the page uncertain and are no marks",
    arguments: [
      ["<tr><td>T</td><td>N</td></tr>", "<table>%</table>"], ["<li>T N</li>", "<ul>%</ul>"],
    ])
  func unsaid(form: [String]) {
    let body = Self.lines(form[0], "", in: form[1])
    let page = read("<h1>松尾駅 発</h1><h2>平日</h2>" + body)
    #expect(page.judgement != .timetable)
  }

  @Test(
    "times that fall, stand hours apart or have days beside them are no course",
    arguments: [
      [("東町", "9:20"), ("西町", "9:10"), ("南町", "9:40")],
      [("東町", "9:20"), ("西町", "11:10"), ("南町", "15:40")],
      [("平日", "9:20"), ("土曜", "9:30"), ("日祝", "9:40")],
    ])
  func lawless(course: [(String, String)]) {
    let page = read("<h1>送迎バス</h1><h2>東コース</h2>" + rows(course.map { [$0.0, $0.1] }))
    #expect(page.timetables.allSatisfy { $0.departures.allSatisfy { $0.trip == nil } })
  }

  @Test("a course whose heading names a farther place goes on behind its last stop")
  func farther() {
    let page = read(
      "<h1>送迎バス</h1><h2>東コース 山の上病院行き</h2><p>毎日運行</p>"
        + rows([["乗車場所", "時刻"], ["東町", "9:20"], ["西町", "9:30"], ["南町", "9:40"]]))
    #expect(told(page) == ["東町 9:20>山の上病院", "西町 9:30>山の上病院", "南町 9:40>山の上病院"])
  }
}

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
        + rows([
          ["丸池駅発", "空港着", first, second], ["7:00", "7:40", "8:30", "9:30"],
          ["9:00", "9:40", "10:30", "11:30"], ["13:00", "13:40", "14:30", "15:30"],
        ]))
    #expect(told(page) == ["丸池駅 7:0>空港", "丸池駅 9:0>空港", "丸池駅 13:0>空港"])
  }

  @Test(
    "a row of a place is a stop whatever a word beside it says", arguments: ["JR", "電車", "地下鉄"])
  func beside(word: String) {
    let page = read(
      "<h1>丸池号</h1><p>毎日運行</p>"
        + rows([
          ["停留所", "乗継", "1便", "2便"], ["丸池駅", word, "7:10", "9:10"], ["本町", "", "7:20", "9:20"],
          ["病院", "市バス", "7:30", "9:30"],
        ]))
    #expect(told(page).filter { $0.hasPrefix("丸池駅") } == ["丸池駅 7:10>病院", "丸池駅 9:10>病院"])
  }

  @Test(
    "the last row of a table is no stop where it says until when to book",
    arguments: ["予約", "締切時刻"])
  func booking(head: String) {
    let page = read(
      "<h1>丸池号</h1><p>毎日運行</p>"
        + rows([
          ["停留所", "1便", "2便"], ["丸池駅", "8:10", "10:10"], ["本町", "8:20", "10:20"],
          ["病院", "8:30", "10:30"], [head, "8:40", "10:40"],
        ]))
    #expect(told(page).allSatisfy { $0.hasSuffix(">病院") })
  }
}

@Suite("platforms")
struct PlatformTests {
  private static let grid =
    "<table><tr><th>時</th><th>平日</th></tr><tr><td>7</td><td>00 30</td></tr>"
    + "<tr><td>8</td><td>00 30</td></tr><tr><td>9</td><td>00</td></tr></table>"

  @Test(
    "a platform is no line and no stop, however it is said",
    arguments: [
      "4番線", "第4のりば", "4番ポール", "4番バースのりば", "のりば番号 4", "のりば 4番", "乗車場4", "4番バスのりば", "バスのりば4番",
      "[4]のりば", "4番停",
    ],
    ["<h1>丸池駅 %</h1><h2>山上行</h2>", "<h1>丸池駅（%）</h1><h2>山上行</h2>", "<h1>丸池駅</h1><h2>%　山上行</h2>"])
  func said(platform: String, heads: String) {
    let page = read(heads.replacing("%", with: platform) + Self.grid)
    #expect(page.timetables.map(\.stop) == ["丸池駅"])
    #expect(page.timetables.map(\.routeName) == [nil])
    #expect(page.timetables.allSatisfy { $0.platform == nil || $0.platform == "4" })
  }

  @Test(
    "a head of a column is the stop without its platform and what stands behind 発",
    arguments: [
      "丸池駅東口（7番のりば）発", "丸池駅東口7番のりば発", "7番のりば<br>丸池駅東口発", "丸池駅東口発※1",
      "丸池駅東口発（目安）", "丸池駅東口 発車時刻", "丸池駅東口（Maruike Sta.）発", "発 丸池駅東口",
    ])
  func heads(head: String) {
    let page = read(
      "<h1>直行バス</h1><p>毎日運行</p>"
        + rows([["便", head, "山上着"], ["1", "9:00", "10:30"], ["2", "9:30", "11:00"]]))
    #expect(told(page) == ["丸池駅東口 9:0>山上", "丸池駅東口 9:30>山上"])
  }
}

@Suite("days in the name of a line")
struct LineDayTests {
  @Test(
    "a line named by days runs on these alone",
    arguments: [
      ("火曜日コース", "火曜日"), ("平日ルート", "平日"), ("火・金コース", "火・金"), ("水曜日号", "水曜日"),
    ])
  func days(heading: String, label: String) {
    let page = read(
      "<h1>丸池バス</h1><h2>\(heading)</h2>"
        + rows([["停留所", "1便", "2便"], ["東町", "8:10", "9:10"], ["西町", "8:20", "9:20"]]))
    #expect(Set(page.timetables.map(\.label)) == [label])
  }

  @Test("金コース and 日の出ルート name no days", arguments: ["金コース", "日の出ルート", "土居号"])
  func names(heading: String) {
    let page = read(
      "<h1>丸池バス</h1><h2>\(heading)</h2>"
        + rows([["停留所", "1便", "2便"], ["東町", "8:10", "9:10"], ["西町", "8:20", "9:20"]]))
    #expect(page.timetables.allSatisfy { $0.label == nil })
  }
}
