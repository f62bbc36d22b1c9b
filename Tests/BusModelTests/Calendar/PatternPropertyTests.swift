import BusModel
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
  ]

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
    for _ in 0..<800 {
      let count = Int.random(in: 1...9, using: &generator)
      let text = (0..<count).compactMap { _ in Self.pieces.randomElement(using: &generator) }
        .joined()
      let reading = ServicePattern.read(text)
      guard let pattern = reading.pattern else { continue }
      #expect(!reading.words.isEmpty, "\(text)")
      #expect(!pattern.runs(on: date, in: calendar).because.isEmpty, "\(text)")
      let again = ServicePattern.read(pattern.text)
      #expect(again.pattern == pattern, "\(text) → \(pattern.text) → \(again.pattern?.text ?? "-")")
    }
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
