/// A time of day in a sentence about trips: "18:40", "18時", "午後6時40分", "2:30PM", and what stands behind it.
struct TripClock: Equatable {
  /// Minutes since midnight.
  var minutes: Int
  /// Whether the words name the hour alone.
  var isHour: Bool
  /// What stands behind: 発, 以降, 台.
  var rest: String

  /// The time with which folded words begin, without blanks.
  init?(_ words: String) {
    var text = Substring(words)
    var shift: Int?
    for (half, hours) in [("午前", 0), ("午後", 12)] where text.begins(with: half) {
      text = text.dropFirst(half.count)
      shift = hours
    }
    let hours = text.prefix(while: Self.isDigit)
    text = text.dropFirst(hours.count)
    guard (1...2).contains(hours.count), let hour = Int(hours), hour < 30,
      let sign = text.first, ":時".contains(sign)
    else { return nil }
    text = text.dropFirst()
    let digits = text.prefix(while: Self.isDigit)
    let isHalf = digits.isEmpty && sign == "時" && text.begins(with: "半")
    text = text.dropFirst(isHalf ? 1 : digits.count)
    guard digits.isEmpty ? sign == "時" : digits.count == 2 else { return nil }
    if sign == "時", !digits.isEmpty {
      guard text.begins(with: "分") else { return nil }
      text = text.dropFirst()
    }
    for (half, hours) in [("AM", 0), ("PM", 12), ("am", 0), ("pm", 12)]
    where text.begins(with: half) {
      text = text.dropFirst(half.count)
      shift = hours
    }
    let minute = isHalf ? 30 : Int(digits) ?? 0
    guard minute < 60, shift == nil || hour <= 12 else { return nil }
    minutes = (shift.map { hour % 12 + $0 } ?? hour) * 60 + minute
    isHour = digits.isEmpty && !isHalf
    rest = String(text)
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
