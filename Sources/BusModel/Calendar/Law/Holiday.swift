/// A Japanese holiday.
public struct Holiday: Hashable, Sendable {
  /// The day.
  public let date: CivilDate
  /// Its name in the law's words: "元日"; "休日" for substitute and sandwiched days.
  public let name: String
  /// By which article it is one.
  public let kind: Kind

  /// Why a day is a holiday.
  public enum Kind: String, Sendable, Hashable {
    /// 国民の祝日.
    case national
    /// 振替休日.
    case substitute
    /// 国民の休日, the day between two national holidays.
    case citizen
    /// A day made a holiday once by an act of its own.
    case special
  }

  /// The holiday on a Sunday that a 振替休日 stands for; nil for any other day.
  public var replaced: Holiday? {
    guard kind == .substitute else { return nil }
    var before = date.adding(days: -1)
    // From 2007 on other 祝日 may stand between the Sunday and its substitute.
    while let holiday = HolidayLaw.holiday(on: before) {
      if before.weekday == .sunday { return holiday }
      before = before.adding(days: -1)
    }
    return nil
  }

  /// A holiday.
  public init(date: CivilDate, name: String, kind: Kind) {
    self.date = date
    self.name = name
    self.kind = kind
  }
}
