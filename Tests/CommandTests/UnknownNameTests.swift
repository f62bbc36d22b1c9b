import Testing

@Suite("names that no bus has")
struct UnknownNameTests {
  @Test(
    "a destination or platform that stands nowhere is named with those there are",
    arguments: [
      (
        "--destination 海岸", "en",
        "no bus of this route goes to “海岸”; they go to 地下鉄鳴子北\n"
      ),
      ("--destination 海岸", "ja", "この路線に「海岸」へ行く便はありません。行き先: 地下鉄鳴子北\n"),
      ("--platform 9", "en", "no bus of this route leaves from platform “9”; they leave from 2\n"),
      ("--platform 9", "ja", "この路線に のりば「9」から出る便はありません。のりば: 2\n"),
    ])
  func unknown(option: String, language: String, words: String) async throws {
    let home = try Household()
    // In the morning, after the last bus, and on a day without service alike.
    for moment in ["2026-11-20T07:00", "2026-11-22T23:40", "2026-02-01T08:00"] {
      let ended = try await home.bus(
        "next --route home --at \(moment) \(option) --lang \(language)")
      #expect(ended.exitStatus == 3)
      #expect(ended.output.contains(words), "\(moment): \(ended.output)")
    }
  }

  @Test("a destination that exists and is over for today is not called unknown")
  func over() async throws {
    let ended = try await Household().bus(
      "next --route home --at 2026-11-22T23:40 --destination 鳴子北")
    #expect(ended.exitStatus == 3)
    #expect(ended.output.contains("the last bus of today (23:30) has gone"))
  }
}
