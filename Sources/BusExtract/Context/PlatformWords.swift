/// What the words of a page say about the platform (のりば).
enum PlatformWords {
  /// "2番のりば" and "のりば: 2" as "2"; a text without these words as it is.
  static func trimmed(_ text: String) -> String {
    var rest = plain(Texts.collapsed(text))
    for word in ["番のりば", "番乗り場", "番乗場", "番線", "番", "のりば", "乗り場", "乗場"]
    where rest.hasSuffix(word) && rest.count > word.count {
      rest = String(rest.dropLast(word.count))
      break
    }
    for word in ["のりば", "乗り場", "乗場"] where rest.hasPrefix(word) && rest.count > word.count {
      rest = String(rest.dropFirst(word.count).drop { ":： 　".contains($0) })
      break
    }
    return Texts.collapsed(rest)
  }

  /// Full-width and circled digits as plain ones: "１" and "①" as "1".
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if (0x2460...0x2473).contains(scalar.value) {
        result += String(scalar.value - 0x245F)
      } else if let folded = Unicode.Scalar(Scalars.folded(scalar.value)) {
        result.unicodeScalars.append(folded)
      }
    }
    return result
  }

  /// The platform that a line names, or nil.
  static func platform(in line: String) -> String? {
    guard line.contains("のりば") || line.contains("乗り場") || line.contains("乗場") else { return nil }
    guard line.count <= 24 else { return nil }
    let value = trimmed(line)
    let isShort = value.count <= 4 && value.unicodeScalars.contains { isNumbering($0.value) }
    return isShort ? value : nil
  }

  /// Digits, letters and circled digits: what platforms are numbered with.
  private static func isNumbering(_ scalar: UInt32) -> Bool {
    let plain = Scalars.folded(scalar)
    return (0x30...0x39).contains(plain) || (0x41...0x5A).contains(plain)
      || (0x2460...0x2473).contains(plain)
  }
}
