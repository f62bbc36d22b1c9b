import BusModel
import Testing

@Suite("names by their letters")
struct FoldedNameTests {
  @Test(
    "width, case, blanks, circles and composition make no difference",
    arguments: [
      ("JR六甲道", "ＪＲ六甲道"), ("jr 六甲道", "ＪＲ　六甲道"), ("ﾐﾄﾞﾘ駅", "ミドリ駅"), ("ﾊﾟﾅｿﾆｯｸ前", "パナソニック前"),
      ("2番", "２番"), ("1", "①"), ("A", "Ⓐ"), ("ⅲ号線", "III号線"), ("㈱前", "(株)前"),
      ("\u{2F2D}手", "山手"), ("か\u{3099}っこう", "がっこう"), ("Home", "ＨＯＭＥ"), ("祝", "㊗"), ("m²", "m2"),
    ])
  func same(left: String, right: String) {
    #expect(FoldedName(left) == FoldedName(right))
  }

  @Test(
    "what is another name stays another",
    arguments: [("駅", "駅前"), ("か", "が"), ("ハ", "パ"), ("1", "11"), ("大", "犬"), ("", "a")])
  func different(left: String, right: String) {
    #expect(FoldedName(left) != FoldedName(right))
  }

  @Test(
    "a part is found in whatever letters it was typed",
    arguments: [
      ("ＪＲ六甲道", "JR", true), ("ＪＲ六甲道", "六甲", true), ("ＪＲ六甲道", "阪急", false), ("みどり駅", "", true),
    ])
  func contains(name: String, part: String, isFound: Bool) {
    #expect(FoldedName(name).contains(FoldedName(part)) == isFound)
  }

  @Test("the very name wins, and one of two that are alike is not guessed")
  func choice() {
    #expect(named("home", in: ["HOME", "home"], by: \.self) == "home")
    #expect(named("ｈｏｍｅ", in: ["home", "school"], by: \.self) == "home")
    #expect(named("Home", in: ["HOME", "home"], by: \.self) == nil)
    #expect(named(" ", in: ["home"], by: \.self) == nil)
  }
}
