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

@Suite("Sentences that say where people only get off")
struct AlightingSentenceTests {
  /// A line both ways, 上り and 下り as its headings say, and a sentence below.
  private func page(_ sentence: String, heads: (String, String) = ("上り(大都行)", "下り(海老瀬行)"))
    -> [String]
  {
    let page = read(
      "<title>高速バス 時刻表</title><h1>海老瀬〜大都線</h1><h2>\(heads.0)</h2>"
        + TripTable.rows([
          ["", "2号", "4号"], ["海老瀬駅前", "6:00", "9:30"], ["道の駅", "6:15", "9:45"],
          ["大都バスターミナル", "9:20", "12:50"],
        ]) + "<h2>\(heads.1)</h2>"
        + TripTable.rows([
          ["", "1号", "3号"], ["大都バスターミナル", "8:10", "11:10"], ["道の駅", "11:15", "14:15"],
          ["海老瀬駅前", "11:30", "14:30"],
        ]) + "<p>\(sentence)</p>")
    guard page.judgement == .timetable else { return ["\(page.verdict)"] }
    return page.timetables.filter { !$0.departures.isEmpty }.compactMap(\.stop)
  }

  @Test(
    "下り before a stop means the table below the heading that says so",
    arguments: ["下り便の道の駅は降車のみのお取り扱いです。", "下りの道の駅は降車専用です。", "下り便は道の駅では降車のみです。"])
  func turn(_ sentence: String) {
    #expect(page(sentence) == ["海老瀬駅前", "道の駅", "大都バスターミナル"])
  }

  @Test(
    "where not every heading says one of the two, nobody knows which is meant",
    arguments: [("上り", "海老瀬行"), ("上り・下り", "下り"), ("大都行", "海老瀬行")])
  func unknownTurn(_ first: String, _ second: String) {
    #expect(page("下り便の道の駅は降車のみです。", heads: (first, second)) == ["uncertain"])
  }

  @Test("another stop or a bus by its number is no table's", arguments: ["下り便の里の駅", "3号の道の駅"])
  func others(_ subject: String) {
    #expect(page("\(subject)は降車のみです。") == ["uncertain"])
  }

  /// Stops with what people do there in a column beside them, and a sentence below.
  private func deeds(_ deeds: [String], _ sentence: String) -> [String] {
    let stops = ["鳴瀬川", "県立体育館前", "東和田駅前", "新港都駅 高速バス5番"]
    let page = read(
      "<title>高速バス 時刻表</title><h2>新港都駅 行き</h2>"
        + TripTable.rows(
          [["停留所", "", "2便", "4便"]]
            + stops.indices.map { [stops[$0], deeds[$0], "\(6 + $0):00", "\(9 + $0):30"] })
        + "<p>\(sentence)</p>")
    guard page.judgement == .timetable else { return ["\(page.verdict)"] }
    return page.timetables.filter { !$0.departures.isEmpty }.compactMap(\.stop)
  }

  @Test(
    "what the words beside the stops mean says nothing new",
    arguments: ["「乗車」の停留所では乗車のみ、「降車」の停留所では降車のみのお取り扱いとなります。", "『降車』の停留所は降車専用です。"])
  func meaning(_ sentence: String) {
    #expect(deeds(["乗車", "乗車", "降車", "降車"], sentence) == ["鳴瀬川", "県立体育館前"])
  }

  @Test("where no word stands beside a stop on the way it is open")
  func noWord() {
    #expect(deeds(["", "", "", ""], "「降車」の停留所では降車のみです。") == ["uncertain"])
  }
}
