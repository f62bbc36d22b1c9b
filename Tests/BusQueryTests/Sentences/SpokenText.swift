/// Which literals of the sources are English that a person may come to read.
enum SpokenText {
  /// What a file says to a person in English alone, each with the file.
  static func english(in file: SwiftSource) -> [SwiftLiteral] {
    guard !isOther(file.name) else { return [] }
    let isPaired = pairedWithJapanese(file.literals)
    return zip(file.literals, isPaired).compactMap { literal, isPaired in
      let isMissing =
        !isPaired && isSentence(literal.text) && !isHelp(literal)
        && !unspoken.contains(key(literal.text))
      return isMissing ? literal : nil
    }
  }

  /// A sentence of sources and catalogue alike: what varies is `{}`, and neither that nor
  /// punctuation stands at the ends, where sentences are put together.
  static func key(_ text: String) -> String {
    var key: [UInt8] = []
    var name: [UInt8]?
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{") {
        name = []
      } else if byte == UInt8(ascii: "}"), let value = name {
        if !key.hasSuffix("{}") { key += "{}".utf8 }
        if !value.allSatisfy({ $0 == 0x23 || $0 == 0x2B || (0x61...0x7A).contains($0) }) {
          key += value
        }
        name = nil
      } else if name == nil {
        key.append(byte)
      } else {
        name?.append(byte)
      }
    }
    return String(decoding: trimmed(key[...]), as: UTF8.self)
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let ends = Set(" ;:,.\n".utf8)
    var text = text
    while true {
      let count = text.count
      if text.first.map(ends.contains) == true { text = text.dropFirst() }
      if text.last.map(ends.contains) == true { text = text.dropLast() }
      if text.starts(with: "{}".utf8) { text = text.dropFirst(2) }
      if text.hasSuffix("{}") { text = text.dropLast(2) }
      if text.count == count { return text }
    }
  }

  private static func isJapanese(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let letters = scalars.count { (0x61...0x7A).contains($0.value) }
    return scalars.count { (0x3041...0x9FFF).contains($0.value) } * 8 > letters
  }

  /// Two words, or one beside something that varies; options and commands are none.
  private static func isSentence(_ text: String) -> Bool {
    guard text.contains(" ") else { return false }
    let words = text.replacing(/--[a-z-]+|\/[a-z\/]+/, with: "").replacing(
      /\bbus( [a-z]+)?\b/, with: "")
    return !isJapanese(text) && !text.hasPrefix("<") && !text.hasPrefix("bus ")
      && !text.contains("=\"")
      && !text.contains(/\b(SELECT|INSERT|DELETE|UPDATE|CREATE|PRAGMA|VACUUM|VALUES|WHERE|AND)\b/)
      && words.contains(/[a-z]{2,}[,;:.)]? [({]?[a-z0-9{]|\{\}[,;:.)]? \(?[a-z]{2,}/)
  }

  /// Folders that word nothing for people, or both languages themselves.
  private static func isOther(_ file: String) -> Bool {
    [
      "BusModel/Calendar/Reading", "BusQuery/", "BusFuzz", "bus/RootHelp",
      "bus-ingest/Commands/Measure",
    ].contains { file.hasPrefix($0) }
  }

  /// What the help of commands says.
  static func help(in file: SwiftSource) -> [String] {
    let isTool = file.name.hasPrefix("bus-ingest/Commands/Measure")
    return isTool ? [] : file.literals.filter { isHelp($0) && $0.text.contains(" ") }.map(\.text)
  }

  /// The help of commands has a catalogue of its own.
  private static func isHelp(_ literal: SwiftLiteral) -> Bool {
    ["abstract:", "discussion:", "help:", "ArgumentHelp("].contains {
      literal.before.hasSuffix($0)
    }
  }

  /// Which of them stand beside the same in Japanese: `say("en", "ja")`, `isJapanese ? "ja" : "en"`,
  /// or in the English case of a switch.
  private static func pairedWithJapanese(_ literals: [SwiftLiteral]) -> [Bool] {
    var isPaired = literals.map {
      isJapanese($0.text) || $0.before.contains("Counted.english(")
        || $0.before.contains(/case [^:]*\.en\b[^:]*:/)
    }
    let isJoined = literals.map {
      $0.before.wholeMatch(of: /\)?\s?[:,?]\s?\(?([\w$]+( == 1)? \?)?/) != nil
    }
    for _ in 0..<4 {
      for index in literals.indices.dropLast() where isJoined[index + 1] {
        let either = isPaired[index] || isPaired[index + 1]
        isPaired[index] = either
        isPaired[index + 1] = either
      }
    }
    return isPaired
  }

  /// What only programs read.
  private static let unspoken: Set<String> = [
    "bus/0.1 (nightly timetable reader", "gzip, deflate", "bus 0.1.0",
    "Content-Type: application/json; charset=utf-8",
    "url, at, status, sha256, bytes, contentType, etag, lastModified, milliseconds, error",
    "outcome, at, stage, message, departures, changes",
  ]
}

extension Collection<UInt8> {
  fileprivate func hasSuffix(_ end: StaticString) -> Bool {
    end.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }
}
