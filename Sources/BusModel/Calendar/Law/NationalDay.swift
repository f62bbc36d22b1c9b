/// A day that the law itself names (国民の祝日), or that an act of its own made one once.
public enum NationalDay: Sendable, Hashable, CaseIterable {
  case newYear, comingOfAge, foundation, emperorsBirthday, vernalEquinox, showa, greenery
  case constitution, children, marine, mountain, respectForTheAged, autumnalEquinox
  case sports, physicalEducation, culture, labourThanksgiving
  case princesWedding, funeral, enthronement, accession, enthronementOfReiwa
}

/// A month of a year, as the law needs it: it counts Mondays from the first.
struct LawMonth {
  /// The year.
  let year: Int
  /// 1 … 12.
  let month: Int
  /// The weekday of the first, Sunday = 0.
  let firstWeekday: Int

  /// The month of a date whose weekday is known; no day number is needed then.
  init(_ date: CivilDate, weekday: Weekday) {
    year = date.year
    month = date.month
    // 35 is a multiple of the week that keeps the difference positive.
    firstWeekday = (weekday.rawValue + 36 - date.day) % 7
  }

  /// The day of the month of its second or third Monday.
  private func monday(_ ordinal: Int) -> Int { (8 - firstWeekday) % 7 + 7 * ordinal - 6 }

  /// Hands every 祝日 of the month to `found`, with its day of the month.
  ///
  /// The law is in force since 1948-07-20, and its computation ends with the equinox formula.
  @inline(__always)
  func nationalDays(_ found: (Int, NationalDay) -> Void) {
    guard year >= 1948, year <= 2150, year > 1948 || month >= 8 else { return }
    switch month {
    case 1: january(found)
    case 2: february(found)
    case 3: found(Equinox.vernal(year), .vernalEquinox)
    case 4: april(found)
    case 5: may(found)
    case 6: if year == 1993 { found(9, .princesWedding) }
    case 7: july(found)
    case 8: august(found)
    case 9: september(found)
    case 10: october(found)
    case 11: november(found)
    default: if year >= 1989, year <= 2018 { found(23, .emperorsBirthday) }
    }
  }

  @inline(__always)
  private func january(_ found: (Int, NationalDay) -> Void) {
    found(1, .newYear)
    found(year < 2000 ? 15 : monday(2), .comingOfAge)
  }

  @inline(__always)
  private func february(_ found: (Int, NationalDay) -> Void) {
    if year >= 1967 { found(11, .foundation) }
    if year >= 2020 { found(23, .emperorsBirthday) }
    if year == 1989 { found(24, .funeral) }
  }

  @inline(__always)
  private func april(_ found: (Int, NationalDay) -> Void) {
    if year == 1959 { found(10, .princesWedding) }
    found(29, year < 1989 ? .emperorsBirthday : year < 2007 ? .greenery : .showa)
  }

  @inline(__always)
  private func may(_ found: (Int, NationalDay) -> Void) {
    if year == 2019 { found(1, .accession) }
    found(3, .constitution)
    if year >= 2007 { found(4, .greenery) }
    found(5, .children)
  }

  /// 2020 and 2021 moved three days for the Olympic Games; so in August and October.
  @inline(__always)
  private func july(_ found: (Int, NationalDay) -> Void) {
    switch year {
    case ..<1996: return
    case ..<2003: found(20, .marine)
    case 2020, 2021:
      found(year == 2020 ? 23 : 22, .marine)
      found(year == 2020 ? 24 : 23, .sports)
    default: found(monday(3), .marine)
    }
  }

  @inline(__always)
  private func august(_ found: (Int, NationalDay) -> Void) {
    if year >= 2016 { found(year == 2020 ? 10 : year == 2021 ? 8 : 11, .mountain) }
  }

  @inline(__always)
  private func september(_ found: (Int, NationalDay) -> Void) {
    if year >= 1966 { found(year < 2003 ? 15 : monday(3), .respectForTheAged) }
    found(Equinox.autumnal(year), .autumnalEquinox)
  }

  @inline(__always)
  private func october(_ found: (Int, NationalDay) -> Void) {
    if year == 2019 { found(22, .enthronementOfReiwa) }
    guard year >= 1966, year != 2020, year != 2021 else { return }
    let day = year < 2000 ? 10 : monday(2)
    found(day, year < 2020 ? .physicalEducation : .sports)
  }

  @inline(__always)
  private func november(_ found: (Int, NationalDay) -> Void) {
    found(3, .culture)
    if year == 1990 { found(12, .enthronement) }
    found(23, .labourThanksgiving)
  }
}

/// The days of the equinoxes in Japan.
///
/// 新こよみ便利帳 (Hydrographic Department of the Japan Coast Guard, "Astronomical formulas for
/// the almanac"): trunc(a + 0.242194 (y - 1980) - q), where a changes at 1980 and at 2100. From
/// 1851 to 1979 q is trunc((y - 1983) / 4), afterwards trunc((y - 1980) / 4), toward zero.
enum Equinox {
  /// The day of March, 1900 … 2150.
  static func vernal(_ year: Int) -> Int {
    day(year, year < 1980 ? 20.8357 : year < 2100 ? 20.8431 : 21.8510)
  }

  /// The day of September, 1900 … 2150.
  static func autumnal(_ year: Int) -> Int {
    day(year, year < 1980 ? 23.2588 : year < 2100 ? 23.2488 : 24.2488)
  }

  private static func day(_ year: Int, _ constant: Double) -> Int {
    let leaps = (year - (year < 1980 ? 1983 : 1980)) / 4
    return Int(constant + 0.242194 * Double(year - 1980)) - leaps
  }
}
