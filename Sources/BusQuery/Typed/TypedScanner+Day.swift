internal import BusModel

/// Days.
extension TypedScanner {
  /// `tomorrow`, `明後日`, `土曜`, `11/23`, `2026年11月23日(月)`, `Wed 25 Nov 2026`.
  mutating func day() -> TypedDay? {
    attempt { $0.namedDay() } ?? attempt { $0.date() }
  }

  private mutating func namedDay() -> TypedDay? {
    if let days = take(Self.daysFromToday) { return isInWord ? nil : .fromToday(days) }
    guard let weekday = weekday() else { return nil }
    // "Wed 25 Nov 2026", as answers have it.
    let dated = attempt { scanner -> TypedDay? in
      _ = scanner.take(",")
      scanner.skipBlanks()
      return scanner.date()
    }
    return dated.map { Self.checked($0, weekday) } ?? .weekday(weekday)
  }

  private static let daysFromToday: KeyValuePairs = [
    "today": 0, "今日": 0, "本日": 0, "きょう": 0, "tomorrow": 1, "明日": 1, "あした": 1, "あす": 1,
    "day after tomorrow": 2, "the day after tomorrow": 2, "明後日": 2, "あさって": 2, "明々後日": 3,
    "明明後日": 3, "しあさって": 3, "yesterday": -1, "昨日": -1, "きのう": -1,
    "day before yesterday": -2, "一昨日": -2, "おととい": -2,
  ]

  private mutating func weekday() -> Weekday? {
    if let weekday = take(Self.weekdays) {
      _ = take("曜日") || take("曜")
      return isInWord ? nil : weekday
    }
    return nil
  }

  private static let weekdays: KeyValuePairs<String, Weekday> = [
    "日": .sunday, "月": .monday, "火": .tuesday, "水": .wednesday, "木": .thursday, "金": .friday,
    "土": .saturday, "sun": .sunday, "sunday": .sunday, "mon": .monday, "monday": .monday,
    "tue": .tuesday, "tues": .tuesday, "tuesday": .tuesday, "wed": .wednesday,
    "wednesday": .wednesday, "thu": .thursday, "thur": .thursday, "thurs": .thursday,
    "thursday": .thursday, "fri": .friday, "friday": .friday, "sat": .saturday,
    "saturday": .saturday,
  ]

  private mutating func date() -> TypedDay? {
    let read =
      attempt { $0.yearFirst() } ?? attempt { $0.packedDate() } ?? attempt { $0.monthFirst() }
      ?? attempt { $0.english() }
    guard let read else { return nil }
    let weekday = attempt { scanner -> Weekday? in
      scanner.skipBlanks()
      guard scanner.take("("), let weekday = scanner.weekday(), scanner.take(")") else {
        return nil
      }
      return weekday
    }
    return weekday.map { Self.checked(read, $0) } ?? read
  }

  /// A day with the day of the week that stands beside it; nil when they contradict each other.
  private static func checked(_ day: TypedDay, _ weekday: Weekday) -> TypedDay? {
    switch day {
    case .date(let date): date.weekday == weekday ? day : nil
    case .monthDay(let month, let day, _): .monthDay(month, day, weekday)
    case .weekday, .fromToday: nil
    }
  }

  /// `2026-11-23`, `2026/1/5`, `2026.11.23`, `2026年11月23日`.
  private mutating func yearFirst() -> TypedDay? {
    guard let year = number(digits: 4...4), let separator = separator("年"),
      let month = number(digits: 1...2), separator == "年" ? take("月") : take(separator),
      let day = number(digits: 1...2), separator != "年" || take("日")
    else { return nil }
    return CivilDate(year: year, month: month, day: day).map { .date($0) }
  }

  /// `20261123`.
  private mutating func packedDate() -> TypedDay? {
    guard let number = number(digits: 8...8) else { return nil }
    return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
      .map { .date($0) }
  }

  /// `11/23`, `11-23`, `11月23日`.
  private mutating func monthFirst() -> TypedDay? {
    guard let month = number(digits: 1...2), let separator = separator("月"), separator != ".",
      let day = number(digits: 1...2), separator != "月" || take("日")
    else { return nil }
    return Self.monthDay(month, day)
  }

  private mutating func separator(_ kanji: String) -> String? {
    [kanji, "/", "-", "."].first { take($0) }
  }

  /// A leap year's days, for one without a year may be of any.
  private static func monthDay(_ month: Int, _ day: Int) -> TypedDay? {
    CivilDate(year: 2024, month: month, day: day) == nil ? nil : .monthDay(month, day, nil)
  }

  /// `25 Nov 2026`, `Nov 25`.
  private mutating func english() -> TypedDay? {
    var day = number(digits: 1...2)
    skipBlanks()
    guard let month = take(Self.months), !isInWord else { return nil }
    skipBlanks()
    day = day ?? number(digits: 1...2)
    guard let day else { return nil }
    let year = attempt { scanner -> Int? in
      _ = scanner.take(",")
      scanner.skipBlanks()
      // Below it would be a time: 0720.
      guard let year = scanner.number(digits: 4...4), year >= 1900 else { return nil }
      return year
    }
    guard let year else { return Self.monthDay(month, day) }
    return CivilDate(year: year, month: month, day: day).map { .date($0) }
  }

  private static let months: KeyValuePairs = [
    "jan": 1, "january": 1, "feb": 2, "february": 2, "mar": 3, "march": 3, "apr": 4, "april": 4,
    "may": 5, "jun": 6, "june": 6, "jul": 7, "july": 7, "aug": 8, "august": 8, "sep": 9,
    "sept": 9, "september": 9, "oct": 10, "october": 10, "nov": 11, "november": 11, "dec": 12,
    "december": 12,
  ]
}
