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

  @Test("remarks behind the last stop belong to the bus", arguments: ["備考", "記事", "摘要"])
  func remarks(head: String) {
    let page = read(
      "<h1>丸池線</h1><p>毎日運行</p>"
        + rows([
          ["便", "東町", "西町", "南町", head], ["1", "7:00", "7:10", "7:20", ""],
          ["2", "8:00", "8:10", "8:20", "土曜運休"], ["3", "9:00", "9:10", "9:20", ""],
        ]))
    #expect(told(page).contains("東町 8:0>南町土曜運休"))
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

@Suite("lines by their kind")
struct LineKindTests {
  private static let table = rows([
    ["停留所", "1便", "2便"], ["東町", "8:10", "9:10"], ["西町", "8:20", "9:20"], ["南町", "8:30", "9:30"],
  ])

  @Test(
    "the kind of bus before a name of its own is not the line",
    arguments: [
      ("コミュニティバス なかよし号", "なかよし号"), ("コミュニティバス「なかよし号」", "なかよし号"), ("市内循環バス 右回り", "市内循環バス 右回り"),
      ("市内循環バス（左回り）", "市内循環バス 左回り"), ("循環バス くるりん", nil), ("デマンドバス 北エリア", nil),
      ("無料シャトルバス", "無料シャトルバス"), ("コミュニティバス 東線", "東線"),
    ])
  func kind(heading: String, line: String?) {
    let page = read("<h1>\(heading)</h1>" + Self.table)
    #expect(Set(page.timetables.map(\.routeName)) == [line])
  }

  @Test("a way round before a stop is the line")
  func loop() {
    let page = read(
      "<h1>丘の上循環 東門バス停 時刻表</h1>" + "<table><tr><th>時</th><th>平日</th></tr>"
        + "<tr><td>7</td><td>00 30</td></tr><tr><td>8</td><td>00 30</td></tr><tr><td>9</td><td>00</td></tr></table>"
    )
    #expect(page.timetables.map(\.stop) == ["東門"])
    #expect(page.timetables.map(\.destination) == [nil])
  }
}

@Suite("cells of trips")
struct TripCellTests {
  private func page(_ table: [[String]], _ heads: String = "<h1>丸池号</h1><p>毎日運行</p>") -> RawPage {
    read(heads + rows(table))
  }

  @Test("a word for passing is no time", arguments: ["ﾚ", "▼", "無", "休", "運休", "なし", "通らない"])
  func passing(sign: String) {
    let page = page([
      ["停留所", "1便", "2便"], ["東町", "8:10", "9:10"], ["西町", "8:20", sign], ["南町", "8:30", "9:30"],
    ])
    #expect(page.judgement == .timetable)
    #expect(told(page) == ["東町 8:10>南町", "東町 9:10>南町", "西町 8:20>南町"])
  }

  @Test("names letter by letter, district rows and names on the right are no other stops")
  func names() {
    let page = page([
      ["停留所", "1便", "2便", "停留所"], ["東<br>山<br>町", "8:10", "9:10", "東<br>山<br>町"],
      ["西　町", "8:20", "9:20", "西　町"], ["南町", "8:30", "9:30", "南町"],
    ])
    #expect(told(page).count == 4)
    #expect(told(page).first == "東山町 8:10>南町")
    let districts = read(
      "<h1>丸池号</h1><p>毎日運行</p><table><tr><th>停留所</th><th>1便</th><th>2便</th></tr>"
        + "<tr><td colspan=3>東地区</td></tr><tr><td>東町</td><td>8:10</td><td>9:10</td></tr>"
        + "<tr><td colspan=3>西地区</td></tr><tr><td>西町</td><td>8:20</td><td>9:20</td></tr>"
        + "<tr><td>南町</td><td>8:30</td><td>9:30</td></tr></table>")
    #expect(told(districts).count == 4)
  }

  @Test("a column of the way back is read upwards")
  func back() {
    let page = page([
      ["停留所", "行き", "帰り"], ["東町", "9:00", "14:25"], ["西町", "9:10", "14:15"],
      ["温泉", "9:25", "14:00"],
    ])
    #expect(told(page).sorted() == ["東町 9:0>温泉", "温泉 14:0>東町", "西町 14:15>東町", "西町 9:10>温泉"])
  }

  @Test("two columns are the ends of the way that the heading names")
  func ends() {
    let page = page(
      [["丸池空港", "東町駅前"], ["8:10", "8:50"], ["9:10", "9:50"], ["10:40", "11:20"]],
      "<h1>丸池バス</h1><h2>丸池空港発（4番のりば） 東町駅前行</h2><p>毎日運行</p>")
    #expect(told(page) == ["丸池空港 8:10>東町駅前", "丸池空港 9:10>東町駅前", "丸池空港 10:40>東町駅前"])
  }

  @Test("1時5分 is a time, 7:40(7:45) are two and 7:40運休 is none")
  func times() {
    let said = page([
      ["停留所", "1便", "2便"], ["東町", "午前8時10分", "午後1時5分"], ["西町", "午前8時20分", "午後1時15分"],
      ["南町", "午前8時30分", "午後1時25分"],
    ])
    #expect(told(said) == ["東町 8:10>南町", "東町 13:5>南町", "西町 8:20>南町", "西町 13:15>南町"])
    for cell in ["7:40(7:45)", "7:40運休", "7:40 未定"] {
      let list = page([["便", "東町発"], ["1", "6:40"], ["2", cell], ["3", "8:40"]])
      #expect(list.judgement != .timetable)
    }
  }

  @Test("heads of halves of the day are no stops")
  func halves() {
    let page = read(
      "<h1>丸池号</h1><p>毎日運行</p><table><tr><th rowspan=2>停留所</th><th colspan=2>午前便出発時間</th>"
        + "<th colspan=2>午後便出発時間</th></tr><tr><th>1</th><th>2</th><th>3</th><th>4</th></tr>"
        + "<tr><td>役場</td><td>8:40</td><td>9:40</td><td>13:15</td><td>14:15</td></tr>"
        + "<tr><td>団地</td><td>8:51</td><td>9:51</td><td>13:26</td><td>14:26</td></tr>"
        + "<tr><td>役場</td><td>9:05</td><td>10:05</td><td>13:40</td><td>14:40</td></tr></table>")
    #expect(!page.timetables.contains { $0.stop?.contains("便") == true })
  }

  @Test("a way there and a way back beside each other, or around the names, are two")
  func beside() {
    let twice = read(
      "<h1>丸池線</h1><p>毎日運行</p><table><tr><th colspan=3>往路</th><th colspan=3>復路</th></tr>"
        + "<tr><th>停留所</th><th>1便</th><th>3便</th><th>停留所</th><th>2便</th><th>4便</th></tr>"
        + "<tr><td>東町</td><td>7:00</td><td>9:00</td><td>南町</td><td>8:00</td><td>12:00</td></tr>"
        + "<tr><td>西町</td><td>7:10</td><td>9:10</td><td>西町</td><td>8:10</td><td>12:10</td></tr>"
        + "<tr><td>南町</td><td>7:20</td><td>9:20</td><td>東町</td><td>8:20</td><td>12:20</td></tr></table>"
    )
    let calls = [
      "南町 12:0>東町", "南町 8:0>東町", "東町 7:0>南町", "東町 9:0>南町", "西町 12:10>東町", "西町 7:10>南町",
      "西町 8:10>東町",
      "西町 9:10>南町",
    ]
    #expect(told(twice).sorted() == calls.sorted())
    let middle = read(
      "<h1>丸池線</h1><p>毎日運行</p><table><tr><td colspan=2>南町行き ↓</td><td rowspan=2>停留所</td>"
        + "<td colspan=2>東町行き ↑</td></tr><tr><td>1</td><td>3</td><td>2</td><td>4</td></tr>"
        + "<tr><td>7:00</td><td>9:00</td><td>東町</td><td>8:20</td><td>12:20</td></tr>"
        + "<tr><td>7:10</td><td>9:10</td><td>西町</td><td>8:10</td><td>12:10</td></tr>"
        + "<tr><td>7:20</td><td>9:20</td><td>南町</td><td>8:00</td><td>12:00</td></tr></table>")
    #expect(told(middle).sorted() == calls.sorted())
  }

  @Test(
    "trips may be called ①, 行き① and 午前便",
    arguments: [
      ["停留所", "①", "②"], ["乗り場", "行き①", "行き②"], ["停留所", "午前便", "午後便"], ["停留所", "朝", "昼"],
    ])
  func heads(heads: [String]) {
    let page = page([
      heads, ["東町", "8:10", "13:10"], ["西町", "8:20", "13:20"], ["南町", "8:30", "13:30"],
    ])
    #expect(page.judgement == .timetable)
    #expect(told(page) == ["東町 8:10>南町", "東町 13:10>南町", "西町 8:20>南町", "西町 13:20>南町"])
    #expect(
      page.timetables.allSatisfy {
        $0.platform == nil && $0.departures.allSatisfy { $0.platform == nil }
      })
  }

  @Test(
    "a time in brackets has the mark that the legend of the brackets explains",
    arguments: ["は土日祝運休", "の便は土日祝運休"])
  func brackets(said: String) {
    let page = read(
      "<h1>丸池号</h1>"
        + rows([
          ["停留所", "1便", "2便"], ["東町", "(8:10)", "9:10"], ["西町", "(8:20)", "9:20"],
          ["南町", "(8:30)", "9:30"],
        ]) + "<p>（　）\(said)</p>")
    #expect(told(page).first == "東町 8:10>南町（ ）")
    #expect(page.legend.count == 1)
  }

  @Test("days before a slash are no part of where the buses go")
  func slash() {
    let page = read(
      "<h1>丸池</h1><p>平日ダイヤ／山上・湖町方面</p><table><tr><th>時</th><th>分</th></tr><tr><td>7</td><td>00 30</td></tr>"
        + "<tr><td>8</td><td>00 30</td></tr><tr><td>9</td><td>00</td></tr></table>")
    #expect(page.timetables.map(\.destination) == ["山上・湖町方面"])
  }
}
