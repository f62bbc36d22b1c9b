import BusModel
import BusQuery
import Testing

@Suite("a route on paper")
struct SheetTests {
  private static func basis(_ pages: [PublishedPage]) throws -> RouteBasis {
    var setting = home
    setting.outboundTimetableURLs = [TimetableURL(url: "https://bus.example.jp/a.html")]
    setting.inboundTimetableURLs = [TimetableURL(url: "https://bus.example.jp/b.html")]
    let version = PublishedVersion(id: 1, publishedAt: try at("2026-11-20T02:00"), pages: pages)
    let route = PublishedRoute(routeID: home.id, name: "home", versions: [version])
    return RouteBasis(of: setting, operator: nil, published: route, feed: [])
  }

  private static func html(
    _ pages: [PublishedPage], _ language: Language = .ja, on day: String = "2026-11-21"
  ) throws -> String {
    TimetableSheet(
      of: try basis(pages), Direction.allCases, from: try date(day),
      clock: try at("2026-11-21T07:00")
    ).html(language)
  }

  private static func bothWays() throws -> [PublishedPage] {
    try [
      page(
        column("平日", "06:00 07:30 07:41P 24:10"), column("土曜", "06:30 07:30"),
        column("日祝", "07:00 23:30", validFrom: "2026-10-01")),
      page(column("毎日", "05:55 18:00", destination: "鳴子住宅"), direction: .inbound, name: "b"),
    ]
  }

  @Test("both ways stand on it, each with its kinds of day, legend, source and dates")
  func whole() throws {
    let html = try Self.html(Self.bothWays())
    #expect(html.contains("<html lang=\"ja\">") && html.contains("name=\"viewport\""))
    #expect(html.contains("<h2>行き  鳴子住宅  鳴子14  → 地下鉄鳴子北  2番のりば</h2>"))
    for heading in ["平日", "土曜", "日曜・祝日", "毎日"] {
      #expect(html.contains("<th scope=\"col\">\(heading)</th>"), "\(heading)")
    }
    #expect(html.contains("<span>41<b lang=\"ja\">P</b></span>"))
    #expect(html.contains("<li>P:東口経由</li>"))
    #expect(html.contains("<th scope=\"row\">24</th><td><span>10</span></td><td></td><td></td>"))
    #expect(html.contains("2026年10月1日(木)から有効、2026年11月21日(土)に確認"))
    #expect(html.contains("https://bus.example.jp/a.html https://bus.example.jp/b.html"))
    #expect(!html.contains("http://") && !html.contains("<script") && !html.contains("src="))
  }

  @Test("in English what the pages say is still marked as Japanese")
  func english() throws {
    let html = try Self.html(Self.bothWays(), .en)
    #expect(html.contains("<html lang=\"en\">"))
    #expect(html.contains("<h1><span lang=\"ja\">自宅 ↔ 駅</span></h1>"))
    #expect(html.contains("valid from Thu 1 Oct 2026, as of Sat 21 Nov 2026, https://"))
  }

  @Test("a bus that goes elsewhere has a letter, unless a mark of the page tells where")
  func letters() throws {
    var marked = try column("毎日", "08:00P", destination: "東口")
    marked.departures[0].marks = [Mark(mark: "P", text: "東口行きです")]
    let html = try Self.html([
      page(column("毎日", "06:00 07:00 09:00"), column("毎日", "07:10", destination: "車庫"), marked)
    ])
    #expect(html.contains("<span>10<b lang=\"ja\">a</b></span>"))
    #expect(html.contains("<li>a:→ 車庫</li>") && html.contains("<li>P:東口行きです</li>"))
    #expect(html.contains("<span>00<b lang=\"ja\">P</b></span>"))
  }

  @Test("a kind of day is the next plain one: no holiday, no season")
  func plainDays() throws {
    // 12-29 is a Tuesday in the season, and 01-11 a Monday that is a holiday.
    let html = try Self.html(Self.bothWays(), on: "2026-12-29")
    #expect(!html.contains("特別なダイヤ"))
    #expect(html.contains("<span>41<b lang=\"ja\">P</b></span>"))
  }

  @Test("25 buses in every hour of two ways still stand in letters that can be read")
  func size() throws {
    let minutes = (0..<25).map { $0 * 2 }.map { $0 < 10 ? "0\($0)" : "\($0)" }
    let times = [7, 8, 17, 18].flatMap { hour in
      minutes.map { "\(hour < 10 ? "0" : "")\(hour):\($0)" }
    }
    let few = (9...16).map { "\($0 < 10 ? "0" : "")\($0):00" }
    let all = (times + few).sorted().joined(separator: " ")
    let html = try Self.html([
      page(column("平日", all), column("土曜", few.joined(separator: " ")), column("日祝", "10:00")),
      page(column("平日", all), column("土日祝", "10:00"), direction: .inbound, name: "b"),
    ])
    let font = try #require(html.firstMatch(of: /body\{font:(\d+)\.\d+pt/))
    #expect(try #require(Int(font.output.1)) >= 9)
  }

  @Test("the week is a page too, and a spreadsheet gets its mark")
  func otherForms() throws {
    let week = WeekOverview(
      of: home, .outbound, on: try date("2026-11-21"), from: try usual(), in: law,
      clock: try at("2026-11-21T07:00"))
    let html = week.html(.en)
    #expect(html.contains("<tr><th scope=\"row\">Sat 21 Nov</th><td>Saturday service</td>"))
    #expect(html.contains("name=\"viewport\"") && html.contains("<td>6 buses</td><td>06:30</td>"))
    #expect(DayTimetable.byteOrderMark.utf8.elementsEqual([0xEF, 0xBB, 0xBF]))
  }
}
