import BusModel

/// Decides from the bytes which charset a page is in; what header and meta say is only a hint.
///
/// Order: BOM; ISO-2022-JP's escapes (such a page decodes without an error as anything else);
/// strict UTF-8; then header, meta, CP932, EUC-JP, windows-1252, of which the one with the fewest
/// replacements and the most Japanese wins.
struct CharsetDecision {
  /// The text as UTF-8 without BOM, valid, its kana in one form, free of NUL and control characters.
  let utf8: [UInt8]
  /// The name decided on and the number of replacements.
  let encoding: PageEncoding

  init(_ bytes: [UInt8], contentType: String? = nil) {
    let decided =
      Self.byBOM(bytes) ?? Self.byEscapes(bytes) ?? Self.byStrictUTF8(bytes)
      ?? Self.byScore(bytes, contentType: contentType)
    encoding = PageEncoding(name: decided.name, replacedCharacters: decided.replaced)
    utf8 = PlainKana.of(ControlCharacters.removed(from: decided.utf8))
  }

  private typealias Decoded = (utf8: [UInt8], replaced: Int, name: String)

  private static func byBOM(_ bytes: [UInt8]) -> Decoded? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      let repaired = StrictUTF8.repair(bytes[3...])
      return (repaired.utf8, repaired.replaced, "UTF-8")
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return decoded(Array(bytes.dropFirst(2)), "UTF-16LE") }
    if bytes.starts(with: [0xFE, 0xFF]) { return decoded(Array(bytes.dropFirst(2)), "UTF-16BE") }
    return byZeros(bytes)
  }

  /// UTF-16 without BOM: every second byte of markup is zero, and no other charset has zeros.
  private static func byZeros(_ bytes: [UInt8]) -> Decoded? {
    let head = bytes.prefix(16_384)
    guard head.count >= 8, ByteSearch.index(of: 0, in: bytes, from: 0) ?? head.count < head.count
    else { return nil }
    let even = stride(from: 0, to: head.count, by: 2).count { head[$0] == 0 }
    let odd = stride(from: 1, to: head.count, by: 2).count { head[$0] == 0 }
    guard max(even, odd) >= max(head.count / 40, 4), min(even, odd) * 8 < max(even, odd) else {
      return nil
    }
    return decoded(bytes, odd > even ? "UTF-16LE" : "UTF-16BE")
  }

  private static func byEscapes(_ bytes: [UInt8]) -> Decoded? {
    var position = 0
    while let escape = ByteSearch.index(of: 0x1B, in: bytes, from: position) {
      let next = bytes[(escape + 1)...].prefix(2)
      if next.elementsEqual([0x24, 0x42]) || next.elementsEqual([0x24, 0x40]) {
        return decoded(bytes, "ISO-2022-JP")
      }
      position = escape + 1
    }
    return nil
  }

  private static func byStrictUTF8(_ bytes: [UInt8]) -> Decoded? {
    StrictUTF8.isValid(bytes) ? (bytes, 0, "UTF-8") : nil
  }

  private static func byScore(_ bytes: [UInt8], contentType: String?) -> Decoded {
    let said = [contentType.flatMap(CharsetNames.inHeader), CharsetNames.inMeta(bytes)]
      .compactMap { $0 }
    if let first = said.first, ["CP932", "EUC-JP"].contains(first),
      let decoded = decoded(bytes, first), decoded.replaced == 0,
      JapaneseScore.of(decoded.utf8, replaced: 0, limit: 1_000) >= JapaneseScore.certain
    {
      return decoded
    }
    var best: (decoded: Decoded, score: Double)?
    for name in ["CP932", "EUC-JP", "UTF-8", "windows-1252"] + said.filter(isOther) {
      guard let decoded = decoded(bytes, name) else { continue }
      let score =
        JapaneseScore.of(decoded.utf8, replaced: decoded.replaced)
        + (said.contains(name) ? 0.05 : 0)
      if score > best?.score ?? -.infinity { best = (decoded, score) }
    }
    guard let best else {
      let repaired = StrictUTF8.repair(bytes[...])
      return (repaired.utf8, repaired.replaced, "UTF-8")
    }
    return best.decoded
  }

  private static func isOther(_ name: String) -> Bool {
    !["CP932", "EUC-JP", "UTF-8", "windows-1252"].contains(name)
  }

  private static func decoded(_ bytes: [UInt8], _ name: String) -> Decoded? {
    if name == "UTF-8" {
      let repaired = StrictUTF8.repair(bytes[...])
      return (repaired.utf8, repaired.replaced, name)
    }
    if name == "CP932", let table = CodePage932.shared {
      let (utf8, replaced) = table.decode(bytes)
      return (utf8, replaced, name)
    }
    guard let converter = Iconv(from: name), let result = converter.decode(bytes) else {
      return nil
    }
    return (result.utf8, result.1, name)
  }
}
