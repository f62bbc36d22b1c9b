import Testing

@testable import BusExtract

@Suite("CP932 by a table")
struct CodePage932Tests {
  private struct NoConverter: Error {}

  /// What iconv makes of bytes, and how many of them it replaces.
  private static func asked(_ bytes: [UInt8]) throws -> (utf8: [UInt8], replaced: Int) {
    // It cannot be copied, as `#require` would.
    guard let converter = Iconv(from: "CP932"), let (utf8, replaced) = converter.decode(bytes)
    else { throw NoConverter() }
    return (utf8, replaced)
  }

  @Test("every pair of bytes, with ASCII around it, is what iconv says", arguments: 0...255)
  func pairs(first: Int) throws {
    let table = try #require(CodePage932.shared)
    for second in 0...255 {
      let bytes = Array("<b>".utf8) + [UInt8(first), UInt8(second)] + Array("a".utf8)
      let (expected, found) = (try Self.asked(bytes), table.decode(bytes))
      #expect(found.utf8 == expected.utf8)
      #expect(found.replaced == expected.replaced)
    }
  }

  @Test("bytes without order and those that break off are what iconv says")
  func disorder() throws {
    let table = try #require(CodePage932.shared)
    var state: UInt64 = 932
    for length in 0..<400 {
      let bytes = (0..<length).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      let (expected, found) = (try Self.asked(bytes), table.decode(bytes))
      #expect(found.utf8 == expected.utf8)
      #expect(found.replaced == expected.replaced)
    }
  }
}
