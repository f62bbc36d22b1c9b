internal import BusModel

/// Why days run as others, which is no part of as what they run.
extension ServiceWording {
  /// "1月10日（日）に開催される成人のつどいに伴い、当日は平日ダイヤ" and "8/14は花火大会開催のため平日ダイヤ" without why.
  static func withoutOccasion(_ text: String) -> String {
    for word in ["、当日は", "当日は", "、同日は", "同日は", "、この日は"] {
      guard let range = text[...].firstRange(ofBytes: word),
        let end = endOfDates(text[..<range.lowerBound])
      else { continue }
      let why = text[end..<range.lowerBound]
      guard !why.contains(where: { $0.isNumber || $0 == "。" }),
        !names.contains(where: why.contains)
      else { continue }
      return String(text[..<end]) + "は" + text[range.upperBound...].drop { "、，".contains($0) }
    }
    guard let topic = text.firstIndex(of: "は"), endOfDates(text[..<topic]) == topic else {
      return text
    }
    let rest = text[text.index(after: topic)...]
    for word in reasons {
      guard let range = rest.firstRange(ofBytes: word),
        !rest[..<range.lowerBound].contains(where: { $0.isNumber || "。（「".contains($0) }),
        !rest[..<range.lowerBound].contains("ダイヤ")
      else { continue }
      let next = rest[range.upperBound...].drop { "、，".contains($0) }
      guard (names + adverbs + ["運休"]).contains(where: next.hasPrefix) else { continue }
      return String(text[...topic]) + next
    }
    return text
  }

  private static let reasons = [
    "に当たるため", "にあたるため", "のため", "に伴い", "に伴って", "につき", "により", "を勘案し", "の関係で", "の都合で", "の都合により", "開催で",
    "ですが",
  ]

  /// Behind the last date of a text that begins with dates: 1月10日（日） of "1月10日（日）に開催される…".
  static func endOfDates(_ text: Substring) -> String.Index? {
    let end = text.firstIndex { !($0.isNumber || dateSigns.contains($0)) } ?? text.endIndex
    var dates = text[..<end]
    for word in ["で", "の", "と", "間", "中", "期"]
    where dates.hasSuffix(word) && !dates.hasSuffix("まで") && end < text.endIndex {
      dates = dates.dropLast(word.count)
    }
    let reading = ServicePattern.read(String(dates))
    guard reading.unread.isEmpty,
      reading.pattern?.daysAlone?.allSatisfy({ !$0.periods.isEmpty && $0.days.isEmpty }) == true
    else { return nil }
    return dates.endIndex
  }

  private static let dateSigns = Set("年月日/／・、，,～〜~-－–()（）月火水木金土祝休曜令和平成元旦から で及びおよびとまでの間中期 　")
}
