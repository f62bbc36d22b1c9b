internal import BusModel

/// Reads dates and numbers: 12/29, 2026年4月1日(水), 令和8年4月1日, 8月, 3月中旬, 13日, 2026-04-01.
struct DateReader {
  private var reader: NumberReader

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
    // 三が日 and its like are words that begin with a digit.
    if Vocabulary.longest(in: reader.characters, at: start) != nil {
      reader.at = start
      return nil
    }
    return .number(number)
  }

  private mutating func yearAndDate() -> DateWord? {
    let start = reader.at
    guard let year = year() else {
      reader.at = start
      return nil
    }
    if reader.take("年") || reader.take("/") || reader.take("."),
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
    if reader.take("月") { return partOfMonth(year, month) }
    let isDotted = year != nil && reader.take(".")
    if isDotted || reader.take("/"), let day = reader.digits(limit: 2), reader.next != "/",
      let word = Self.day(year, month, day)
    {
      _ = reader.take("日") && !isDotted
      return word
    }
    reader.at = start
    return nil
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
      if reader.take("日") || !isTime { return word }
    }
    reader.at = start
    return DateWord(year: year, month: month, part: .month)
  }

  private mutating func dayAlone() -> DateWord? {
    let start = reader.at
    if let day = reader.number(), (1...31).contains(day) {
      if reader.next == "日" {
        reader.at += 1
        // 1日3便 counts days; 13日・28日 names them.
        if reader.next != "間", reader.next != "目", reader.next != "曜" {
          return DateWord(part: .day(day))
        }
      } else if reader.next == "(", let weekday = weekday() {
        return DateWord(part: .day(day), weekday: weekday)
      }
    }
    reader.at = start
    return nil
  }

  /// The brackets after a date: (木), [月・祝], (土曜日). The weekday alone is looked at.
  private mutating func weekday() -> Weekday? {
    let start = reader.at
    guard reader.take("("), let first = reader.next,
      let weekday = Weekday.allCases.first(where: { $0.kanji.unicodeScalars.first == first })
    else {
      reader.at = start
      return nil
    }
    reader.at += 1
    while let next = reader.next, "曜日、祝祭振替休".unicodeScalars.contains(next) { reader.at += 1 }
    guard reader.take(")") else {
      reader.at = start
      return nil
    }
    return weekday
  }

  /// Dec 29, Dec. 29, December 29th, 29 Dec.
  private mutating func englishDate() -> DateWord? {
    let start = reader.at
    let before = reader.digits(limit: 2)
    guard before != nil || reader.next?.isLatin == true, let month = englishMonth(),
      let day = before ?? englishDay(), let word = Self.day(nil, month, day)
    else {
      reader.at = start
      return nil
    }
    return word
  }

  private mutating func englishMonth() -> Int? {
    let start = reader.at
    for (form, month) in Self.englishMonths where reader.take(word: form) {
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
    guard let day = reader.digits(limit: 2), reader.next != ":" else { return nil }
    for ending in ["st", "nd", "rd", "th"] where reader.take(word: ending) { break }
    return day
  }

  private static let englishMonths: [(form: String, month: Int)] = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].enumerated().flatMap { index, name in
    [name, String(name.prefix(4)), String(name.prefix(3))].map { ($0, index + 1) }
  }

  private static func day(_ year: Int?, _ month: Int, _ day: Int) -> DateWord? {
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
