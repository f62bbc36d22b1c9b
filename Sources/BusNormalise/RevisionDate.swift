import BusModel

/// Finds the date from which a timetable is valid: "2027年4月1日改正", "令和9年4月1日実施".
enum RevisionDate {
  /// The first such date in the words around a timetable.
  static func find(in remarks: [String]) -> CivilDate? {
    remarks.lazy.compactMap(date).first
  }

  /// The first characters of the words of which one follows the date.
  private static let signs = Set("改実よか～現".unicodeScalars)

  private static func date(in text: String) -> CivilDate? {
    guard text.unicodeScalars.contains(where: signs.contains) else { return nil }
    let characters = folded(text)
    return characters.indices.lazy.filter { begins.contains(characters[$0]) }.compactMap { start in
      var reader = RevisionReader(characters[start...])
      return reader.date()
    }.first
  }

  /// With what such a date begins.
  private static let begins = Set("令平RH元0123456789".unicodeScalars)

  /// The characters without white space, full-width digits as plain ones.
  private static func folded(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.compactMap { scalar in
      if scalar.properties.isWhitespace { return nil }
      return (0xFF01...0xFF5D).contains(scalar.value)
        ? Unicode.Scalar(scalar.value - 0xFEE0) : scalar
    }
  }
}

/// Reads one date and the word that makes it a revision's, from where they are thought to begin.
private struct RevisionReader {
  private var rest: ArraySlice<Unicode.Scalar>

  private static let eras: [(name: String, base: Int)] = [
    ("令和", 2018), ("平成", 1988), ("R", 2018), ("H", 1988),
  ]
  private static let signs = ["改正", "実施", "より", "から", "～", "現在"]

  init(_ rest: ArraySlice<Unicode.Scalar>) { self.rest = rest }

  /// "令和9年4月1日(木)ダイヤ改正"; nil when it is anything else.
  mutating func date() -> CivilDate? {
    let base = Self.eras.first { take($0.name) }?.base ?? 0
    guard let year = take("元") ? 1 : number(4), take(anyOf: "年./"),
      let month = number(2), take(anyOf: "月./"), let day = number(2)
    else { return nil }
    _ = take("日")
    if rest.first == "(", let close = rest.firstIndex(of: ")") { rest = rest[(close + 1)...] }
    _ = take("ダイヤ")
    guard Self.signs.contains(where: { rest.starts(with: $0.unicodeScalars) }) else { return nil }
    return CivilDate(year: base + year, month: month, day: day)
  }

  private mutating func number(_ limit: Int) -> Int? {
    let digits = rest.prefix(limit).prefix { (0x30...0x39).contains($0.value) }
    guard let number = Int(String(scalars: digits)) else { return nil }
    rest = rest.dropFirst(digits.count)
    return number
  }

  private mutating func take(_ word: String) -> Bool {
    guard rest.starts(with: word.unicodeScalars) else { return false }
    rest = rest.dropFirst(word.unicodeScalars.count)
    return true
  }

  private mutating func take(anyOf signs: String) -> Bool {
    guard let first = rest.first, signs.unicodeScalars.contains(first) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
