import BusModel
import Testing

/// Departures that a sentence tells, on pages that hold no timetable.
@Suite("departures in sentences")
struct BusSentenceTests {
  private func told(_ body: String, title: String = "アクセス") -> [String] {
    let page = read("<h1>\(title)</h1>" + body)
    guard page.judgement == .timetable else { return [] }
    return page.timetables.map { table in
      let times = table.departures.map { "\($0.hour):\($0.minute)" }
      let ends = Set(table.departures.map { $0.destination ?? table.destination ?? "?" })
      return "\(table.stop ?? "?")→\(ends.sorted().joined(separator: "|")) "
        + times.joined(separator: " ")
    }
  }

  @Test(
    "a sentence that says from where a bus leaves at which times is read",
    arguments: [
      ("松葉駅北口より9:00・10:30発の無料送迎バスをご用意します。", "松葉駅北口→? 9:0 10:30"),
      ("電車でお越しの方は便利です。当日は松葉駅北口より9：00、10：30に送迎バスを運行しております。", "松葉駅北口→? 9:0 10:30"),
      ("送迎バスは松葉駅から花の教会まで9:00、10:30に出発します。", "松葉駅→花の教会 9:0 10:30"),
      ("シャトルバスは松葉駅を8時30分、9時30分に発車いたします。", "松葉駅→? 8:30 9:30"),
    ])
  func sentences(text: String, expected: String) { #expect(told("<p>\(text)</p>") == [expected]) }

  @Test(
    "a sentence that says anything else of its times is not",
    arguments: [
      "松葉駅に10:00に集合し、10:15にバスに乗車します。", "バスは松葉駅を9:00に出発し、10:30に到着します。",
      "案内人は松葉駅から9:00、11:00に出発します。", "最寄り駅より10:00、11:00に送迎バスを運行しております。",
      "土日祝は松葉駅より10:00、11:00に送迎バスを運行しております。", "松葉駅より9:00から30分間隔で送迎バスを運行しております。",
      "送迎バスは松葉駅より10:00、11:00頃に出発します。", "松葉駅より特急で10:00、バスで11:00に着きます。",
      "以前は松葉駅より10:00、11:00に送迎バスを運行していました。", "バスの受付は松葉駅から9:00、11:00に出発する前です。",
    ])
  func others(text: String) { #expect(told("<p>\(text)</p>").isEmpty) }

  private let bus = "<h2>ぐるっとバスのご案内</h2><p>松葉駅前から藤の庭まで走ります。</p>"

  @Test(
    "below a heading of buses a sentence may give the departures of a place alone",
    arguments: [
      "%の発車は、9:20、11:10、13:40です。", "%発は9:20、11:10、13:40です。", "%からの出発時刻は9:20、11:10、13:40となります。",
      "%の発車時刻は、9:20・11:10・13:40", "%の出発は、9時20分、11時10分、13時40分です。", "%を9:20、11:10、13:40に発車します。",
    ])
  func departuresOfPlace(text: String) {
    let line = "<p>\(text.replacing("%", with: "松葉駅前"))</p>"
    #expect(told(bus + line) == ["松葉駅前→? 9:20 11:10 13:40"])
    #expect(told("<h2>電車のご案内</h2>" + line).isEmpty)
    #expect(told("<h2>周辺のご案内</h2>" + line).isEmpty)
  }

  @Test("a place to which the page leads elsewhere is one, and no line of times gets lost")
  func placesElsewhere() {
    let first = "<p>松葉駅前の発車は、9:20、11:10です。</p>"
    let second = "<p>藤の庭の発車は、10:15、12:05です。</p>"
    #expect(told(bus + first + second) == ["松葉駅前→? 9:20 11:10", "藤の庭→? 10:15 12:5"])
    #expect(told("<h2>ぐるっとバス</h2>" + first + second).isEmpty)
  }

  @Test(
    "other things than places give none",
    arguments: [
      "最終の発車は、20:30、21:30です。", "ツアーの出発は、9:00、13:00です。", "遊覧船の発車は、9:20、11:10です。",
      "土曜の松葉駅前の発車は、9:20、11:10です。", "松葉駅前の発車は、9:20、11:10でした。", "本日の発車は、9:20、11:10です。",
      "松葉駅前の電車の発車は、9:20、11:10です。", "松葉駅前の発車は、9:20、11:10です（12:50は土曜のみ）。",
    ])
  func noPlaceOfDepartures(text: String) { #expect(told(bus + "<p>\(text)</p>").isEmpty) }

  @Test(
    "days that head the page are not given to a sentence, and a table beside it does not get lost")
  func surroundings() {
    let text = "<p>松葉駅北口より9:00・10:30発の無料送迎バスをご用意します。</p>"
    let page = read("<h1>披露宴</h1><p>SATURDAY, OCTOBER 24, 2026</p>" + text)
    #expect(page.timetables.map(\.label) == [nil])
    let table = "<table><tr><td>x</td><td>8:00</td></tr><tr><td>y</td><td>7:00</td></tr></table>"
    #expect(read("<h1>披露宴</h1>" + text + table).judgement != .timetable)
  }

  @Test("a sentence beside a timetable is a remark")
  func besideTimetable() {
    let page = read(
      """
      <h1>送迎バス時刻表</h1><h2>本館発</h2><p>14:00、15:00</p>
      <p>松葉駅北口より9:00・10:30発の無料送迎バスをご用意します。</p>
      """)
    #expect(page.timetables.map(\.stop) == ["本館"])
  }

  @Test(
    "From and To head the times below them where a name stands behind",
    arguments: [
      ("From Pine Hill", "To the Venue", ["Pine Hill→?", "?→Venue"]),
      ("From Pine Hill", "From North Campus", ["Pine Hill→?", "North Campus→?"]),
    ])
  func foreignHeads(first: String, second: String, expected: [String]) {
    let lists = [first, second].map {
      "<h3>\($0)</h3><ul><li>9:00 AM</li><li>10:00 AM</li></ul>"
    }
    let page = read("<h1>Shuttle Bus Schedule</h1>" + lists.joined())
    let names = page.timetables.map { "\($0.stop ?? "?")→\($0.destination ?? "?")" }
    #expect(names == expected)
  }

  @Test(
    "months, days and what one does are no places", arguments: ["From May", "From Monday", "To Do"])
  func noPlaces(head: String) {
    let page = read(
      "<h1>Shuttle Bus Schedule</h1><h3>\(head)</h3><ul><li>9:00 AM</li><li>10:00 AM</li></ul>")
    #expect(page.timetables.allSatisfy { $0.stop == nil && $0.destination == nil })
  }

  @Test("AM and PM behind a time are that time's")
  func halves() {
    let page = read(
      """
      <h1>Campus Shuttle</h1><p>Departs Main Hall: 8:00 AM, 11:00 AM, 1:30 PM</p>
      <p>Departs North Campus: 9:00 AM, 12:15 PM</p>
      """)
    #expect(page.timetables.map { times(of: $0) } == ["8:0 11:0 13:30", "9:0 12:15"])
    #expect(page.timetables.map(\.stop) == ["Main Hall", "North Campus"])
  }

  private func times(of table: RawTimetable) -> String {
    table.departures.map { "\($0.hour):\($0.minute)" }.joined(separator: " ")
  }

  @Test("there and back before a way are no places")
  func directions() {
    let page = read(
      """
      <h1>免費接駁車時刻表</h1><p>去程：松站 → 竹園區</p><p>08:00、09:00</p>
      <p>回程：竹園區 → 松站</p><p>16:00、17:00</p>
      """)
    #expect(page.timetables.map(\.stop) == ["松站", "竹園區"])
    #expect(page.timetables.map(\.destination) == ["竹園區", "松站"])
  }

  @Test(
    "two places in Latin letters or Hangul are the ends of trips on a page of timetables",
    arguments: [
      ("Shuttle Schedule", "Hotel", "North Campus", 3), ("셔틀버스 시간표", "솔밭역", "한빛캠퍼스", 3),
      ("통근버스 시간표", "솔밭역", "한빛캠퍼스", 0), ("Event Schedule", "Doors", "Show", 0),
    ])
  func foreignPairs(title: String, first: String, second: String, count: Int) {
    let rows = [("7:00", "7:15"), ("8:00", "8:15"), ("9:00", "9:15")].map {
      "<tr><td>\($0.0)</td><td>\($0.1)</td></tr>"
    }
    let page = read(
      "<h1>\(title)</h1><table><tr><th>\(first)</th><th>\(second)</th></tr>\(rows.joined())</table>"
    )
    let departures = page.timetables.flatMap(\.departures)
    #expect((page.judgement == .timetable ? departures.count : 0) == count)
  }
}
