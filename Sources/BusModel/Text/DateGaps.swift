/// Dates that are set in columns: "12月 5日", "1月　1日～　3日".
enum DateGaps {
  /// The places of the blanks within dates; 12月 5日間 and 1月 日曜 have none.
  static func places(in text: [Unicode.Scalar]) -> Set<Int> {
    guard text.contains("日"), text.contains(where: isBlank) else { return [] }
    var found: Set<Int> = []
    var index = 0
    while let gap = text[index...].firstIndex(where: isBlank) {
      let next = text[gap...].firstIndex { !isBlank($0) } ?? text.count
      if gap > 0, isDate(text[next...], behind: text[gap - 1]) { found.formUnion(gap..<next) }
      index = next
    }
    return found
  }

  /// Whether a date goes on behind a gap: 5日 behind 12月, 3日 behind ～, 12月 behind 2026年, ～ behind 29日.
  private static func isDate(
    _ text: ArraySlice<Unicode.Scalar>, behind sign: Unicode.Scalar
  ) -> Bool {
    guard let first = text.first else { return false }
    if tildes.contains(first) { return "日月）)".unicodeScalars.contains(sign) }
    let end = text.firstIndex { CharacterForm.of($0).map(isDigit) != true } ?? text.endIndex
    guard (1...2).contains(end - text.startIndex), end < text.endIndex,
      tildes.contains(sign) || "月年・".unicodeScalars.contains(sign),
      text[end] == "日" || text[end] == "月" && sign != "月"
    else { return false }
    return end + 1 == text.endIndex || !"間目曜".unicodeScalars.contains(text[end + 1])
  }

  private static let tildes: Set<Unicode.Scalar> = ["～", "〜", "~"]
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "　" }
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }
}

extension String {
  /// The text without the gaps within its dates.
  package var closingDateGaps: String {
    let scalars = Array(unicodeScalars)
    let gaps = DateGaps.places(in: scalars)
    guard !gaps.isEmpty else { return self }
    return String(scalars: scalars.indices.filter { !gaps.contains($0) }.map { scalars[$0] })
  }
}
