/// Dates that are set in columns: "12月 5日", "1月　1日～　3日".
extension StringProtocol {
  /// The text without the gaps within its dates; 12月 5日間 and 1月 日曜 keep theirs.
  package var closingDateGaps: String {
    guard unicodeScalars.contains(where: { $0 == " " || $0 == "　" }), unicodeScalars.contains("日")
    else { return String(self) }
    var closed = ""
    var rest = self[...]
    while let gap = rest.firstIndex(where: \.isWhitespace) {
      closed += rest[..<gap]
      let next = rest[gap...].drop(while: \.isWhitespace)
      if !(closed.last.map { Self.isDate(next, behind: $0) } ?? false) {
        closed += rest[gap..<next.startIndex]
      }
      rest = next
    }
    return closed + rest
  }

  /// Whether a date goes on behind a gap: 5日 behind 12月, 3日 behind ～, 12月 behind 2026年, ～ behind 29日.
  private static func isDate(_ text: SubSequence, behind sign: Character) -> Bool {
    if "日月）)".contains(sign), let tilde = text.first, "～〜~".contains(tilde) { return true }
    let digits = text.prefix { $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard "月年～〜~・".contains(sign), (1...2).contains(digits.count), let unit = rest.first,
      unit == "日" || unit == "月" && sign != "月"
    else { return false }
    return rest.dropFirst().first.map { !"間目曜".contains($0) } ?? true
  }
}
