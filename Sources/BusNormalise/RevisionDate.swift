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
    let pattern =
      #/(?<era>令和|平成|R|H)?\s*(?<year>[0-9元]{1,4})\s*[年.\/]\s*(?<month>[0-9]{1,2})\s*[月.\/]\s*(?<day>[0-9]{1,2})\s*日?\s*(?:\([^)]*\))?\s*(?:ダイヤ)?(?:改正|実施|より|から|～|現在)/#
    guard let match = folded(text).firstMatch(of: pattern) else { return nil }
    let number = match.year == "元" ? 1 : Int(match.year) ?? 0
    guard let month = Int(match.month), let day = Int(match.day) else { return nil }
    let base: Int
    switch match.era {
    case "令和", "R": base = 2018
    case "平成", "H": base = 1988
    default: base = 0
    }
    return CivilDate(year: base + number, month: month, day: day)
  }

  /// Full-width digits as plain ones.
  private static func folded(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          (0xFF01...0xFF5E).contains(scalar.value)
            ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
        }))
  }
}
