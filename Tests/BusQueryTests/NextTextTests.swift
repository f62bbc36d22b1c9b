import BusModel
import BusQuery
import Testing

@Test("the Japanese answer lines up full-width names and says what a person needs")
func japaneseText() throws {
  let answer = try next("2026-11-21T07:25", walk: 10, count: 2, withMissed: true)
  #expect(
    answer.text(.ja) == """
      自宅 ↔ 駅(行き)  11月21日(土)  07:25
        07:30  あと5分   鳴子14  → 地下鉄鳴子北  2番のりば  徒歩では間に合いません
        07:41  あと16分  鳴子14  → 地下鉄鳴子北  2番のりば  P:東口経由
        08:10  あと45分  鳴子14  → 地下鉄鳴子北  2番のりば

      """)
}

@Test("the English answer says the same")
func englishText() throws {
  let answer = try next("2026-11-21T07:25", walk: 10, count: 2, withMissed: true)
  #expect(
    answer.text(.en) == """
      自宅 ↔ 駅, outbound  Sat 21 Nov  07:25
        07:30  in 5 min   鳴子14  → 地下鉄鳴子北  platform 2  too late to walk
        07:41  in 16 min  鳴子14  → 地下鉄鳴子北  platform 2  P: 東口経由
        08:10  in 45 min  鳴子14  → 地下鉄鳴子北  platform 2

      """)
}

@Test("after the last bus the answer gives the reason and the next service")
func afterTheLast() throws {
  let answer = try next("2026-11-23T23:40")
  #expect(
    answer.text(.ja) == """
      自宅 ↔ 駅(行き)  11月23日(月)  23:40  本日は祝日（勤労感謝の日）のため日祝ダイヤ
        本日の最終バス(23:30)は出ました
        次の運行: 11月24日(火) 06:00 平日ダイヤ
      ※ データは 11月21日(土) 02:00(2日前)に確認したものです

      """)
  #expect(
    answer.text(.en) == """
      自宅 ↔ 駅, outbound  Mon 23 Nov  23:40  Sunday and holiday service today: national holiday (Labour Thanksgiving Day)
        the last bus of today (23:30) has gone
        next service: Tue 24 Nov 06:00 weekday service
      note: this is from data last confirmed Sat 21 Nov 02:00 (2 days ago)

      """)
}

@Test(
  "remarks are a list, and a sentence of the page ends with its own full stop",
  arguments: [(Language.ja, "P:東口まで。最終、徒歩では間に合いません"), (.en, "P: 東口まで。 last bus, too late to walk")])
func remarks(language: Language, words: String) throws {
  var line = try column("毎日", "07:05P")
  line.departures[0].marks = [Mark(mark: "P", text: "東口まで。")]
  let answer = try next("2026-11-21T07:00", published(page(line)), walk: 10, withMissed: true)
  #expect(answer.text(language).contains(words))
}

@Test("several stops get a column, and nothing of a page can steer the terminal")
func stopsAndControls() throws {
  let outcome = RouteOutcome(
    kind: .quarantined, at: try at("2026-11-21T02:00"),
    message: .text("half\u{1B}[2J of the buses gone"))
  let route = try published(
    page(
      column("土曜", "07:05", platform: nil),
      column("土曜", "07:06", routeName: "A1", platform: "東口", stop: "駅\u{1B}[31m前\u{202E}")),
    outcome: outcome)
  let text = try next("2026-11-21T07:00", route).text(.ja)
  #expect(
    text == """
      自宅 ↔ 駅(行き)  11月21日(土)  07:00
        07:05  あと5分  鳴子住宅   鳴子14  → 地下鉄鳴子北
        07:06  あと6分  駅 [31m前  A1      → 地下鉄鳴子北  のりば東口  最終
      ※ 11月22日(日)に何が運行するかは分かりません
      ※ 新しいデータは検査で保留中のため、11月21日(土) 02:00(5時間前)に確認したデータで答えています: half [2J of the buses gone

      """)
}

@Test("colour makes the first bus one can catch strong and those before it faint, and only then")
func colours() throws {
  let answer = try next("2026-11-21T07:25", walk: 10, count: 2, withMissed: true)
  let lines = answer.text(.en, TerminalStyle(colour: true)).split(separator: "\n")
  #expect(lines[1].hasPrefix("  \u{1B}[2m07:30"))
  #expect(lines[2].hasPrefix("  \u{1B}[1m07:41"))
  #expect(lines[3].hasPrefix("  08:10"))
  #expect(!answer.text(.en).contains("\u{1B}"))
}

@Test(
  "every reason has words in both languages",
  arguments: [
    Reason.neverIngested(lastMessage: nil), .noPages(.inbound, route: "home"),
    .suspended(because: "台風"),
    .emptyColumns(labels: ["日祝"]), .nothingMatches,
    .keptAside(lastMessage: nil), .noSuchDestination("海岸", known: []),
    .noSuchPlatform("9", known: []), .unnamedColumns(url: "https://a/"),
    .takenAsDaily(url: "https://a/"),
  ])
func reasonWords(reason: Reason) {
  #expect(reason.text(.ja).unicodeScalars.contains { $0.value > 0x3040 })
  #expect(reason.text(.en) != reason.text(.ja))
}
