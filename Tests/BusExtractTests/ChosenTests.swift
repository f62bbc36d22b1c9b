import BusModel
import Testing

@testable import BusExtract

/// What boxes, buttons and tabs show as chosen, and what styles hide.
@Suite("what a page shows as chosen")
struct ChosenTests {
  private let hours =
    "<table><tr><th>時</th><th>分</th></tr><tr><th>7</th><td>05 40</td></tr><tr><th>8</th><td>15 45</td></tr>"
    + "<tr><th>9</th><td>10</td></tr></table>"

  private func list(_ badge: String) -> String {
    ["6:23", "7:13", "8:01", "8:33"].map { time in
      "<div class=r><span>\(time)</span><span>浜行き</span>\(badge)</div>"
    }.joined()
  }

  @Test(
    "the pressed one of two buttons gives the days of the only timetable",
    arguments: [
      "<div><button aria-pressed=false>平日</button><button aria-pressed=true>土日祝</button></div>",
      "<div><button>平日</button><button class='btn active'>土日祝</button></div>",
      "<ul><li role=tab aria-selected=false>平日</li><li role=tab aria-selected=true>土日祝</li></ul>",
      "<div><input type=radio name=d id=a><label for=a>平日</label>"
        + "<input type=radio name=d id=b checked><label for=b>土日祝</label></div>",
    ])
  func pressed(_ buttons: String) {
    let page = read("<h1>緑町 時刻表</h1>\(buttons)\(hours)")
    #expect(page.judgement == .timetable)
    #expect(page.timetables.map(\.label) == ["土日祝"])
  }

  @Test(
    "of two buttons none or both of which are pressed no days are made",
    arguments: [
      "<div><button>平日</button><button>土日祝</button></div>",
      "<div><button aria-pressed=true>平日</button><button aria-pressed=true>土日祝</button></div>",
      "<div><a href='#' aria-current=false>平日</a><a href='#' aria-current=false>土日祝</a></div>",
    ])
  func notPressed(_ buttons: String) {
    #expect(read("<h1>緑町 時刻表</h1>\(buttons)\(hours)").timetables.map(\.label) == [nil])
  }

  @Test("a tab does not name the days of one of two panels, the other of which holds no times")
  func panels() {
    let tabs =
      "<div><button class=active>平日</button><button>土日祝</button></div>"
      + "<div class='tab-pane'><img src=a.png></div><div class='tab-pane'>\(hours)</div>"
    #expect(read("<h1>緑町 時刻表</h1>\(tabs)").timetables.map(\.label) == [nil])
  }

  @Test(
    "a chosen option that something names is the stop",
    arguments: [
      "<label for=s>停留所・方面</label><select id=s><option>港</option><option selected>緑町</option></select>",
      "<label>停留所を選択：<select><option>港</option><option selected>緑町</option></select></label>",
      "<p>出発 <select><option selected>緑町</option><option>港</option></select></p>",
      "<table><tr><th>バス停</th><td><select><option>港</option><option selected>緑町</option></select></td></tr></table>",
    ])
  func option(_ box: String) {
    #expect(read("<h1>バス時刻表</h1>\(box)\(hours)").timetables.map(\.stop) == ["緑町"])
  }

  @Test(
    "an option is no stop that nobody chose, that a search offers or that a heading contradicts",
    arguments: [
      "<h1>バス時刻表</h1>停留所 <select><option>港</option><option>緑町</option></select>",
      "<h1>バス時刻表</h1>停留所 <select><option value='' selected>停留所を選ぶ</option><option>緑町</option></select>",
      "<h1>バス時刻表</h1><form>停留所 <select><option>港</option><option selected>緑町</option></select>"
        + "<input type=submit value=検索></form>",
      "<h1>桜台駅 時刻表</h1>停留所 <select><option>港</option><option selected>緑町</option></select>",
    ])
  func noOption(_ box: String) {
    #expect(!read(box + hours).timetables.contains { $0.stop == "緑町" || $0.stop == "港" })
  }

  @Test("the label of a box is no name: 停留所・方面, 行先")
  func labels() {
    let boxes =
      "のりば <select><option>2番のりば</option></select> 行先 <select><option>浜</option></select> "
      + "停留所 <select><option>港</option></select><label>停留所・方面</label>"
    let timetable = read("<h1>バス時刻表</h1>\(boxes)\(hours)").timetables[0]
    #expect([timetable.stop, timetable.destination] == [nil, nil])
  }

  @Test(
    "a badge beside each time that says which bus comes next is neither stop nor mark",
    arguments: ["<span>次発</span>", "<span style='visibility: hidden'>予約制</span>"])
  func badges(_ badge: String) {
    let page = read("<h1>緑町 時刻表</h1><h2>平日</h2>\(list(badge))")
    #expect(page.timetables.map(\.stop) == ["緑町"])
    #expect(times(page) == "6:23 7:13 8:01 8:33")
  }

  @Test("a style that shows an element and takes a line from it hides nothing")
  func shown() {
    let cells = hours.replacing(
      "05 40", with: "<span style='display:inline-block;text-decoration:none'>05</span> 40")
    #expect(times(read("<h1>緑町 時刻表</h1>\(cells)")) == "7:05 7:40 8:15 8:45 9:10")
  }

  @Test(
    "the place of a table of lines is told where all its rows say it",
    arguments: [("浜行", "浜"), ("港行", nil as String?)])
  func sameDown(_ other: String, _ told: String?) {
    let rows = ["東線", "西線", "北線", "南線"].map { line in
      "<tr><td><input type=checkbox>\(line)</td><td>\(line == "南線" ? other : "浜行")</td><td></td></tr>"
    }
    let page = read("<h1>緑町 時刻表</h1><table>\(rows.joined())</table>\(hours)")
    #expect(page.timetables.map(\.destination) == [told])
  }

  private let other =
    "<table><tr><th>時</th><th>毎日</th></tr><tr><th>7</th><td>20</td></tr><tr><th>8</th><td>30</td></tr>"
    + "<tr><th>9</th><td>50</td></tr></table>"

  @Test(
    "the chosen one of two buttons says where the buses of the only timetable go",
    arguments: [
      "<div><button>港行き</button><button class='btn active'>浜行き</button></div>",
      "<div><div role=tab aria-selected=false>港行き</div><div role=tab aria-selected=true>浜行き</div></div>",
      "<div><input type=radio name=d id=a><label for=a>港行き</label>"
        + "<input type=radio name=d id=b checked><label for=b>浜行き</label></div>",
      "<div class=v-tabs><div class=v-tab>港行き</div><div class='v-tab v-tab--active'>浜行き</div></div>",
    ])
  func chosenWay(_ tabs: String) {
    #expect(read("<h1>緑町 時刻表</h1>\(tabs)\(hours)").timetables.map(\.destination) == ["浜"])
  }

  @Test("what a tab opens goes where the tab says, whichever is chosen")
  func opened() {
    let page = read(
      "<h1>緑町 時刻表</h1><ul><li><a class=active href='#a'>港行き</a></li><li><a href='#b'>浜行き</a></li></ul>"
        + "<div class=tab-pane id=a>\(hours)</div><div class=tab-pane id=b>\(other)</div>")
    #expect(page.timetables.map(\.destination) == ["港", "浜"])
  }

  @Test(
    "the chosen tab says nothing of two timetables of which it may have opened either",
    arguments: ["<div>%</div>", "<div class=panel>%</div>", "%"])
  func openedUnknown(_ panel: String) {
    let tabs = "<div><button class=active>港行き</button><button>浜行き</button></div>"
    let tables = [hours, other].map { panel.replacing("%", with: $0) }.joined()
    #expect(read("<h1>緑町 時刻表</h1>\(tabs)\(tables)").timetables.allSatisfy { $0.destination == nil })
  }

  @Test("a column of 桜11 and 桜12 beside the times is that of their lines")
  func lineNumbers() {
    let rows = [("6:30", "桜11"), ("6:52", "桜12"), ("7:10", "桜11"), ("7:35", "桜12")].map {
      "<div class=r><time>\($0.0)</time><span>\($0.1)</span><span>浜行き</span></div>"
    }
    let page = read("<h1>緑町 時刻表</h1><h2>平日</h2>\(rows.joined())")
    #expect(page.judgement == .timetable)
    #expect(page.timetables[0].departures.map(\.routeName) == ["桜11", "桜12", "桜11", "桜12"])
  }
}
