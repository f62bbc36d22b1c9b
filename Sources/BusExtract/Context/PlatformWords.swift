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
      Scalars.folded($0.value) == $0.value && !isCircled($0.value)
    }
    guard !isPlain else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isCircled(scalar.value) {
        result += String(scalar.value - 0x245F)
      } else if let folded = Unicode.Scalar(Scalars.folded(scalar.value)) {
        result.unicodeScalars.append(folded)
      }
    }
    return result
  }

  /// The platform that a line names, or nil.
  static func platform(in line: String) -> String? {
    guard line.utf8.count <= 96, anyName.isFound(in: line), line.length <= 24 else { return nil }
    return numbered(line)
  }

  /// The number or letter that a text is, its own words aside; nil when it says anything else.
  static func numbered(_ text: String) -> String? {
    let value = trimmed(text)
    let isShort = value.length <= 4 && value.unicodeScalars.contains { isNumbering($0.value) }
    return isShort ? value : nil
  }

  private static func isCircled(_ scalar: UInt32) -> Bool { (0x2460...0x2473).contains(scalar) }

  /// Digits, letters and circled digits: what platforms are numbered with.
  private static func isNumbering(_ scalar: UInt32) -> Bool {
    let plain = Scalars.folded(scalar)
    return (0x30...0x39).contains(plain) || (0x41...0x5A).contains(plain) || isCircled(plain)
  }
}
