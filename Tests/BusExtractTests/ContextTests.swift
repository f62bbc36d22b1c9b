import BusModel
import Testing

@Suite("Stop, route, destination, platform and day around a table")
struct ContextTests {
  private func facts(_ above: String) -> [String?] {
    let table =
      "<table><tr><th>6</th><td>10</td></tr><tr><th>7</th><td>20</td></tr><tr><th>8</th><td>30</td></tr></table>"
    let timetable = read(above + table).timetables.first
    return [
      timetable?.stop, timetable?.routeName, timetable?.destination, timetable?.platform,
      timetable?.label,
    ]
  }

  @Test(
    "headings are read in every order of words",
    arguments: [
      ("<h1>中央橋 発 12号系統 市役所前 港行き</h1>", ["中央橋", "12", "港", nil, nil]),
      ("<h1>「港（東口行き）」のバス時刻表です。</h1>", ["港", nil, "東口", nil, nil]),
      ("<h2>中央橋 3番のりば 港行き</h2>", ["中央橋", nil, "港", "3", nil]),
      ("<h1>中央橋 時刻表</h1><p>行先：港</p><p>のりば: ２</p>", ["中央橋", nil, "港", "2", nil]),
      ("<h1>中央橋</h1><p>[橋01] 港ゆき</p>", ["中央橋", "橋01", "港", nil, nil]),
      ("<h3>中央橋 → 港</h3>", ["中央橋", nil, "港", nil, nil]),
      ("<h1><ruby>中央橋<rt>ちゅうおうばし</rt></ruby> 時刻表</h1>", ["中央橋", nil, nil, nil, nil]),
      ("<h1>桜町 駅前行き 時刻表</h1>", ["桜町", nil, "駅前", nil, nil]),
      ("<h1>桜町 時刻表</h1><p>系統:<b>青5</b> 行先:<b>青葉駅前</b></p>", ["桜町", "青5", "青葉駅前", nil, nil]),
      ("<h1>桜町 時刻表</h1><p>行 先 ： 港</p>", ["桜町", nil, "港", nil, nil]),
      ("<h2>平日</h2>", [nil, nil, nil, nil, "平日"]),
      ("<p>きょうは平日ダイヤで運行しています。</p>", [nil, nil, nil, nil, nil]),
      ("<select><option selected>土曜<option>平日</select>", [nil, nil, nil, nil, "土曜"]),
      (
        "<ul><li><a href=\"?d=1\">平日</a></li><li>土曜</li></ul><h3>土曜</h3>",
        [nil, nil, nil, nil, "土曜"]
      ),
    ])
  func headings(_ above: String, _ expected: [String?]) { #expect(facts(above) == expected) }

  @Test("a tab names the day of the element it shows")
  func tabs() {
    let table = hourTable([(6, "10"), (7, "20"), (8, "30")]).replacing("平日", with: "分")
    let page = read("<ul><li><a href=\"#x\">日祝</a></li></ul><div id=x>\(table)</div>")
    #expect(page.timetables.first?.label == "日祝")
  }

  @Test("hints override what the page says")
  func hints() {
    let hints = PageHints(stop: "甲", routeName: "乙", destination: "丙", platform: "9", service: "毎日")
    let timetable = read(hourTable([(6, "10"), (7, "20"), (8, "30")]), hints: hints).timetables
      .first
    #expect(timetable?.stop == "甲")
    #expect(timetable?.label == "毎日")
  }

  @Test("a selector limits the search, and one that matches nothing is said to")
  func within() {
    let html = "<div id=a>\(hourTable([(6, "10"), (7, "20"), (8, "30")]))</div><div class=b>x</div>"
    #expect(read(html, hints: PageHints(within: "div#a > table")).timetables.count == 1)
    #expect(read(html, hints: PageHints(within: ".b")).verdict == .notATimetable)
    #expect(read(html, hints: PageHints(within: "#c")).notices.map(\.code) == ["badHint"])
    #expect(read(html, hints: PageHints(within: "a::b")).notices.map(\.code) == ["badHint"])
  }
}

@Suite("A page that lists several stops")
struct StopChoiceTests {
  private static let trips = """
    <table><tr><th>停留所</th><th>1便</th><th>2便</th></tr>
    <tr><td>北町</td><td>7:00</td><td>9:00</td></tr><tr><td>中町</td><td>7:10</td><td>9:10</td></tr>
    <tr><td>南町</td><td>7:20</td><td>9:20</td></tr></table>
    """

  @Test("the hint stop chooses one of them and renames none")
  func chooses() {
    let page = read(Self.trips, hints: PageHints(stop: "中町"))
    #expect(page.timetables.map(\.stop) == ["中町"])
    #expect(times(page) == "7:10 9:10")
  }

  @Test("a stop that is not listed leaves the page uncertain, and the list is said")
  func unknown() {
    let page = read(Self.trips, hints: PageHints(stop: "西町"))
    #expect(page.verdict == .uncertain)
    #expect(page.notices.map(\.content) == [.badHint(.unknownStop("西町", listed: "中町, 北町, 南町"))])
  }

  @Test(
    "where headings name several stops the hint chooses one of them, and renames them else",
    arguments: [("南町", ["南町"], "8:05"), ("北口", ["北口", "北口"], "7:05")])
  func headings(hint: String, stops: [String], first: String) {
    let tables = [("北町", 7), ("南町", 8)].map { stop, hour in
      let rows = (hour...(hour + 9)).map { "<tr><th>\($0)</th><td>05 35</td></tr>" }.joined()
      return "<h2>\(stop)停留所</h2><table><tr><th>時</th><th>毎日</th></tr>\(rows)</table>"
    }
    let page = read(tables.joined(), hints: PageHints(stop: hint))
    #expect(page.timetables.map(\.stop) == stops)
    #expect(times(page).hasPrefix(first))
  }
}
