import Foundation
import Testing

@testable import BusExtract

@Suite("Voice marks apart from their kana, as a Mac writes them")
struct ComposedKanaTests {
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

  @Test("every page is read as it is with them joined", arguments: Fixture.all)
  func joined(fixture: Fixture) {
    let bytes = fixture.page
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    #expect(Extract.page(Array(Self.apart(text).utf8)) == Extract.page(bytes))
  }

  @Test("a mark that belongs to no kana stays where it stands")
  func strays() {
    let joined = ComposedKana.joined(Array("あ\u{3099}駅\u{309A}は\u{309A}".utf8))
    #expect(joined == Array("あ\u{3099}駅\u{309A}ぱ".utf8))
  }
}
