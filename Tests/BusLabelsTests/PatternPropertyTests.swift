import BusLabels
import BusModel
import Foundation
import Testing

@Suite struct PatternPropertyTests {
  /// Pieces of labels, among them pieces that break words apart.
  static let pieces = [
    "平日", "土曜", "日曜", "祝日", "日祝", "土日祝", "毎日", "月", "火", "水・木", "～", "金", "第2", "・第4", "最終", "、",
    "・", "の", "は", "も", "のみ", "を除く", "以外", "を含む", "運行", "運休", "運休日：", "運行日：", "運行期間：", "ただし", "。",
    "（", "）", "8/13", "8/13～8/16", "12/29～1/3", "4月", "3月中旬", "2026年4月1日", "13日", "5", "毎月", "お盆",
    "年末年始",
    "当面", "登校日", "学休日", "夏休み", "正月ダイヤ", "特別", "ダイヤ", "東口経由", "月見台", " ", "　", "全", "(木)", "から",
    "まで",
    "翌年", "週3日", "一部", "except ", "holidays", "Mon-Fri", "隔週", "-", "/", "日", "祝", "平",
    "祝日の場合は", "翌日", "の場合", "その他の期間は", "※", "祝前日", "海の日", "㊗㊐", "奇数日", "除", "が", "に当たる日",
  ]

  /// How many random labels to try; `BUS_RANDOM_LABELS=100000` for more than the suite has time for.
  static let count =
    ProcessInfo.processInfo.environment["BUS_RANDOM_LABELS"].flatMap { Int($0) } ?? 3_200

  /// Characters without which no word of the pieces names days.
  static let dayCharacters = Set("平土日祝月火水木金休毎全盆正年夏当登学特別隔奇海除㊗㊐ダ0123456789MonFriholidays")
  /// Those of them that are in no other word of the pieces.
  static let sureDayCharacters = Set("土祝火金盆奇海45")

  /// Whether every sure day character of a text is in a part that was understood or that was not.
  static func accountsForAll(_ reading: ParsedPattern, of text: String) -> Bool {
    let told = (reading.words + reading.unread).joined()
    return sureDayCharacters.allSatisfy { character in
      text.count { $0 == character } <= told.count { $0 == character }
    }
  }

  /// A small generator (xorshift) so that a failure can be repeated.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  @Test(
    "Random labels neither crash nor answer without words, and their canonical words come back",
    arguments: [1, 2, 3, 4] as [UInt64])
  func randomLabels(seed: UInt64) throws {
    var generator = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15)
    let calendar = ServiceCalendar(operator: nil)
    let date = try #require(CivilDate("2026-08-14"))
    var patterns = 0
    for _ in 0..<(Self.count / 4) {
      let text = Self.label(&generator)
      let reading = ServicePattern.read(text)
      guard let pattern = reading.pattern else {
        #expect(!reading.unread.isEmpty || !text.contains { $0.isLetter }, "\(text)")
        continue
      }
      patterns += 1
      #expect(!reading.words.isEmpty && reading.words.allSatisfy(text.contains), "\(text)")
      #expect(reading.words.contains { !Self.dayCharacters.isDisjoint(with: $0) }, "\(text)")
      #expect(Self.accountsForAll(reading, of: text), "\(text) → \(reading)")
      #expect(pattern.runs(on: date, in: calendar).because.contains("「"), "\(text)")
      let again = ServicePattern.read(pattern.text)
      #expect(again.pattern == pattern, "\(text) → \(pattern.text) → \(again.pattern?.text ?? "-")")
      #expect(ServicePattern(stored: pattern.stored) == pattern, "\(text) → \(pattern.stored)")
    }
    // Or the test would look at nothing.
    #expect(patterns > Self.count / 20)
    if Self.count > 3_200 { print("seed \(seed): \(Self.count / 4) labels, \(patterns) patterns") }
  }

  static func label(_ generator: inout Generator) -> String {
    let count = Int.random(in: 1...9, using: &generator)
    return (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
  }

  @Test("Characters at random do not crash the reader")
  func randomCharacters() {
    var generator = Generator(state: 42)
    let alphabet = Array("平日土曜祝月火第2・4～（）/年13休運のは盆ー゙ﾞ①½Ⅳ٣\u{0}\u{301}a ")
    for _ in 0..<1_500 {
      let count = Int.random(in: 0...14, using: &generator)
      let text = String((0..<count).compactMap { _ in alphabet.randomElement(using: &generator) })
      let reading = ServicePattern.read(text)
      #expect((reading.pattern == nil) == reading.words.isEmpty, "\(text)")
    }
    #expect(ServicePattern.read(String(repeating: "（", count: 50_000)).pattern == nil)
  }
}
