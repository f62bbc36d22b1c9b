/// Spans of days with dots and no year: "12.29～1.3", "8.13（木）－8.16（日）". One such number alone may be a time, a
/// version or a price, and is left as it is.
struct DottedDates {
  /// The places of the dots that stand between a month and its day.
  static func places(in text: [Unicode.Scalar]) -> Set<Int> {
    guard text.contains(where: isDot) else { return [] }
    var found: Set<Int> = []
    for place in text.indices where isJoint(text[place]) {
      guard let last = date(endingBefore: place, text), let next = date(startingAt: place + 1, text)
      else { continue }
      // 8.30～9.15 may be times: a day that is no minute, or the turn of the year, is none.
      guard next.month < last.month || isService(text),
        last.month != next.month || last.day < next.day
      else { continue }
      found.formUnion([last.dot, next.dot])
    }
    return found
  }

  private struct Found {
    var month: Int
    var day: Int
    var dot: Int
  }

  /// "12.29" or "12.29（火）" before a place.
  private static func date(endingBefore place: Int, _ text: [Unicode.Scalar]) -> Found? {
    var end = place
    while end > 0, isBlank(text[end - 1]) { end -= 1 }
    if end > 2, closes.contains(text[end - 1]),
      let open = text[..<(end - 1)].lastIndex(where: opens.contains), end - open <= 4
    {
      end = open
    }
    var start = end
    while start > 0, number(text[start - 1]) != nil || isDot(text[start - 1]) { start -= 1 }
    return date(text, start..<end)
  }

  private static func date(startingAt place: Int, _ text: [Unicode.Scalar]) -> Found? {
    var start = place
    while start < text.count, isBlank(text[start]) { start += 1 }
    var end = start
    while end < text.count, number(text[end]) != nil || isDot(text[end]) { end += 1 }
    return date(text, start..<end)
  }

  /// Two numbers and one dot, which make a day of the year.
  private static func date(_ text: [Unicode.Scalar], _ places: Range<Int>) -> Found? {
    let parts = text[places].split(whereSeparator: isDot)
    guard parts.count == 2, let dot = text[places].firstIndex(where: isDot),
      parts.allSatisfy({ (1...2).contains($0.count) }),
      text[places].count(where: isDot) == 1
    else { return nil }
    let values = parts.map { $0.compactMap(number).reduce(0) { $0 * 10 + $1 } }
    guard (1...12).contains(values[0]), (1...31).contains(values[1]) else { return nil }
    return Found(month: values[0], day: values[1], dot: dot)
  }

  /// Whether a text says what runs, and gives no times.
  private static func isService(_ text: [Unicode.Scalar]) -> Bool {
    let words = String(scalars: text)
    return ["運休", "ダイヤ", "お盆", "年末", "年始", "期間"].contains { words.contains($0) }
      && !["時", "発", "便"].contains { words.contains($0) }
  }

  private static func number(_ scalar: Unicode.Scalar) -> Int? {
    guard let form = CharacterForm.of(scalar), (0x30...0x39).contains(form.value) else {
      return nil
    }
    return Int(form.value) - 0x30
  }

  private static func isDot(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || scalar == "．" }
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "　" }
  private static func isJoint(_ scalar: Unicode.Scalar) -> Bool { joints.contains(scalar) }
  private static let joints: Set<Unicode.Scalar> = ["～", "〜", "~", "-", "－", "−", "–", "—"]
  private static let opens: Set<Unicode.Scalar> = ["（", "("]
  private static let closes: Set<Unicode.Scalar> = ["）", ")"]
}
