/// What the words of a page say about the platform (のりば).
enum PlatformWords {
  private static let names = ["のりば", "乗り場", "乗場"]
  private static let endings = ["番のりば", "番乗り場", "番乗場", "番線", "番"] + names
  private static let anyName = WordList(names)

  /// "2番のりば" and "のりば: 2" as "2"; a text without these words as it is.
  static func trimmed(_ text: String) -> String {
    var rest = plain(Texts.collapsed(text))
    for ending in endings where rest.ends(with: ending) && rest.utf8.count > ending.utf8.count {
      rest = String(rest.before(ending: ending))
      break
    }
    for name in names where rest.begins(with: name) && rest.utf8.count > name.utf8.count {
      rest = String(rest.dropFirst(name.length).drop { ":： 　".contains($0) })
      break
    }
    return Texts.collapsed(rest)
  }

  /// Full-width and circled digits as plain ones: "１" and "①" as "1".
  private static func plain(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      Scalars.folded($0.value) == $0.value && !Scalars.isCircledNumber($0.value)
    }
    guard !isPlain else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if Scalars.isCircledNumber(scalar.value) {
        result += String(scalar.value - 0x245F)
      } else if let folded = Unicode.Scalar(Scalars.folded(scalar.value)) {
        result.unicodeScalars.append(folded)
      }
    }
    return result
  }

  /// Whether a line names several platforms, each for a way of its own.
  static func isList(_ line: String) -> Bool {
    guard anyName.isFound(in: line) else { return false }
    return names.reduce(0) {
      $0 + line.split(separator: $1, omittingEmptySubsequences: false).count - 1
    }
      > 1
  }

  /// The platform that a line names, or nil.
  static func platform(in line: String) -> String? {
    guard line.utf8.count <= 96, anyName.isFound(in: line), line.length <= 24 else { return nil }
    return numbered(line)
  }

  /// The number or letter that a text is, its own words aside; nil when it says anything else.
  static func numbered(_ text: String) -> String? {
    let value = trimmed(text)
    guard value.length <= 4 else { return nil }
    let scalars = value.unicodeScalars
    let letters = scalars.filter { isLetter($0.value) }.count
    let hasNumber = scalars.contains { isNumber($0.value) }
    return hasNumber && letters < 3 || letters == 1 && scalars.count == 1 ? value : nil
  }

  private static func isNumber(_ scalar: UInt32) -> Bool {
    (0x30...0x39).contains(Scalars.folded(scalar)) || Scalars.isCircledNumber(scalar)
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    (0x41...0x5A).contains(Scalars.folded(scalar) & ~0x20)
  }
}
