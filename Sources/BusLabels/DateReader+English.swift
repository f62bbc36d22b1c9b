internal import BusModel

extension DateReader {
  /// 12월 30일.
  mutating func koreanDate() -> DateWord? {
    let start = reader.at
    guard let month = reader.digits(limit: 2), (1...12).contains(month), reader.take("월") else {
      reader.at = start
      return nil
    }
    while reader.next == " " { reader.at += 1 }
    guard let day = reader.digits(limit: 2), reader.take("일"), let word = Self.day(nil, month, day)
    else {
      reader.at = start
      return nil
    }
    return word
  }

  /// Dec 29, Dec. 29, December 29th, 29 Dec.
  mutating func englishDate() -> DateWord? {
    let start = reader.at
    let before = reader.digits(limit: 2)
    guard before != nil || reader.next?.isLatin == true, let month = englishMonth() else {
      reader.at = start
      return nil
    }
    let end = reader.at
    if let day = before ?? englishDay(), var word = Self.day(nil, month, day) {
      word.year = englishYear()
      return word
    }
    guard before == nil, month != 5 || reader.characters[start] == "M" || isBeforeRange(end) else {
      reader.at = start
      return nil
    }
    reader.at = end
    return DateWord(month: month, part: .month)
  }

  /// "may" is a verb but in "may to june".
  private func isBeforeRange(_ place: Int) -> Bool {
    let rest = reader.characters[place...].prefix(4).drop { $0 == " " }
    return ["~", "-", "to", "th", "un"].contains { rest.starts(with: $0.unicodeScalars) }
  }

  private mutating func englishMonth() -> Int? {
    let start = reader.at
    while reader.next == " " { reader.at += 1 }
    guard let initial = reader.next, initial.isLatin else {
      reader.at = start
      return nil
    }
    reader.at = start
    for (form, month) in Self.englishMonths
    where form.unicodeScalars.first == initial && reader.take(word: form) {
      // "mar" is no March in "market".
      if reader.next?.isLatin != true {
        _ = reader.take(".")
        return month
      }
      reader.at = start
    }
    return nil
  }

  private mutating func englishDay() -> Int? {
    while reader.next == " " { reader.at += 1 }
    guard let day = reader.digits(limit: 2), !isTime else { return nil }
    // "31 through" is no 31st.
    if reader.next?.isLatin == true {
      for ending in ["st", "nd", "rd", "th"] where reader.take(word: ending) { break }
    }
    return day
  }

  /// Whether a colon and minutes stand behind a number: 3:00, and not Jan 3: weekend schedule.
  private var isTime: Bool {
    reader.next == ":"
      && reader.characters[reader.at...].dropFirst().first.map { ("0"..."9").contains($0) } == true
  }

  /// The ", 2026" behind a day.
  private mutating func englishYear() -> Int? {
    let start = reader.at
    _ = reader.take("、")
    while reader.next == " " { reader.at += 1 }
    if let year = reader.digits(limit: 4), (1900...2200).contains(year) { return year }
    reader.at = start
    return nil
  }

  private static let englishMonths: [(form: String, month: Int)] = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].enumerated().flatMap { index, name in
    [name, String(name.prefix(4)), String(name.prefix(3))].map { ($0, index + 1) }
  }
}
