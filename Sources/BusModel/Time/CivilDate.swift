/// A date of the Gregorian calendar, without time or zone, from year 1 to 9999.
///
/// Pure arithmetic on day numbers (the algorithm of Howard Hinnant's "chrono-compatible low-level
/// date algorithms"); no calendar of the system is asked.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The year, 1 … 9999.
  public let year: Int
  /// The month, 1 … 12.
  public let month: Int
  /// The day of the month, 1 … 31.
  public let day: Int

  /// The date, or nil when there is no such day (2026-02-30).
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard day >= 1, day <= Self.days(inMonth: month, of: year) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads "2026-11-21"; nil for anything else, an impossible date included.
  public init?(_ text: some StringProtocol) {
    var numbers = (year: 0, month: 0, day: 0)
    var count = 0
    for byte in text.utf8 {
      let digit = Int(byte) - 48
      switch count {
      case 4, 7: guard byte == UInt8(ascii: "-") else { return nil }
      case _ where !(0...9).contains(digit): return nil
      case 0..<4: numbers.year = numbers.year * 10 + digit
      case 5..<7: numbers.month = numbers.month * 10 + digit
      case 8..<10: numbers.day = numbers.day * 10 + digit
      default: return nil
      }
      count += 1
    }
    guard count == 10 else { return nil }
    self.init(year: numbers.year, month: numbers.month, day: numbers.day)
  }

  /// The date that is `dayNumber` days after 1970-01-01; values outside year 1 … 9999 are clamped.
  public init(dayNumber: Int) {
    let clamped = min(max(dayNumber, -719_162), 2_932_896)
    let shifted = clamped + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01, negative before.
  public var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week (Sakamoto's method: the year counts from March, so that February is last).
  public var weekday: Weekday {
    let shifted = UInt32(truncatingIfNeeded: month <= 2 ? year - 1 : year)
    // Bits of one constant, not an array: no memory is read and no bound checked.
    let ofMonth = UInt32(truncatingIfNeeded: Self.monthOffsets >> UInt64(month * 4) & 7)
    let days = UInt32(truncatingIfNeeded: day)
    let sum = shifted + shifted / 4 - shifted / 100 + shifted / 400 + ofMonth + days
    return Weekday(rawValue: Int(sum % 7)) ?? .sunday
  }

  /// How far the first of a month is from the week's start, four bits a month from bit 4.
  private static let monthOffsets: UInt64 = 0x4_2641_5305_2300

  /// The date so many days later, or earlier when negative.
  public func adding(days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  /// How many days a month has.
  ///
  /// - Parameters:
  ///   - month: 1 … 12; anything else gives 0.
  ///   - year: any year of the Gregorian calendar.
  /// - Returns: 28 … 31.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 0
    }
  }

  /// Earlier dates first.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// "2026-11-21".
  public var description: String {
    padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
  }
}

/// A number with leading zeros.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

/// A day of the week. Raw values count from Sunday = 0, as POSIX does.
public enum Weekday: Int, Sendable, Hashable, CaseIterable, Comparable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  /// The English name in lower case, as the JSON contract spells it: "thursday".
  public var name: String { String(describing: self) }

  /// The one kanji that Japanese timetables use: "木".
  public var kanji: Character {
    switch self {
    case .sunday: "日"
    case .monday: "月"
    case .tuesday: "火"
    case .wednesday: "水"
    case .thursday: "木"
    case .friday: "金"
    case .saturday: "土"
    }
  }

  /// Orders by position in the week, Sunday first.
  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
