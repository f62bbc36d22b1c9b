import BusLabels
import BusModel
import Testing

/// Chinese and Korean sentences, and days that nobody's calendar tells.
@Suite struct ForeignSentenceTests {
  @Test(
    "Chinese and Korean sentences name the days that a reader finds in them",
    arguments: [
      ("星期一至五（公眾假期除外）", "平日（祝日を除く）"), ("逢星期六、日及公眾假期停駛", "土日祝運休"),
      ("週一至六行駛", "平日・土曜"), ("星期日及公眾假期不設服務", "日祝運休"),
      ("12月31日至1月3日停運", "12/31～1/3運休"), ("周末及节假日停开", "土日祝運休"),
      ("2026.12.31.(목) ~ 2027.1.3.(일) 운행 중단", "2026/12/31～2027/1/3運休"),
      ("토·일요일 및 공휴일은 운행하지 않습니다.", "土日祝運休"), ("토·일·공휴일 미운행", "土日祝運休"),
      ("월~금요일(5일)[공휴일 제외]", "平日（祝日を除く）"), ("매주 월요일 휴무", "月曜運休"),
    ])
  func foreign(text: String, expected: String) {
    let reading = ServicePattern.read(text)
    #expect(reading.unread == [])
    #expect(reading.pattern?.text == expected)
  }

  @Test(
    "the days off that a school has are in the pattern, not lost",
    arguments: [
      ("平日（大学の休業日を除く）", "平日（学休日を除く）"), ("土日祝・大学の休業日は運休", "土日祝、学休日運休"),
      ("土曜・日曜・祝日・大学休業日は運休", "土日祝、学休日運休"),
    ])
  func schools(text: String, expected: String) {
    #expect(ServicePattern.read(text).pattern?.text == expected)
  }

  @Test(
    "days that somebody sets leave all the others open",
    arguments: ["土・日・祝祭日、病院指定の休日は運休", "平日（会社の休業日を除く）", "日祝および学校が定める日は運休"])
  func daysOfSomebody(text: String) throws {
    let pattern = try #require(ServicePattern.read(text).pattern)
    let wednesday = try #require(CivilDate("2026-11-25"))
    let answer = pattern.runs(on: wednesday, in: ServiceCalendar(operator: nil))
    #expect(answer.runs.rawValue == "unknown")
  }

  @Test(
    "a sentence of two readings, and one whose days are named elsewhere, makes no pattern",
    arguments: [
      "日祝と定休日は運休", "第1・3土・日曜は運休", "第2・4火・金曜日運行", "月曜日（祝日のときは火曜日）運休",
    ])
  func noPattern(text: String) {
    let reading = ServicePattern.read(text)
    #expect(reading.pattern == nil || !reading.unread.isEmpty || reading.losesDays)
  }

  @Test("why nothing runs is no part of when, however long the words for it")
  func reasons() {
    let reading = ServicePattern.read("毎月第3水曜日は車両点検のため全便運休とさせていただきます")
    #expect(reading.unread == [])
    #expect(reading.pattern?.text == "第3水曜運休")
  }
}
