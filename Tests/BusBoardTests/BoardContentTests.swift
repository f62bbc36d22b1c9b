import BusBoard
import BusModel
import BusQuery
import Testing

@Suite struct BoardContentTests {
  private let now = "2026-11-21T07:28:20"

  private func page(_ query: String = "", _ sample: Sample = Sample()) throws -> String {
    try board(now, query, of: sample).page(try visit(now)).text
  }

  @Test("O-1: the date with its weekday and the way to the settings stand at the top")
  func header() throws {
    let head = try #require(try page().split(separator: "<main").first)
    #expect(head.contains("2026年11月21日（土）"))
    #expect(head.contains("href=\"/settings\""))
  }

  @Test("O-10: the route's title is the heading, and its name where it has none")
  func title() throws {
    #expect(try page().contains("<h1>自宅 ↔ 駅</h1>"))
    #expect(try page("", Sample(title: nil)).contains("<h1>home</h1>"))
  }

  @Test(
    "O-5: a card tells marks with their legend, the source with its time, and leads to the reason")
  func card() throws {
    let text = try page()
    #expect(text.contains("P:東口経由"))
    #expect(text.contains("href=\"https://bus.example.jp/a.html\" rel=\"noreferrer\">出典</a>"))
    #expect(text.contains("11月21日(土) 02:00に確認"))
    #expect(text.contains("/r/home/why?time=07:41&amp;direction=outbound&amp;date=2026-11-21"))
  }

  @Test("O-6: what has gone says so in words, and all but the last two are folded")
  func gone() throws {
    let text = try board("2026-11-21T12:30:00").page(try visit("2026-11-21T12:30:00")).text
    #expect(text.contains("発車済み 3本"))
    let folded = try #require(
      text.split(separator: "class=\"past\"").last?.split(separator: "</ol>").first)
    #expect(folded.matches(of: /<li class="gone">/).count == 3)
    #expect(text.matches(of: /<li class="gone">/).count == 5)
    #expect(text.contains(">発車済み</b>"))
  }

  @Test("O-7: 今 leads to the present line by an address alone")
  func toNow() throws {
    let text = try page()
    #expect(text.contains("<a class=\"to-now\" href=\"#now\">今</a>"))
    #expect(text.contains("<li id=\"now\" class=\"now\">"))
    #expect(text.contains("現在時刻 07:28"))
  }

  @Test("O-8: both ways are named by where they go, and the one that is shown is the current one")
  func ways() throws {
    let text = try page("direction=inbound")
    #expect(text.contains("aria-current=\"page\">帰り <small>鳴子住宅</small></a>"))
    #expect(text.contains(">行き <small>地下鉄鳴子北</small></a>"))
  }

  @Test("O-11: the approach page is offered for the way that has one")
  func approach() throws {
    #expect(try page().contains("/r/home/approach?direction=outbound"))
    #expect(try !page("direction=inbound").contains("/approach"))
  }

  @Test("L-7: a household without a route is told how to add one, and sees it when it is there")
  func noRoutes() throws {
    let today = TodayScreen.output(of: TodayScreen.State(now: try at("2026-11-21T07:28:20")))
    let visit = try visit("2026-11-21T07:28:20", .en)
    let page = today.page(visit).text
    #expect(page.contains("bus routes add") && page.contains("<p><a href=\"/settings\">"))
    // What changes later is put here.
    #expect(page.contains("data-fragment=\"today\""))
    #expect(today.signPage(visit).text.contains("bus routes add"))
  }

  @Test("O-15: a route that was never read says what to do instead of an empty page")
  func never() throws {
    var sample = Sample()
    sample.isPublished = false
    #expect(try page("", sample).contains("まだ取り込まれていません"))
  }

  @Test("O-15: old data is told first, with its age, and goes on serving")
  func stale() throws {
    let text = try page("", Sample(confirmed: "2026-11-18T02:00"))
    let banner = try #require(text.firstRange(of: "11月18日"))
    let hero = try #require(text.firstRange(of: "class=\"hero\""))
    #expect(banner.lowerBound < hero.lowerBound)
    #expect(text.contains("あと12分"))
  }

  @Test("O-17: the next bus of every route is on the first page, the settings' order kept")
  func everyRoute() throws {
    var other = Sample(name: "work", title: "会社")
    other.columns[1].1 = "07:55"
    let output = try today(now, [Sample(), other])
    #expect(output.cards.map(\.link.name) == ["home", "work"])
    let text = output.page(try visit(now)).text
    #expect(text.contains("あと12分"))
    #expect(text.contains("あと26分"))
  }

  @Test("M-5: page, text and picture of one output tell the same buses")
  func oneOutput() throws {
    let output = try today(now)
    let look = try visit(now)
    for document in [
      output.page(look), output.signPage(look), output.signText(look, columns: 40, lines: 8),
      output.signPicture(look, width: 800, height: 480),
    ] {
      #expect(document.text.contains("あと12分"))
      #expect(document.text.contains("7:41"))
      #expect(document.text.contains("8:10"))
    }
  }

  @Test("a sign's text fits its columns and lines")
  func signText() throws {
    let text = try today(now).signText(try visit(now), columns: 30, lines: 3).text
    #expect(text.split(separator: "\n").count == 3)
    #expect(text.split(separator: "\n").allSatisfy { TerminalWidth.of(String($0)) <= 30 })
  }

  @Test("density: the hour with the most buses is told, and the table says the same as the bars")
  func density() throws {
    let text = try page()
    #expect(text.contains("最も多いのは7時台の2本"))
    #expect(text.contains("<tr><th scope=\"row\">7</th><td>2</td></tr>"))
  }

  @Test("L-3: the answer is the first thing in the title, and the first part of the content")
  func answerFirst() throws {
    #expect(try page().contains("<title>7:41 あと12分 – 自宅 ↔ 駅</title>"))
  }
}
