import BusModel
import Testing

/// Names and days in the pages of small companies.
@Suite("names and days of companies' pages")
struct CompanyNameTests {
  private static let hours = hourTable([(7, "05 25"), (8, "05 35"), (9, "05")])
    .replacing("<th>平日</th>", with: "<th>分</th>")
  private static let list = "<ul><li>8:00</li><li>8:30</li><li>9:10</li><li>10:40</li></ul>"

  @Test("what a site calls itself in its title is no line")
  func siteName() {
    let page = { (home: String) in
      read(
        "<title>桜駅 5番のりば | 南海リムジンバス</title><a href=\"\(home)\"><img alt=\"南海リムジンバス\"></a>"
          + "<h1>桜駅 5番のりば 南海空港行</h1>" + Self.hours)
    }
    #expect(page("/").timetables.map(\.routeName) == [nil])
    #expect(page("https://limousine.example/").timetables.map(\.routeName) == [nil])
    #expect(page("/lines/12/").timetables.map(\.routeName) == ["南海リムジンバス"])
  }

  @Test("a line in brackets behind where the buses go is told")
  func bracketedLine() {
    let page = read("<h3>清水台</h3><p><b>南口・県立病院方面</b>（系統番号：45）</p>" + Self.hours)
    #expect(page.timetables.map(\.routeName) == ["45"])
    #expect(page.timetables.map(\.destination) == ["南口・県立病院方面"])
  }

  @Test("a bus that is called by a name in quotes is the line")
  func quotedBus() {
    let page = read("<h3>参拝臨時バス「若宮号」（松原駅南口 → 若宮前）</h3>" + Self.hours)
    #expect(page.timetables.map(\.routeName) == ["若宮号"])
    #expect(page.timetables.map(\.stop) == ["松原駅南口"])
  }

  @Test(
    "a line may be called by both its ends, and a span of lines or of days is none",
    arguments: [
      ("松原～南港線 時刻表", "松原～南港線"), ("松原駅〜南港線（松原駅発）", "松原駅〜南港線"), ("1号線～3号線 時刻表", nil),
      ("松原～南港線は運休します", nil),
      ("平日～休日線 時刻表", nil),
    ])
  func lineOfEnds(_ heading: String, _ name: String?) {
    let told = read("<h1>\(heading)</h1>" + Self.hours).timetables.first?.routeName
    #expect(name == nil ? told?.contains("～") != true : told == name)
  }

  @Test("a list of the platforms of several stops gives each its own")
  func platforms() {
    let page = read(
      """
      <h1>松原線（南海空港 → 松原駅前）</h1><h2>のりば</h2><ul><li>国際ターミナル　5番のりば</li><li>国内ターミナル　12番のりば</li></ul>\
      <h2>時刻表（毎日）</h2><table><tr><th>便</th><th>国際ターミナル発</th><th>国内ターミナル発</th><th>松原駅前着</th></tr>\
      <tr><td>1便</td><td>7:20</td><td>7:30</td><td>8:20</td></tr><tr><td>2便</td><td>9:20</td><td>9:30</td><td>10:20</td></tr></table>
      """)
    let platforms = page.timetables.filter { !$0.departures.isEmpty }
      .map { $0.platform ?? $0.departures.first?.platform }
    #expect(platforms == ["5", "12"])
  }

  @Test(
    "a small table above those of weekdays and Saturdays heads them all, until another stands between"
  )
  func headTable() {
    let head = { (place: String) in
      "<table><tr><td rowspan=\"2\">46</td><td>東公園前</td></tr><tr><td>\(place) 行</td></tr></table>"
    }
    let tables =
      "<table><tr><td colspan=\"2\">平日</td></tr><tr><td>7</td><td>05 25</td></tr><tr><td>8</td><td>05</td></tr><tr><td>9</td><td>05</td></tr></table>"
    let both = tables + tables.replacing("平日", with: "土曜日")
    #expect(
      read("<div>" + head("中央市場前") + both + "</div>").timetables.map(\.destination) == [
        "中央市場前", "中央市場前",
      ])
    let divided = tables + head("南港") + tables.replacing("平日", with: "土曜日")
    #expect(
      read("<div>" + head("中央市場前") + divided + "</div>").timetables.map(\.destination) == [
        "中央市場前", "南港",
      ])
  }

  @Test("a line whose name holds a bath runs on the days behind it, and a bath opens on its own")
  func bathLine() {
    let label = { (heading: String) in
      read("<h3>\(heading)</h3>" + Self.hours).timetables.first?.label
    }
    #expect(label("南浜温泉線 時刻表（平日）") == "平日")
    #expect(label("南浜温泉：平日") != "平日")
  }

  @Test("holidays at the same times are days like all others")
  func sameOnHolidays() {
    let page = read(
      "<h1>松原駅前</h1><p>土日祝も同じ時刻で毎日運行します。</p>" + Self.hours)
    #expect(page.timetables.first?.label == "毎日運行します")
    #expect(
      read("<h1>松原駅前</h1><p>土日祝も運休します。</p>" + Self.hours).timetables.first?.label?.contains("毎日")
        != true)
  }

  @Test("the year of a term is no part of its days, and the term's bracket stays behind its name")
  func termOfYear() {
    let page = read(
      "<h1>学内連絡バス</h1><p>学生証が必要です。2026年度後期（9月24日～1月29日）の授業日に運行します。</p><h3>本部発　医学部行</h3>" + Self.list
    )
    #expect(page.timetables.first?.label == "後期（9月24日～1月29日）の授業日に運行します")
  }

  @Test("an indented link of a menu names no line, and the words above the times do")
  func indentedLinks() {
    let page = read(
      "<table><tr><td><p><a href=\"r.htm\">路線バス</a><br>　<a href=\"o.htm\">岩倉線</a><br>　<a href=\"m.htm\">松原線</a></p></td>"
        + "<td><p><b>大師堂駅前</b> バス時刻表</p><p><b>２番のりば　南浜線　南浜温泉行</b></p>" + Self.hours
        + "</td></tr></table>")
    #expect(page.timetables.map(\.routeName) == ["南浜線"])
  }

  @Test("words that lead to the days of another page are no rule for these")
  func pointers() {
    let page = read("<p>【土曜・日曜・祝日ダイヤ】 平日ダイヤは<a href=\"w.htm\">こちら</a></p>" + Self.hours)
    #expect(page.dayLines.isEmpty)
    let feasts = read("<p>年末年始のダイヤは<a href=\"w.htm\">こちら</a></p>" + Self.hours)
    #expect(!feasts.dayLines.isEmpty || !feasts.openLines.isEmpty)
  }

  @Test(
    "a winter without service that has its dates is a rule for these, and one without them is none")
  func winter() {
    let page = read("<p>毎日運行</p>" + Self.hours + "<p>12月1日～3月31日は冬季運休です。</p>")
    #expect(page.dayLines == ["12月1日～3月31日は運休です。"])
    let open = read("<p>毎日運行</p>" + Self.hours + "<p>この路線は冬季運休です。</p>")
    #expect(!open.dayLines.contains { $0.contains("路線は運休") })
  }
}
