import BusModel
import Testing

@testable import BusExtract

@Suite("Sentences that say where people get on")
struct BoardingSentenceTests {
  private func page(_ sentence: String) -> RawPage {
    read(
      "<title>バス時刻表</title><h2>杉山口 → 浜駅</h2>"
        + TripTable.rows([
          ["便", "杉山口 発", "桜町 着", "浜駅 着"], ["1", "7:00", "7:20", "7:45"],
          ["2", "9:10", "9:30", "9:55"],
        ]) + "<p>\(sentence)</p>")
  }

  @Test("where people get on at a stop whose times are arrivals nobody knows when")
  func arrivals() {
    #expect(page("桜町から乗る場合の発車時刻は桜町の欄をご覧ください。").verdict == .uncertain)
  }

  @Test(
    "that nobody gets on there, or does elsewhere, opens nothing",
    arguments: ["桜町からご乗車はできません。", "杉山口から乗る場合は整理券をお取りください。", "浜駅から乗る方は、復路をご覧ください。"])
  func others(_ sentence: String) {
    #expect(page(sentence).verdict == .timetable)
  }
}
