import BusModel
import Testing

/// Trips that stand on cards, one beside the other.
@Suite("trips on cards")
struct TripCardTests {
  private func told(_ cards: [[String]], title: String = "スクールバス時刻表", tag: String = "p") -> [String]
  {
    let body = cards.map { lines in
      "<div class=card>" + lines.map { "<\(tag)>\($0)</\(tag)>" }.joined() + "</div>"
    }
    let page = read("<h1>\(title)</h1><div>\(body.joined())</div>")
    guard page.judgement == .timetable else { return [] }
    return page.timetables.filter { !$0.departures.isEmpty }.map { table in
      let times = table.departures.map { "\($0.hour):\($0.minute)" }
      let ends = Set(table.departures.map { $0.destination ?? table.destination ?? "?" })
      return "\(table.stop ?? "?")→\(ends.sorted().joined(separator: "|")) "
        + times.joined(separator: " ")
    }
  }

  @Test(
    "a card that says where and when its bus leaves and arrives is a trip",
    arguments: [
      [["1便", "松葉駅 8:00 発", "桜学園 8:20 着"], ["2便", "松葉駅 9:00 発", "桜学園 9:20 着"]],
      [["第1便", "出発 8:00 松葉駅", "到着 8:20 桜学園"], ["第2便", "出発 9:00 松葉駅", "到着 9:20 桜学園"]],
      [["松葉駅発 8:00", "桜学園着 8:20"], ["松葉駅発 9:00", "桜学園着 9:20"]],
      [
        ["白鳥1号", "出発", "8:00 松葉駅（2番のりば）", "到着", "8:20 桜学園", "おとな片道", "通常期 5,270円／繁忙期 5,800円"],
        ["白鳥3号", "出発", "9:00 松葉駅（2番のりば）", "到着", "9:20 桜学園", "おとな片道", "通常期 4,800円／繁忙期 5,500円"],
      ],
      [["第1便", "8:00 松葉駅", "→ 8:20 着　桜学園"], ["第2便", "9:00 松葉駅", "→ 9:20 着　桜学園"]],
    ])
  func cards(lines: [[String]]) {
    #expect(told(lines) == ["松葉駅→桜学園 8:0 9:0"])
    #expect(told(lines, tag: "div") == ["松葉駅→桜学園 8:0 9:0"])
  }

  @Test(
    "cards of something else, or of which a line is not understood, are no trips",
    arguments: [
      [["1便", "松葉駅 8:00 発", "桜学園 8:20 着", "土曜運休"], ["2便", "松葉駅 9:00 発", "桜学園 9:20 着"]],
      [["A社", "受付 8:00", "終了 8:20"], ["B社", "受付 9:00", "終了 9:20"]],
      [["1便", "松葉駅 8:20 着", "桜学園 8:00 発"], ["2便", "松葉駅 9:20 着", "桜学園 9:00 発"]],
      [["第1便", "8:00 松葉駅", "8:20 桜学園"], ["第2便", "9:00 松葉駅", "9:20 桜学園"]],
      [
        ["白鳥1号", "出発", "8:00 松葉駅", "到着", "8:20 桜学園", "土日祝運休"],
        ["白鳥3号", "出発", "9:00 松葉駅", "到着", "9:20 桜学園"],
      ],
    ])
  func others(lines: [[String]]) { #expect(told(lines).isEmpty) }

  @Test("cards of as many lines each are trips, and no rows of a table")
  func manyCards() {
    let lines = (7...11).map { ["第\($0 - 6)便", "\($0):10 松葉駅", "→ \($0):30 着　桜学園", ""] }
    #expect(told(lines) == ["松葉駅→桜学園 7:10 8:10 9:10 10:10 11:10"])
  }

  @Test("a platform behind the stop of a card is no part of its name")
  func platforms() {
    let page = read(
      """
      <h1>高速バス時刻表</h1><div><div class=card><p>出発</p><p>8:00 松葉駅（2番のりば）</p><p>到着</p><p>8:20 桜学園</p></div>\
      <div class=card><p>出発</p><p>9:00 松葉駅（2番のりば）</p><p>到着</p><p>9:20 桜学園</p></div></div>
      """)
    #expect(page.timetables.first?.stop == "松葉駅")
    #expect(page.timetables.first?.departures.map(\.platform) == ["2", "2"])
  }

  @Test("there and back before the first stop of a trip are no part of its name")
  func directions() {
    let page = read(
      """
      <h1>無料送迎バス時刻表</h1><p>【行き】松葉駅 10:00 → 花の教会 10:30</p>
      <p>【行き】松葉駅 11:00 → 花の教会 11:30</p><p>【帰り】花の教会 15:00 → 松葉駅 15:30</p>
      """)
    #expect(Set(page.timetables.compactMap(\.stop)) == ["松葉駅", "花の教会"])
  }
}
