import Foundation
import Testing

@testable import BusExtract

@Suite("Kana in other forms: voice marks apart, as a Mac writes them, and half width")
struct PlainKanaTests {
  /// A text with が as か and its mark.
  private static func apart(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isKana = (0x3041...0x30FF).contains(scalar.value)
      let parts = isKana ? String(scalar).decomposedStringWithCanonicalMapping : String(scalar)
      result.append(contentsOf: parts.unicodeScalars)
    }
    return String(result)
  }

  /// A text with バス as ﾊﾞｽ; a single letter may be a mark.
  private static func halfWidth(_ text: String) -> String {
    text.replacing(/[ァ-ヲンー]{2,}/) { word in
      apart(String(word.output)).applyingTransform(.fullwidthToHalfwidth, reverse: false) ?? ""
    }
  }

  @Test("every page is read as in the usual form", arguments: Fixture.all)
  func pages(fixture: Fixture) {
    let bytes = fixture.page
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    let page = Extract.page(bytes)
    #expect(Extract.page(Array(Self.apart(text).utf8)) == page)
    #expect(Extract.page(Array(Self.halfWidth(text).utf8)) == page)
  }

  @Test(
    "words are put into full width, marks and what belongs to no kana stay as printed",
    arguments: [
      ("ﾊﾞｽﾀｰﾐﾅﾙ", "バスターミナル"), ("ﾛ12 ﾊ", "ﾛ12 ﾊ"), ("ｱﾟ駅", "ア\u{309A}駅"),
      ("あ\u{3099}駅\u{309A}は\u{309A}", "あ\u{3099}駅\u{309A}ぱ"),
    ])
  func words(printed: String, plain: String) {
    #expect(PlainKana.of(Array(printed.utf8)) == Array(plain.utf8))
  }
}
