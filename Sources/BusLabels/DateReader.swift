internal import BusModel

/// Reads dates and numbers: 12/29, 2026年4月1日(水), 令和8年4月1日, 8月, 3月中旬, 13日, 2026-04-01.
struct DateReader {
  var reader: NumberReader

  init(_ characters: [Unicode.Scalar], at: Int) { reader = NumberReader(characters, at: at) }

  /// Where it stopped.
  var at: Int { reader.at }

  /// A date or a number at the place, or nil.
  mutating func read() -> PatternToken.Meaning? {
    let start = reader.at
    guard reader.next.map(Self.mayBegin) == true else { return nil }
    for word in ["翌年の", "翌年", "翌", "同年", "同"] where reader.take(word: word) {
      guard var date = monthAndDay(year: nil) else {
        reader.at = start
        return nil
      }
      date.isNextYear = word.hasPrefix("翌")
      date.weekday = weekday()
      return .date(date)
    }
    if var word = koreanDate() {
      word.weekday = weekday()
      return .date(word)
    }
    if let word = englishDate() { return .date(word) }
    guard let first = reader.next, first.isNumeral || Self.eras[first] != nil
    else { return nil }
    if var word = yearAndDate() ?? monthAndDay(year: nil) ?? dayAlone() {
      word.weekday = weekday()
      return .date(word)
    }
    reader.at = start
    return plainNumber()
  }

  /// Whether a date or a number may begin with a character: most begin none.
  private static func mayBegin(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "翌", "同", "令", "平", "昭": true
    default: character.isLatin || character.isNumeral
    }
  }

  /// Kanji that are no date may belong to a word (一部, 三が日): only digits are numbers.
  private mutating func plainNumber() -> PatternToken.Meaning? {
    let start = reader.at
    guard let number = reader.digits(limit: 9) else { return nil }
    // 2便 and 3号 behind a date are buses, and no days of its month.
    if let sign = reader.next, Self.counters.contains(sign) {
      reader.at = start
      return nil
    }
    // 三が日 and its like are words that begin with a digit.
    if Vocabulary.longest(in: reader.characters, at: start) != nil {
      reader.at = start
      return nil
    }
    return .number(number)
  }

  private static let counters = Set("便号台隻".unicodeScalars)

  private mutating func yearAndDate() -> DateWord? {
    let start = reader.at
    guard let year = year() else {
      reader.at = start
      return nil
    }
    // 2027年度は7月17日: of April till March.
    if reader.take(word: "年度は") || reader.take(word: "年度の") || reader.take(word: "年度") {
      while reader.next == " " { reader.at += 1 }
      if var word = monthAndDay(year: nil), let month = word.month {
        word.year = month < 4 ? year + 1 : year
        return word
      }
      reader.at = start
      return nil
    }
    // 2026年は5/30～11/8.
    if reader.take(word: "年は") || reader.take("年") || reader.take("/") || reader.take("."),
      let word = monthAndDay(year: year)
    {
      return word
    }
    reader.at = start
    guard let year = reader.digits(), reader.take("~"), let month = reader.digits(limit: 2),
      reader.take("~"), let day = reader.digits(limit: 2), year >= 1900,
      CivilDate(year: year, month: month, day: day) != nil
    else {
      reader.at = start
      return nil
    }
    return DateWord(year: year, month: month, part: .day(day))
  }

  private mutating func year() -> Int? {
    guard let first = reader.next else { return nil }
    if let era = Self.eras[first] {
      guard reader.take(word: era.name) else { return nil }
      if reader.take("元") { return era.before + 1 }
      return reader.number().flatMap { (1...99).contains($0) ? era.before + $0 : nil }
    }
    return reader.number().flatMap { (1900...2200).contains($0) ? $0 : nil }
  }

  private mutating func monthAndDay(year: Int?) -> DateWord? {
    let start = reader.at
    guard let month = reader.number(), (1...12).contains(month) else {
      reader.at = start
      return nil
    }
    let isSpaced = reader.next == " "
    if reader.take("月") {
      guard !isMonday(isSpaced: isSpaced) else {
        reader.at = start
        return nil
      }
      return partOfMonth(year, month)
    }
    let isDotted = year != nil && reader.take(".")
    if isDotted || reader.take("/"), let day = reader.digits(limit: 2), !isBeforeNumber(after: "/"),
      let word = Self.day(year, month, day)
    {
      if isDotted { _ = reader.take(".") } else { _ = takeDaySign() }
      return word
    }
    reader.at = start
    return nil
  }

  /// The 月 of "12 月～金" and "1 月・木" behind a line's number.
  private func isMonday(isSpaced: Bool) -> Bool {
    var ahead = reader
    while ahead.next == " " { ahead.at += 1 }
    guard let sign = ahead.next else { return false }
    if isSpaced, "火水木金".unicodeScalars.contains(sign) { return true }
    guard sign == "~" || isSpaced && sign == "、" else { return false }
    ahead.at += 1
    while ahead.next == " " { ahead.at += 1 }
    return ahead.next.map { "火水木金土日".unicodeScalars.contains($0) } ?? false
  }

  /// Whether a sign and a digit follow: 2/20/ of 12/2/20/1, but not of 2/20/平日.
  private func isBeforeNumber(after sign: Unicode.Scalar) -> Bool {
    var ahead = reader
    guard ahead.next == sign else { return false }
    ahead.at += 1
    return ahead.digits() != nil
  }

  private mutating func partOfMonth(_ year: Int?, _ month: Int) -> DateWord? {
    // 7月曜 would be Monday; 12月月曜 is not met.
    if reader.next == "曜" { return nil }
    for (word, part) in Self.parts where reader.take(word: word) {
      return DateWord(year: year, month: month, part: part)
    }
    let start = reader.at
    _ = reader.take("の")
    if let day = reader.number(), let word = Self.day(year, month, day) {
      let isTime = reader.next == "時" || reader.next == ":" || reader.next == "便"
      if takeDaySign() || !isTime { return word }
    }
    reader.at = start
    return DateWord(year: year, month: month, part: .month)
  }

  /// The 日 of 2月20日; that of 2/20 日祝 and 20 日曜 is a Sunday's.
  private mutating func takeDaySign() -> Bool {
    let start = reader.at
    guard reader.take("日") else { return false }
    if reader.next == "曜" || reader.next == "祝" && reader.at > start + 1 {
      reader.at = start
      return false
    }
    return true
  }

  private mutating func dayAlone() -> DateWord? {
    let start = reader.at
    if let day = reader.number(), (1...31).contains(day) {
      if reader.next == "日" {
        reader.at += 1
        // 1日3便 counts days; 13日・28日 names them.
        if reader.next != "間", reader.next != "目", reader.next != "曜", !countsTrips {
          return DateWord(part: .day(day))
        }
      } else if reader.next == "(", let weekday = weekday() {
        return DateWord(part: .day(day), weekday: weekday)
      }
    }
    reader.at = start
    return nil
  }

  /// Whether a number of buses follows: 1日2便, 1日3往復.
  private var countsTrips: Bool {
    let rest = reader.characters[reader.at...].prefix(6)
    let behind = rest.drop { ("0"..."9").contains($0) }
    guard behind.count < rest.count, let first = behind.first else { return false }
    return "便回本".unicodeScalars.contains(first) || behind.starts(with: "往復".unicodeScalars)
  }

  static func day(_ year: Int?, _ month: Int, _ day: Int) -> DateWord? {
    guard SpanEnd(year: year, month: month, day: day) != nil else { return nil }
    return DateWord(year: year, month: month, part: .day(day))
  }

  private static let parts: [(String, DateWord.Part)] = [
    ("上旬", .third(0)), ("初旬", .third(0)), ("中旬", .third(1)), ("下旬", .third(2)),
    ("末日", .end), ("末", .end),
  ]

  private static let eras: [Unicode.Scalar: (name: String, before: Int)] = [
    "令": ("令和", 2018), "平": ("平成", 1988), "昭": ("昭和", 1925), "r": ("r", 2018), "h": ("h", 1988),
  ]
}
