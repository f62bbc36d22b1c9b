import BusModel
import Testing

/// Definition lists of stops, the times of several trips behind each.
@Suite("definition lists of stops")
struct StopDefinitionTests {
  private func page(_ heading: String, _ entries: [(String, String)]) -> RawPage {
    let list = entries.map { "<dt>\($0.0)</dt><dd>\($0.1)</dd>" }.joined()
    return read(
      """
      <title>巡回車のご案内 - 緑市</title><h1>巡回車「本のめぐり号」のご案内</h1><h2>運行日</h2><p>毎日</p>\
      <h2>バス時刻表</h2><h3>\(heading)</h3><dl>\(list)</dl>
      """)
  }

  private let course = [
    ("中央図書館", "9:30、11:30、13:30"), ("交番横", "9:36、11:36、13:36"), ("団地集会所", "9:52、11:52、13:52"),
    ("東図書館（着）", "10:00、12:00、14:00"),
  ]

  @Test("each term is a stop, and each list of times one at every trip")
  func stops() {
    let page = page("東図書館行き", course)
    #expect(page.judgement == .timetable)
    let told = page.timetables.filter { !$0.departures.isEmpty }
    #expect(told.map(\.stop) == ["中央図書館", "交番横", "団地集会所"])
    #expect(told.allSatisfy { $0.departures.count == 3 && $0.destination == "東図書館" })
  }

  @Test(
    "terms that are no stops of one way are none of these",
    arguments: [
      // Days, and times that do not rise from term to term, or not by so few minutes.
      [("平日", "9:30、11:30"), ("土曜", "9:36、11:36"), ("日祝", "9:52、11:52")],
      [("中央図書館", "9:30、11:30"), ("東図書館", "9:00、12:00"), ("北図書館", "9:40、11:00")],
      [("中央図書館", "9:30、11:30"), ("東図書館", "12:30、14:30"), ("北図書館", "15:30、18:30")],
      [("中央図書館", "9:30、11:30"), ("東図書館", "9:36"), ("北図書館", "9:40、11:40")],
    ])
  func others(entries: [(String, String)]) {
    let page = page("おはなし会", entries)
    #expect(
      page.judgement != .timetable
        || page.timetables.allSatisfy { $0.stop?.contains("図書館") != true })
  }

  @Test("without a way above and an arrival below nothing says that a bus goes there")
  func noWay() {
    let rows = Array(course.dropLast()) + [("東図書館", "10:00、12:00、14:00")]
    #expect(page("読み聞かせ", rows).judgement != .timetable)
  }
}
