import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Notes that a trip's head or a time refers to by a number are said of that bus alone.
@Suite("numbered notes")
struct NumberedNoteTests {
  private func page(_ first: String, _ third: String, _ notes: String) -> RawPage {
    read(
      """
      <h1>若葉台循環バス 時刻表</h1><table><tr><th>停留所</th><th>1便\(first)</th><th>2便</th><th>3便\(third)</th></tr>\
      <tr><td>若葉台</td><td>9:10</td><td>13:10</td><td>15:10</td></tr>\
      <tr><td>役場</td><td>9:20</td><td>13:20</td><td>15:20</td></tr>\
      <tr><td>西川</td><td>9:30</td><td>13:30</td><td>15:30</td></tr></table><p>\(notes)</p>
      """)
  }

  @Test(
    "a note that a head refers to limits its trip and no other",
    arguments: [
      (" 注1)", " 注2)", "注1) 土日祝は運休します。<br>注2) 水曜日のみ運行。"),
      ("（注1）", "（注2）", "（注1）土日祝は運休します。（注2）水曜日のみ運行。"),
      ("<sup>注1</sup>", "<sup>注2</sup>", "注1：土日祝は運休します。<br>注2：水曜日のみ運行。"),
      ("(1)", "(2)", "(1) 土日祝は運休します。<br>(2) 水曜日のみ運行。"),
      ("※１", "<br>※２", "※１　土日祝は運休します。<br>※２　水曜日のみ運行。"),
      ("*1", "*2", "*1：土日祝は運休します。<br>*2：水曜日のみ運行。"),
      ("＃", "Ａ", "＃土日祝は運休します。<br>Ａ…水曜日のみ運行。"),
    ])
  func ofHeads(_ first: String, _ third: String, _ notes: String) {
    let raw = page(first, third, notes)
    #expect(raw.judgement == .timetable)
    let page = Normalise.timetables(of: raw)
    #expect(page.dayRules.isEmpty)
    for (hour, pattern) in [(9, "土日祝運休"), (13, nil), (15, "水曜のみ運行")] {
      let departures = page.timetables.flatMap(\.departures)
        .filter { $0.departureTime.hour == hour }
      #expect(departures.count == 2)
      #expect(departures.allSatisfy { $0.pattern?.text == pattern }, "\(hour)")
    }
  }

  @Test("（注） beside one trip is its mark and not the notes' title")
  func withoutNumber() {
    let page = Normalise.timetables(of: page("<br>(注)", "", "(注)土日祝は運休します。"))
    let departures = page.timetables.flatMap(\.departures)
    #expect(departures.count { $0.pattern?.text == "土日祝運休" } == 2)
    #expect(departures.count { $0.pattern == nil } == 4)
  }

  @Test("a number behind a stop's name is no part of it", arguments: [" 注1", "※2", "（注3）", "*1)"])
  func behindStop(_ note: String) {
    let raw = read(
      """
      <table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>若葉台\(note)</td><td>9:10</td><td>13:10</td></tr>\
      <tr><td>役場</td><td>9:20</td><td>13:20</td></tr><tr><td>西川</td><td>9:30</td><td>13:30</td></tr></table>
      """)
    #expect(raw.timetables.compactMap(\.stop) == ["若葉台", "役場", "西川"])
  }

  private func row(_ first: String, _ second: String, _ legend: String) -> RawPage {
    read(
      """
      <table><tr><th>停留所</th><th>1便</th><th>2便</th></tr><tr><td>若葉台</td><td>\(first)</td><td>13:10</td></tr>\
      <tr><td>役場</td><td>\(second)</td><td>13:20</td></tr><tr><td>西川</td><td>9:30</td><td>13:30</td></tr></table>\
      <p>毎日運行</p><p>\(legend)</p>
      """)
  }

  @Test(
    "days marked at the first stop of a trip are those of all its stops",
    arguments: [
      ("◆9:10", "◆…土日祝運休"), ("9:10（注1）", "（注1）土日祝運休"), ("9:10※2", "※2 土日祝は運休します"),
    ])
  func firstStop(_ first: String, _ legend: String) {
    let early = Normalise.timetables(of: row(first, "9:20", legend)).timetables.flatMap(
      \.departures
    )
    .filter { $0.departureTime.hour == 9 }
    #expect(early.count == 2)
    #expect(early.allSatisfy { $0.pattern?.text == "土日祝運休" })
  }

  @Test("days marked at a later stop alone may be the stop's or the trip's, and are doubted")
  func laterStop() {
    let page = row("9:10", "◆9:20", "◆…土日祝運休")
    #expect(page.judgement != .timetable)
    #expect(row("9:10", "◆9:20", "◆…土日祝は停車しません").judgement == .timetable)
  }
}
