/// Finds an English sentence in the catalogue, as a whole or part by part.
struct SentenceReader {
  typealias Bytes = SentenceTemplate.Bytes

  /// No sentence of ours is longer, but text of a page may be.
  private static let mostBytes = 2000
  /// So many parts of one sentence are looked up.
  private static let mostParts = 60

  private var parts = 0

  /// The Japanese of a sentence or a part of one; nil when nothing of it is known.
  mutating func japanese(_ text: Bytes) -> String? {
    parts += 1
    guard !text.isEmpty, text.count <= Self.mostBytes, parts <= Self.mostParts else { return nil }
    if let known = Sentences.whole[String(decoding: text, as: UTF8.self)] { return known }
    for template in Sentences.templates {
      if let values = template.values(in: text) {
        return template.japanese(with: values) { part in japanese(part) ?? Self.string(part) }
      }
    }
    return split(text, at: ": ", joiner: ": ") ?? split(text, at: "; ", joiner: "。")
      ?? withBracket(text) ?? list(text)
  }

  /// "place: sentence", as far as one of the two is known.
  private mutating func split(_ text: Bytes, at mark: StaticString, joiner: String) -> String? {
    guard let range = text.ranges(of: mark).first else { return nil }
    let (head, rest) = (text[..<range.lowerBound], text[range.upperBound...])
    let known = (japanese(head), japanese(rest))
    guard known.0 != nil || known.1 != nil else { return nil }
    return (known.0 ?? Self.string(head)) + joiner + (known.1 ?? Self.string(rest))
  }

  /// "sentence (place)", when the sentence is known.
  private mutating func withBracket(_ text: Bytes) -> String? {
    guard text.last == UInt8(ascii: ")"), let range = text.ranges(of: " (").last,
      let sentence = japanese(text[..<range.lowerBound])
    else { return nil }
    let inner = text[range.upperBound...].dropLast()
    return "\(sentence)(\(japanese(inner) ?? Self.string(inner)))"
  }

  /// "a, b", when all of it is known.
  private mutating func list(_ text: Bytes) -> String? {
    guard let range = text.ranges(of: ", ").first,
      let head = japanese(text[..<range.lowerBound]),
      let rest = japanese(text[range.upperBound...])
    else { return nil }
    return "\(head)、\(rest)"
  }

  private static func string(_ text: Bytes) -> String { String(decoding: text, as: UTF8.self) }
}

extension ArraySlice<UInt8> {
  /// Where a few ASCII letters stand.
  func ranges(of mark: StaticString) -> [Range<Int>] {
    mark.withUTF8Buffer { mark in
      indices.filter { self[$0] == mark[0] && self[$0...].starts(with: mark) }
        .map { $0..<($0 + mark.count) }
    }
  }
}
