import BusModel
import BusNormalise
import Testing

@Suite("Normalising")
struct NormaliseTests {
  private func page(_ timetable: RawTimetable, legend: [Mark] = []) -> RawPage {
    RawPage(
      encoding: PageEncoding(name: "UTF-8", replacedCharacters: 0), judgement: .timetable,
      timetables: [timetable], legend: legend)
  }

  private func departures(_ hours: [(Int, Int)], marks: [String] = []) -> [RawDeparture] {
    hours.map { RawDeparture(hour: $0.0, minute: $0.1, marks: marks, at: "x") }
  }

  @Test("hours 0 to 4 after 20 belong to the evening before")
  func carry() {
    let raw = RawTimetable(
      label: "平日", departures: departures([(5, 0), (23, 50), (0, 10), (1, 5)]), at: "x")
    let times = Normalise.timetables(of: page(raw)).timetables[0].departures.map {
      "\($0.departureTime)"
    }
    #expect(times == ["05:00", "23:50", "24:10", "25:05"])
  }

  @Test("a page that begins at hour 0 is taken for the early morning, and says so")
  func leadingZero() {
    let raw = RawTimetable(label: "平日", departures: departures([(0, 10), (5, 0)]), at: "x")
    let result = Normalise.timetables(of: page(raw))
    #expect(result.timetables[0].departures.map { "\($0.departureTime)" } == ["00:10", "05:00"])
    #expect(result.notices.map(\.code) == ["leadingSmallHours"])
  }

  @Test(
    "a legend that names a place changes the destination",
    arguments: [
      ("△印は駅前までです。", "駅前"), ("△印の便は、終点が車庫前です", "車庫前"),
      ("車庫前止まり 車庫前で港行にお乗り換え", "車庫前"), ("車庫前止 한글: 차고", "車庫前"), ("車庫前止め", "車庫前"), ("通行止め", "本町"),
      ("終点が変わります", "本町"), ("車庫止まり", "車庫"),
      ("駅東口6番発学園裏行き", "学園裏"),
      ("北新発田行き", "北新発田"), ("笹塚経由・港行", "港"), ("△印は港ゆきです。For Harbour", "港"),
      ("急行", "本町"), ("9月30日まで", "本町"), ("ノンステップバス", "本町"),
    ])
  func destination(_ text: String, _ expected: String) {
    let raw = RawTimetable(
      destination: "本町", label: "平日", departures: departures([(7, 0)], marks: ["△"]), at: "x")
    let result = Normalise.timetables(of: page(raw, legend: [Mark(mark: "△", text: text)]))
    #expect(result.timetables[0].departures[0].destination == expected)
  }

  @Test("a legend that names days gives the departure a pattern of its own")
  func days() {
    let raw = RawTimetable(label: "毎日", departures: departures([(7, 0)], marks: ["◆"]), at: "x")
    let result = Normalise.timetables(of: page(raw, legend: [Mark(mark: "◆", text: "◆印は土曜日運休です。")]))
    #expect(result.timetables[0].departures[0].pattern != nil)
  }

  @Test(
    "a legend that speaks of days makes no place of them",
    arguments: [
      ("平日のみ運行", "平日のみ運行", "本町", false), ("9月30日まで運行", "～9/30", "本町", false),
      ("第2・第4土曜運行", "第2・第4土曜", "本町", false), ("特定日運行", "特定日", "本町", false),
      ("駅前行（土曜運休）", "土曜運休", "駅前", false), ("土曜運休、駅前止まり", "土曜運休", "駅前", false),
      ("平日は市役所止まり", nil, "本町", false), ("土曜は一部運休", "土曜は一部運休", "本町", true),
      ("土曜は運休、日祝は駅前止まり", nil, "本町", false),
      ("◆は10/1～3/31の間、16:40発となります。", "10/1～3/31の間、16:40発", "本町", true),
      ("8月11日～16日の間、日祝ダイヤで運行", "8月11日～16日の間、日祝ダイヤで運行", "本町", true),
      ("運休中", "運休中", "本町", true),
      ("土日祝のみ運転。（1月～3月は平日も運転）", "土日祝のみ運行。ただし1/1～3/31の平日運行", "本町", false),
      ("日野駅行", nil, "日野駅", false),
    ] as [(String, String?, String, Bool)])
  func daysOrPlaces(_ text: String, _ pattern: String?, _ place: String, _ isOpen: Bool) throws {
    let raw = RawTimetable(
      destination: "本町", label: "毎日", departures: departures([(7, 0)], marks: ["◆"]), at: "x")
    let result = Normalise.timetables(of: page(raw, legend: [Mark(mark: "◆", text: text)]))
    let departure = result.timetables[0].departures[0]
    #expect(departure.pattern?.text == pattern)
    #expect(departure.destination == place)
    #expect(!result.isUncertain)
    #expect(result.notices.isEmpty == (!isOpen && pattern != nil || place == "日野駅"))
    let date = try #require(CivilDate("2026-11-28"))
    let runs = departure.pattern?.runs(on: date, in: ServiceCalendar(operator: nil)).runs
    #expect(!isOpen || runs == .unknown)
  }

  @Test("a label of days that is not understood leaves its own column open and no other")
  func openLabel() throws {
    let raws = ["平日", "第5週を除く水曜のうち市の立つ日"].map {
      RawTimetable(label: $0, departures: departures([(7, 0)]), at: "x")
    }
    let raw = RawPage(
      encoding: PageEncoding(name: "UTF-8", replacedCharacters: 0), judgement: .timetable,
      timetables: raws, legend: [])
    let result = Normalise.timetables(of: raw)
    #expect(!result.isUncertain)
    let date = try #require(CivilDate("2026-11-30"))
    let calendar = ServiceCalendar(operator: nil)
    let runs = result.timetables.map { $0.pattern?.runs(on: date, in: calendar).runs.rawValue }
    #expect(runs == ["yes", "unknown"])
  }

  @Test("a label that nobody understands leaves the days open and the page uncertain")
  func unknownLabel() {
    let raw = RawTimetable(label: "ぬりかべ", departures: departures([(7, 0)]), at: "x")
    let result = Normalise.timetables(of: page(raw))
    #expect(result.timetables[0].service == nil)
    #expect(result.isUncertain)
  }

  @Test(
    "a revision date is read in either calendar",
    arguments: [
      ("2027年4月1日改正", "2027-04-01"), ("令和9年4月1日実施", "2027-04-01"), ("平成31年03月16日実施", "2019-03-16"),
      ("令和元年10月1日改正", "2019-10-01"), ("２０２７年４月１日（木）改正", "2027-04-01"),
    ])
  func revision(_ text: String, _ expected: String) {
    let raw = RawTimetable(label: "平日", remarks: [text], departures: departures([(7, 0)]), at: "x")
    let date = Normalise.timetables(of: page(raw)).timetables[0].validFrom
    #expect(date.map { "\($0)" } == expected)
  }
}
