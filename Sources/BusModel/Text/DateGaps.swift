/// Dates with gaps in them, as they are set in columns or by word processors: "12月 5日", "1月　1日 ～　3日", "12 月 30 日",
/// "12/29 ～ 1/3".
struct DateGaps {
  /// The places of the blanks within dates; 12月 5日間, 1月 日曜 and "12 月～金" have none.
  static func places(in text: [Unicode.Scalar]) -> Set<Int> {
    guard text.contains(where: isBlank) else { return [] }
    return DateGaps(text: text).places
  }

  private let text: [Unicode.Scalar]

  private var places: Set<Int> {
    var found: Set<Int> = []
    var index = 0
    while let gap = text[index...].firstIndex(where: Self.isBlank) {
      let next = text[gap...].firstIndex { !Self.isBlank($0) } ?? text.count
      if gap > 0, next < text.count, isWithinDate(gap - 1, next) { found.formUnion(gap..<next) }
      index = next
    }
    return found
  }

  /// Whether a date goes on over a gap between two places.
  private func isWithinDate(_ before: Int, _ next: Int) -> Bool {
    let (sign, first) = (text[before], text[next])
    if Self.tildes.contains(first) {
      return isDigit(before) || "日月）)".unicodeScalars.contains(sign)
    }
    if Self.tildes.contains(sign) { return isDigit(next) }
    // 12/29 - 1/3, and no dash before words.
    if Self.dashes.contains(first) {
      return (isDigit(before) || "日）)".unicodeScalars.contains(sign))
        && isDigit(behindBlanks(next + 1))
    }
    if Self.dashes.contains(sign) {
      let end = text[..<before].last { !Self.isBlank($0) }
      return isDigit(next)
        && end.map { Self.isDigit($0) || "日）)".unicodeScalars.contains($0) } == true
    }
    switch sign {
    case "月", "・": return isDay(from: next)
    case "年": return isMonth(from: next)
    default: break
    }
    guard isDigit(before) else { return false }
    switch first {
    case "月": return isDay(from: behindBlanks(next + 1))
    case "年": return isDigit(behindBlanks(next + 1))
    // The 30 of "12月 30 日", and no number before a Sunday.
    case "日": return isMonthDay(endingAt: before) && isSign(next, butNot: "間目曜祝")
    default: return false
    }
  }

  /// Whether "5日" or "5 日" begins there.
  private func isDay(from place: Int) -> Bool {
    let end = endOfNumber(place)
    let sign = behindBlanks(end)
    return (1...2).contains(end - place) && sign < text.count && text[sign] == "日"
      && isSign(sign, butNot: "間目曜")
  }

  private func isMonth(from place: Int) -> Bool {
    let end = endOfNumber(place)
    let sign = behindBlanks(end)
    return (1...2).contains(end - place) && sign < text.count && text[sign] == "月"
  }

  /// Whether the number that ends there stands behind a month, or behind another day of one.
  private func isMonthDay(endingAt place: Int) -> Bool {
    guard let start = text[...place].lastIndex(where: { !Self.isDigit($0) && !Self.isBlank($0) })
    else { return false }
    return text[start] == "月"
      || text[..<start].contains("月")
        && (Self.tildes.contains(text[start]) || "・、，".unicodeScalars.contains(text[start]))
  }

  private func isSign(_ place: Int, butNot others: String) -> Bool {
    place + 1 >= text.count || !others.unicodeScalars.contains(text[place + 1])
  }

  private func endOfNumber(_ place: Int) -> Int {
    place < text.count
      ? text[place...].firstIndex { !Self.isDigit($0) } ?? text.count : text.count
  }

  private func behindBlanks(_ place: Int) -> Int {
    place < text.count
      ? text[place...].firstIndex { !Self.isBlank($0) } ?? text.count : text.count
  }

  private func isDigit(_ place: Int) -> Bool { place < text.count && Self.isDigit(text[place]) }

  private static let tildes: Set<Unicode.Scalar> = ["～", "〜", "~"]
  private static let dashes: Set<Unicode.Scalar> = ["-", "－", "−", "–", "—", "ー", "―"]
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "　" }
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    CharacterForm.of(scalar).map { (0x30...0x39).contains($0.value) } ?? false
  }
}

extension String {
  /// The text without the gaps within its dates, and with strokes for their dots: 12/29～1/3 for 12.29 ～ 1.3.
  package var closingDateGaps: String {
    let scalars = Array(unicodeScalars)
    let (gaps, dots) = (DateGaps.places(in: scalars), DottedDates.places(in: scalars))
    guard !gaps.isEmpty || !dots.isEmpty else { return self }
    return String(
      scalars: scalars.indices.filter { !gaps.contains($0) }.map {
        dots.contains($0) ? "/" : scalars[$0]
      })
  }
}
