import BusModel
import Testing

@Suite struct CanonicalPatternTests {
  @Test(
    "the short way to a stored pattern gives what reading its words gives",
    arguments: [
      "平日", "土曜", "日曜", "祝日", "日祝", "土日", "土日祝", "毎日", "平日・土曜", "平日・日祝", "平日・土日", "平日・祝日",
      "平日・土曜・祝日", "平日・日曜", "土曜・祝日",
    ])
  func weekly(text: String) throws {
    let pattern = try #require(ServicePattern(canonicalText: text))
    #expect(pattern.text == text)
    #expect(pattern == ServicePattern.read(text).pattern)
  }

  @Test(
    "other words are read in full, and what is no pattern is none",
    arguments: [
      "月曜・水曜", "平日運行。お盆運休", "土曜・平日", "日祝・土日", "平日・平日", "東口経由", "", "・",
    ])
  func others(text: String) {
    #expect(ServicePattern(canonicalText: text) == ServicePattern.read(text).pattern)
  }
}
