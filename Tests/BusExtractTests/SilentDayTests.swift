import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Sentences of days that no reader understands: the days they name are open, and no other is closed.
@Suite("an unread sentence opens its days")
struct SilentDayTests {
  private static let trips = """
    <table><tr><th>停留所</th><th>1便</th><th>2便</th><th>3便</th></tr><tr><td>若葉台</td><td>7:10</td>\
    <td>9:20</td><td>15:30</td></tr><tr><td>西川</td><td>7:18</td><td>9:28</td><td>15:38</td></tr></table>
    """
  private func rules(_ line: String) -> [String] {
    let body = "<h1>若葉台</h1><p>南浜行</p><p>運行日：毎日</p>" + Self.trips + "<p>\(line)</p>"
    return Normalise.timetables(of: read(body)).dayRules.map {
      "\($0.days) \($0.runs?.name ?? "open")"
    }
  }

  @Test(
    "a sentence that is not understood leaves its days open",
    arguments: [
      "日曜・祝日の最終便は9:20発です。", "土曜日の7:10発は7:20発です。", "祝日はお休みです。料金は無料です。",
      "12月29日～1月3日はお休みです。運賃は車内でお支払いください。",
    ])
  func open(_ line: String) {
    let found = rules(line)
    #expect(!found.isEmpty && found.allSatisfy { $0.hasSuffix("open") })
  }

  private func labels(above: String = "", below: String = "") -> Set<String> {
    let body = """
      <h1>若葉台バス 時刻表</h1>\(above)<h2>若葉台発 西川行き</h2>\(Self.hours)\
      <h2>西川発 若葉台行き</h2>\(Self.hours)\(below)
      """
    let page = Normalise.timetables(of: read(body))
    return Set(page.timetables.map { $0.label ?? "" })
  }

  private static let hours =
    "<table><tr><th>時</th><th>分</th></tr><tr><td>6</td><td>10 40</td></tr><tr><td>7</td><td>05 35</td></tr></table>"

  @Test(
    "what a university's holidays cancel is told of every timetable, above them and below",
    arguments: [
      ("平日に運行します", "大学の休業日は運休します"),
      ("Buses run Monday to Friday", "The bus is not available on university holidays"),
    ])
  func cancelled(_ days: String, _ rest: String) {
    let lines = "<p>\(days)</p><p>\(rest)</p>"
    #expect(labels(above: lines) == [days + "。" + rest])
    #expect(labels(below: lines) == [days + "。" + rest])
  }

  @Test("an English sentence below the last timetable gives its days to all of them")
  func english() {
    #expect(
      labels(below: "<p>Shuttle service runs Monday-Friday</p>")
        == ["Shuttle service runs Monday-Friday"])
    #expect(labels(below: "<p>The museum bus operates Sundays only</p>") == [""])
  }

  @Test("one day in two languages over two timetables is no day for each of them")
  func twice() {
    let page = read(
      "<h1>若葉台 時刻表</h1><h2>平日/Weekday</h2><p>西川行き</p>\(Self.hours)<p>南浜行き</p>"
        + Self.hours.replacing("05 35", with: "15 45"))
    #expect(page.verdict == .timetable)
  }
}
