public import BusModel

/// The days that a question about the calendar means, in the order they were named.
public struct AskedDays: Hashable, Sendable {
  /// The days.
  public let dates: [CivilDate]

  /// No calendar needs more, and a mistyped year should not fill the screen for minutes.
  public static let most = 100_000

  /// A run of days, both ends included, as it was typed.
  public struct Span: Hashable, Sendable {
    /// The first day.
    public var first: CivilDate
    /// The last day.
    public var last: CivilDate

    /// A run of days.
    public init(_ first: CivilDate, _ last: CivilDate) {
      self.first = first
      self.last = last
    }
  }

  /// Why days cannot be meant.
  public enum Fault: Error, Hashable, Sendable {
    /// The last day is before the first.
    case backwards(Span)
    /// More than ``most`` days.
    case tooMany(Span)
  }

  /// The days of a question: those named, and those of a range of which either end may be left out
  /// (today, and 30 days on); without any of them today, or the whole of this year.
  ///
  /// - Parameters:
  ///   - named: the days and ranges that were named.
  ///   - first: the first day of a range.
  ///   - last: the last day of a range.
  ///   - today: today's date.
  ///   - wholeYear: whether nothing named means the year.
  /// - Throws: ``Fault``.
  public init(
    _ named: [Span], from first: CivilDate?, to last: CivilDate?, today: CivilDate, wholeYear: Bool
  ) throws(Fault) {
    var spans = named
    if first != nil || last != nil {
      let start = first ?? today
      spans.append(Span(start, last ?? start.adding(days: 30)))
    } else if named.isEmpty {
      spans = [wholeYear ? Self.year(of: today) : Span(today, today)]
    }
    var dates: [CivilDate] = []
    for span in spans { dates += try Self.days(of: span) }
    self.dates = dates
  }

  private static func days(of span: Span) throws(Fault) -> [CivilDate] {
    guard span.first <= span.last else { throw .backwards(span) }
    guard span.last.dayNumber - span.first.dayNumber < most else { throw .tooMany(span) }
    return (span.first.dayNumber...span.last.dayNumber).map { CivilDate(dayNumber: $0) }
  }

  private static func year(of today: CivilDate) -> Span {
    let first = CivilDate(year: today.year, month: 1, day: 1)
    let last = CivilDate(year: today.year, month: 12, day: 31)
    return Span(first ?? today, last ?? today)
  }
}
