import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// What a house says of its buses when it rests.
@Suite("buses that rest with their house")
struct RideRestTests {
  private func read(_ note: String) -> Normalise.Result {
    hourPage("<p>\(note)</p>", heads: ["毎日"], above: "<p>ひばりクリニック 無料送迎バス</p>")
  }

  @Test(
    "the days of the house are the buses'",
    arguments: [
      "日曜・祝日は休診のため送迎もお休みです。", "日曜・祝日は休診につき送迎バスも休みます。", "日曜・祝日は休診日のため、送迎もありません。",
      "休診日：日曜・祝日（送迎車も運休します）", "休診日：日曜・祝日（送迎バスも運休）", "日曜・祝日は休診のため送迎車はお休みとなります。",
    ])
  func rests(_ note: String) throws {
    #expect(try columns(read(note), on: "2026-11-23") == [])
    #expect(try columns(read(note), on: "2026-11-29") == [])
    #expect(try columns(read(note), on: "2026-11-25") == [0])
  }

  @Test(
    "what is said of the house alone, or of what buses cost, rests no bus",
    arguments: ["休診日：日曜・祝日", "送迎は無料です。", "日曜・祝日の診療はありません。"])
  func houses(_ note: String) throws {
    #expect(try columns(read(note), on: "2026-11-23") != [])
    #expect(RideRests.plain(note) == nil)
  }
}
