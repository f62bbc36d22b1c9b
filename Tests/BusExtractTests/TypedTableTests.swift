import BusModel
import Testing

/// Tables that are typed into `pre`, and tables of blocks whose heads stand elsewhere.
@Suite("tables that are no table elements")
struct TypedTableTests {
  private func told(_ page: RawPage) -> [String] {
    guard page.judgement == .timetable else { return [] }
    return page.timetables.filter { !$0.departures.isEmpty }.map { table in
      let times = table.departures.map { departure in
        "\(departure.hour):\(departure.minute)" + departure.marks.joined()
      }
      let ends = Set(table.departures.map { $0.destination ?? table.destination ?? "?" })
      return "\(table.stop ?? "?")→\(ends.sorted().joined(separator: "|")) "
        + times.joined(separator: " ")
    }
  }

  @Test(
    "lines of as many cells each in preformatted text are the rows of a table",
    arguments: [
      "松葉駅 発 | 市役所 | 中央病院 着\n------------\n 7:00 | 7:15 | 7:30\n 8:00 | 8:15 | 8:30\n",
      "| 松葉駅 | 市役所 | 中央病院 |\n|---|:-:|---|\n| 7:00 | 7:15 | 7:30 |\n| 8:00 | 8:15 | 8:30 |",
      "松葉駅    市役所   中央病院\n7:00     7:15    7:30\n8:00     8:15    8:30",
      "松葉駅\t市役所\t中央病院\n7:00\t7:15\t7:30\n8:00\t8:15\t8:30\n",
      "松葉駅 ｜ 市役所 ｜ 中央病院\n7：00 ｜ 7：15 ｜ 7：30\n8：00 ｜ 8：15 ｜ 8：30",
      "停留所 │ 1便 │ 2便\n松葉駅 │ 7:00 │ 8:00\n市役所 │ 7:15 │ 8:15\n中央病院 │ 7:30 │ 8:30",
    ])
  func typed(text: String) {
    let page = read("<h2>路線バス時刻表</h2><pre>\n\(text)</pre>")
    #expect(told(page) == ["松葉駅→中央病院 7:0 8:0", "市役所→中央病院 7:15 8:15"])
  }

  @Test(
    "a sign above or below typed columns is of the bus at which it stands, and one blank divides two times",
    arguments: [
      ("              *", "7:00* 8:00"), ("                      *", "7:00 8:00*"),
      ("              ※        △", "7:00※ 8:00△"), ("            ◎", "7:00◎ 8:00"),
    ])
  func signs(_ line: String, _ expected: String) {
    let page = read(
      "<h2>港線</h2><p>松葉駅→中央病院</p><pre>\n\(line)\n松葉駅        7:00    8:00\n市役所        7:15    8:15\n"
        + "中央病院      7:30    8:30\n</pre><p>*※△◎印は平日のみ運行</p>")
    #expect(page.judgement == .timetable)
    #expect(times(page) == expected)
    let below = read(
      "<h2>港線</h2><p>松葉駅→中央病院</p><pre>\n松葉駅        7:00    8:00\n市役所        7:15    8:15\n"
        + "中央病院      7:30    8:30\n\(line)\n</pre><p>*※△◎印は平日のみ運行</p>")
    #expect(times(below) == expected)
    let narrow = read(
      "<h2>港線</h2><p>松葉駅→中央病院</p><pre>\n松葉駅    9:00 10:00\n市役所    9:15 10:15\n中央病院  9:30 10:30\n</pre>"
    )
    #expect(told(narrow) == ["松葉駅→中央病院 9:0 10:0", "市役所→中央病院 9:15 10:15"])
  }

  @Test("what stands above and below such lines is text as before")
  func around() {
    let page = read(
      """
      <h2>路線バス時刻表</h2><pre>東線 路線図は裏面

      停留所 | 1便 | 2便
      市役所 | 7:00 | 8:00
      公民館 | 7:15※ | 8:15
      松葉駅 | 7:30 | 8:30

      ※は予約があるときに限り停車します
      </pre>
      """)
    #expect(told(page).first?.hasSuffix("7:0 8:0") == true)
    #expect(page.legend.map(\.mark) == ["※"])
  }

  @Test(
    "lines that are no table, or one of something else, are not read as one",
    arguments: [
      "1限 | 9:00 | 10:30\n2限 | 10:40 | 12:10\n3限 | 13:00 | 14:30",
      "12:00  start  8:00\n12:01  stop  9:00\n12:10  done  10:00",
      "松葉駅 | 市役所\n7:00 | 7:15 | 7:30\n8:00 | 8:15",
      "a = b | c\nx | y\nz | 10:20",
    ])
  func others(text: String) {
    #expect(told(read("<h2>お知らせ</h2><pre>\n\(text)</pre>")).isEmpty)
  }

  @Test(
    "heads of a table of blocks may stand before the element that holds its rows",
    arguments: [
      """
      <div><i>便</i><i>松葉駅発</i><i>学園着</i></div><div><p><i>1</i><i>8:00</i><i>8:20</i></p>
      <p><i>2</i><i>9:00</i><i>9:20</i></p></div>
      """,
      """
      <div><b>松葉駅発</b><b>学園着</b></div><div><b>8:00</b><b>8:20</b></div>
      <div><b>9:00</b><b>9:20</b></div>
      """,
    ])
  func headsElsewhere(body: String) {
    let page = read("<h1>シャトルバス時刻表</h1>\(body)<p>無料です。</p>")
    #expect(told(page) == ["松葉駅→学園 8:0 9:0"])
  }

  @Test("places that are described at length are cells beside short ones")
  func longPlaces() {
    let rows = [
      ("North Hall", "9:10 AM"),
      ("Mill Street between the old library and the lower deck of the parking garage", "9:20 AM"),
      ("Bell Tower", "9:30 AM"),
    ].map { "<div><div>\($0.0)</div><div>\($0.1)</div></div>" }.joined()
    let page = read(
      "<h2>Shuttle Schedule</h2><div><div><div>Location</div><div>Time</div></div>\(rows)</div>")
    #expect(page.timetables.map(\.stop).prefix(1) == ["North Hall"])
    #expect(page.timetables.flatMap(\.departures).count == 3)
  }

  @Test("places and times of what brings no people anywhere are not read")
  func otherPlaces() {
    let rows = ["North Hall", "Mill Street", "Bell Tower"].enumerated().map {
      "<tr><td>\($0.element)</td><td>\(9 + $0.offset):10 AM</td></tr>"
    }
    for title in ["Bookmobile Route Stops", "Food Truck Stops"] {
      let page = read(
        "<h1>\(title)</h1><h2>Route 1</h2><table><tr><th>Location</th><th>Time</th></tr>"
          + rows.joined() + "</table>")
      #expect(told(page).isEmpty)
    }
  }

  @Test(
    "words before rows that are no heads of these leave the rows without any",
    arguments: [
      "<div><i>前へ</i><i>次へ</i></div><div><p><i>8:00</i><i>開場</i></p><p><i>9:00</i><i>開演</i></p></div>",
      "<div><i>2024</i><i>2025</i></div><div><p><i>8:00</i><i>8:20</i></p><p><i>9:00</i><i>9:20</i></p></div>",
    ])
  func noHeads(body: String) {
    let page = read("<h1>秋のまつり</h1>\(body)<p>雨天中止</p>")
    #expect(told(page).isEmpty)
  }
}
