import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Days of the week by name, and holidays that fall on them.
@Suite("月曜 is a day of the calendar unless the page says otherwise")
struct WeekdayNameTests {
  private func page(_ trips: [(String, String)], _ below: String) -> Normalise.Result {
    let rows = trips.enumerated().map {
      "<tr><td>\($0 + 1)</td><td>\($1.0):00</td><td>\($1.0):20</td><td>\($1.1)</td></tr>"
    }
    return Normalise.timetables(
      of: read(
        "<h1>谷線（役場 → 駅）</h1><table><tr><th>便</th><th>役場</th><th>駅</th><th>運行日</th></tr>\(rows.joined())</table>\(below)"
      ))
  }

  /// The hours of the buses that run on a date; nil where that is open.
  private func hours(_ read: Normalise.Result, _ date: String) throws -> [Int]? {
    try columns(read, on: date).map { columns in
      columns.filter { read.timetables[$0].stop == "役場" }
        .flatMap { read.timetables[$0].departures.map(\.departureTime.hour) }.sorted()
    }
  }

  @Test(
    "on a holiday that runs as a Sunday no bus of Mondays runs",
    arguments: ["祝日は日曜日と同じ運行です。", "祝日は日曜ダイヤで運行します。"])
  func asSunday(sentence: String) throws {
    let read = page([("8", "月・水・金"), ("10", "毎日"), ("15", "火・木・日")], "<p>\(sentence)</p>")
    #expect(try hours(read, "2027-01-11")?.contains(8) == false)
    let pair = page([("8", "月・水・金・土"), ("15", "火・木・日")], "<p>\(sentence)</p>")
    #expect(try hours(pair, "2027-01-11") == [15])
    #expect(try hours(read, "2027-01-18") == [8, 10])
  }

  @Test("Tuesdays that are taken out are so on holidays, whatever other trips run then")
  func excepted() throws {
    let read = page([("8", "火曜日を除く毎日"), ("10", "土日祝")], "")
    #expect(try hours(read, "2027-02-23") == [10])
    #expect(try hours(read, "2027-02-22") == [8])
  }

  @Test(
    "what runs on holidays besides is said of the trips that are named",
    arguments: ["「月・木」の便は祝日にあたる場合も運行します。", "月・木の便は祝日も運行します。"])
  func also(sentence: String) throws {
    let read = page([("8", "毎日"), ("10", "月・木"), ("16", "土日祝")], "<p>・\(sentence)</p>")
    #expect(try hours(read, "2027-01-11") != [8, 16])
    #expect(try hours(read, "2027-01-18") == [8, 10])
  }

  @Test("trips that run on dates besides are not forgotten where others run every day")
  func alsoOnDates() throws {
    let read = page(
      [("8", "毎日"), ("10", "土日祝のみ")], "<p>※12月29日～1月3日は「土日祝」の便も運行します。</p>")
    #expect(try hours(read, "2026-12-31") != [8])
    #expect(try hours(read, "2027-01-18") == [8])
  }

  @Test("a bracket below the explanation of a mark is part of it, and of no other bus")
  func bracket() throws {
    let page = read(
      "<h1>谷線</h1>"
        + TripTable.rows([
          ["谷口", "橋", "駅"], ["学 7:02", "7:15", "7:24"], ["8:20", "8:33", "8:42"],
        ])
        + "<p>学=登校日のみ運行<br>(土日祝、12/25～1/7は運休)<br>無印=毎日運行<br>12/29～1/3は全便運休</p>")
    let read = Normalise.timetables(of: page)
    #expect(try columns(read, on: "2026-12-05") != [])
    #expect(try columns(read, on: "2026-12-30") == [])
    #expect(page.legend.first { $0.mark == "学" }?.text?.contains("土日祝") == true)
  }

  @Test("a bracket on the line behind 運行日 limits it for the way back, too")
  func limit() throws {
    let way = { (names: [String], hour: Int) in
      TripTable.rows(
        [["停留所", "午前", "午後"]]
          + names.enumerated().map { [$1, "\(hour):\($0)0", "\(hour + 4):\($0)0"] })
    }
    let stops = ["公民館", "荒磯", "センター"]
    let read = Normalise.timetables(
      of: read(
        "<h2>おでかけバス</h2><p>運行日：毎週火曜日・金曜日<br>（祝日、年末年始12月29日～1月3日はお休みします）</p><p>行き</p>"
          + way(stops, 9) + "<p>帰り</p>" + way(stops.reversed(), 11)))
    #expect(try columns(read, on: "2026-12-29") == [])
    #expect(try columns(read, on: "2027-02-23") == [])
    #expect(try columns(read, on: "2026-12-22")?.isEmpty == false)
  }
}
