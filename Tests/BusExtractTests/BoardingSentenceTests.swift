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

  /// A way out and back, with a sentence below each, and where which buses leave at the stops.
  private func stops(_ first: String, _ second: String, heads: (String, String) = ("", ""))
    -> [[String]]
  {
    let table = { (names: [String], hour: Int) in
      TripTable.rows(
        [names]
          + (0...1).map { trip in
            names.indices.map { "\(hour + trip):\($0)0" }
          })
    }
    let out = ["港駅前", "県庁通り", "空港国内線", "空港国際線"]
    let page = read(
      "<h1>空港バス</h1><p>毎日運行</p>\(heads.0)\(table(out, 7))<p>\(first)</p>\(heads.1)\(table(out.reversed(), 17))<p>\(second)</p>"
    )
    return [7, 17].map { hour in
      page.timetables.filter { $0.departures.contains { $0.hour == hour } }.compactMap(\.stop)
    }
  }

  @Test("where people only get off on the way out they get on on the way back")
  func bothWays() {
    let first = "※空港国内線・空港国際線では降車のみとなります。"
    let second = "※空港国内線・空港国際線では乗車のみ、県庁通り・港駅前では降車のみとなります。"
    #expect(stops(first, second) == [["港駅前", "県庁通り"], ["空港国際線", "空港国内線"]])
    #expect(stops(first, "") == [["港駅前", "県庁通り"], ["空港国際線", "空港国内線", "県庁通り"]])
  }

  @Test("what is said below one heading is of its timetables")
  func sections() {
    let heads = ("<h2>空港行き</h2>", "<h2>港駅前行き</h2>")
    #expect(
      stops("県庁通りは降車のみです。", "", heads: heads)
        == [["港駅前", "空港国内線"], ["空港国際線", "空港国内線", "県庁通り"]])
    #expect(
      stops("", "<h2>ご注意</h2>県庁通りは降車のみです。", heads: heads)
        == [["港駅前", "空港国内線"], ["空港国際線", "空港国内線"]])
  }
}
