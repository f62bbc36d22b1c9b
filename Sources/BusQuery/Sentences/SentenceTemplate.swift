/// One sentence of the program with what varies in it, in English and in Japanese.
///
/// What varies is written `{name}`, kept as it is: a path, an address, a quotation; `{#name}`, a
/// number; or `{+name}`, a phrase that is put into Japanese itself when it is known.
struct SentenceTemplate: Sendable {
  /// The sentence's bytes, or a part of them.
  typealias Bytes = ArraySlice<UInt8>

  private let english: [Part]
  private let japanese: [Part]
  /// How many bytes of the English are fixed: of several that fit, the most literal is meant.
  let literalCount: Int

  /// A template, from the two sentences as the catalogue has them.
  init(_ english: String, _ japanese: String) {
    self.english = Part.parts(of: english)
    self.japanese = Part.parts(of: japanese)
    literalCount = self.english.reduce(0) { $0 + $1.literalCount }
  }

  /// What stands for the template's names in a sentence; nil when the sentence is another.
  func values(in text: Bytes) -> [String: Bytes]? {
    var values: [String: Bytes] = [:]
    guard english.last?.canEnd(text) ?? false, Self.match(english[...], text, &values),
      isOneSentence(values)
    else { return nil }
    return values
  }

  /// Whether the values at the ends hold no mark at which sentences are put together, as in "path:
  /// sentence; what to do": such a text is taken apart before it is looked up. A template that
  /// puts sentences together itself takes them as a phrase.
  private func isOneSentence(_ values: [String: Bytes]) -> Bool {
    let (next, previous) = (english.dropFirst().first, english.dropLast().last)
    let isFirstOne =
      english.first?.value(in: values).map { value, kind in
        kind == .phrase && next?.begins(with: [";", ",", " ("]) ?? false
          || !value.holds(": ") && !value.holds("; ")
      } ?? true
    let isLastOne =
      english.last?.value(in: values).map { value, kind in
        kind == .phrase && previous?.ends(with: [": ", "; ", "("]) ?? false || !value.holds("; ")
      } ?? true
    return isFirstOne && isLastOne
  }

  /// The Japanese with values.
  ///
  /// - Parameters:
  ///   - values: by their names.
  ///   - phrase: the Japanese of a value that is a phrase.
  /// - Returns: the sentence.
  func japanese(with values: [String: Bytes], phrase: (Bytes) -> String) -> String {
    japanese.map { part in
      switch part {
      case .text(let bytes): return String(decoding: bytes, as: UTF8.self)
      case .value(let name, let kind):
        let value = values[name] ?? []
        return kind == .phrase ? phrase(value) : String(decoding: value, as: UTF8.self)
      }
    }.joined()
  }

  /// Whether parts make up all of a text; of several ways the one with the shortest values counts.
  private static func match(
    _ parts: ArraySlice<Part>, _ text: Bytes, _ values: inout [String: Bytes]
  ) -> Bool {
    let rest = parts.dropFirst()
    switch parts.first {
    case nil: return text.isEmpty
    case .text(let literal):
      return text.starts(with: literal)
        && match(rest, text.dropFirst(literal.count), &values)
    case .value(let name, let kind):
      for end in text.startIndex...text.endIndex {
        let value = text[..<end]
        guard rest.first?.canStart(text[end...]) ?? (end == text.endIndex),
          kind.accepts(value),
          match(rest, text[end...], &values)
        else { continue }
        values[name] = value
        return true
      }
      return false
    }
  }
}

extension SentenceTemplate {
  /// A piece of a template.
  private enum Part: Sendable {
    case text([UInt8])
    case value(String, Kind)

    var literalCount: Int {
      if case .text(let bytes) = self { bytes.count } else { 0 }
    }

    func canStart(_ text: Bytes) -> Bool {
      if case .text(let bytes) = self { text.starts(with: bytes) } else { true }
    }

    func value(in values: [String: Bytes]) -> (Bytes, Kind)? {
      if case .value(let name, let kind) = self { (values[name] ?? [], kind) } else { nil }
    }

    func begins(with marks: [String]) -> Bool {
      guard case .text(let bytes) = self else { return false }
      return marks.contains { bytes.starts(with: $0.utf8) }
    }

    func ends(with marks: [String]) -> Bool {
      guard case .text(let bytes) = self else { return false }
      return marks.contains { bytes.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }

    func canEnd(_ text: Bytes) -> Bool {
      if case .text(let bytes) = self {
        text.suffix(bytes.count).elementsEqual(bytes)
      } else {
        true
      }
    }

    /// The pieces of "at {+place}, {#count} times". A brace without a name behind it is itself.
    static func parts(of template: String) -> [Part] {
      var parts: [Part] = []
      var literal: [UInt8] = []
      var rest = Array(template.utf8)[...]
      while let byte = rest.first {
        if byte == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
          let value = value(rest[(rest.startIndex + 1)..<end])
        {
          if !literal.isEmpty { parts.append(.text(literal)) }
          literal = []
          parts.append(value)
          rest = rest[(end + 1)...]
        } else {
          literal.append(byte)
          rest = rest.dropFirst()
        }
      }
      return literal.isEmpty ? parts : parts + [.text(literal)]
    }

    private static func value(_ inner: Bytes) -> Part? {
      let kind = inner.first.flatMap { Kind(rawValue: $0) }
      let name = inner.dropFirst(kind == nil ? 0 : 1)
      let isName = !name.isEmpty && name.allSatisfy { (0x61...0x7A).contains($0) }
      return isName ? .value(String(decoding: name, as: UTF8.self), kind ?? .plain) : nil
    }
  }

  /// How something that varies is treated.
  private enum Kind: UInt8 {
    case plain = 0
    case number = 0x23
    case phrase = 0x2B

    func accepts(_ value: Bytes) -> Bool {
      self != .number || !value.isEmpty && value.allSatisfy { (0x30...0x39).contains($0) }
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a mark stands in a text that is not one quotation.
  fileprivate func holds(_ mark: StaticString) -> Bool {
    let quote = UInt8(ascii: "\"")
    let isQuoted = count > 1 && first == quote && last == quote
    return !isQuoted && !ranges(of: mark).isEmpty
  }
}
