/// The weekday in brackets behind a date, which is a part of it and no day of service: 10月1日（水）改正.
enum DateWeekdays {
  /// A text without such brackets.
  static func removed(from text: String) -> String {
    guard hint.isFound(in: text) else { return text }
    let scalars = Array(text.unicodeScalars)
    var kept = String.UnicodeScalarView()
    var position = 0
    while position < scalars.count {
      if let end = end(ofBracket: position, in: scalars) {
        position = end
      } else {
        kept.append(scalars[position])
        position += 1
      }
    }
    return String(kept)
  }

  private static let hint = WordList(
    "月火水木金土日".flatMap { day in ["（", "("].map { $0 + String(day) } })

  /// Behind "（水）", "（水曜日）", "（水・祝）" where a date goes before it: 1日, 4/1.
  private static func end(ofBracket start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard "（(".unicodeScalars.contains(scalars[start]), isBehindDate(start, scalars),
      let close = scalars[start...].firstIndex(where: { "）)".unicodeScalars.contains($0) })
    else { return nil }
    let inside = scalars[(start + 1)..<close]
    guard let day = inside.first, days.contains(day),
      inside.dropFirst().allSatisfy(others.contains), inside.count < 6
    else { return nil }
    return close + 1
  }

  private static func isBehindDate(_ start: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    var before = scalars[..<start]
    while let last = before.last, Scalars.isSpace(last.value) { before.removeLast() }
    if before.last == "日" { return before.dropLast().last.map(isDigit) ?? false }
    let digits = before.reversed().prefix(while: isDigit).count
    return (1...2).contains(digits)
      && before.dropLast(digits).last.map { "/／".unicodeScalars.contains($0) } ?? false
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(Scalars.folded(scalar.value))
  }

  private static let days = Set("月火水木金土日".unicodeScalars)
  private static let others = Set("曜日・祝休".unicodeScalars)
}
