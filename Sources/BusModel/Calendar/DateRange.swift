/// A run of days, both ends included: of one year ("2026-07-21..2026-08-24") or of every year
/// ("12-29..01-03", which may wrap over New Year). A single day is a range of one.
public struct DateRange: Hashable, Sendable {
  /// The first day.
  public let first: Day
  /// The last day.
  public let last: Day

  /// One end of a range.
  public struct Day: Hashable, Sendable {
    /// The year, or nil when the range comes back every year.
    public let year: Int?
    /// 1 … 12.
    public let month: Int
    /// 1 … 31.
    public let day: Int
  }

  /// Reads "MM-DD", "MM-DD..MM-DD", "YYYY-MM-DD" or "YYYY-MM-DD..YYYY-MM-DD".
  ///
  /// - Parameter text: as in routes.json; "02-29" is a day of leap years only.
  /// - Throws: `DateRangeError` for anything else, for a day no calendar has, for ends of two
  ///   sorts, and for a dated range that ends before it starts.
  public init(_ text: some StringProtocol) throws(DateRangeError) {
    let ends = Self.ends(of: String(text))
    guard let first = ends.first, let last = ends.last, ends.count <= 2 else {
      throw DateRangeError(.tooManyEnds, in: String(text))
    }
    self.first = try Day(first, of: String(text))
    self.last = try Day(last, of: String(text))
    guard (self.first.year == nil) == (self.last.year == nil) else {
      throw DateRangeError(.mixedEnds, in: String(text))
    }
    guard self.first.year == nil || !(self.last < self.first) else {
      throw DateRangeError(.reversed(first: first, last: last), in: String(text))
    }
  }

  /// Whether a date lies in it.
  public func contains(_ date: CivilDate) -> Bool {
    let day = Day(
      year: first.year == nil ? nil : date.year, month: date.month, day: date.day)
    if first.year == nil, last < first { return !(day < first) || !(last < day) }
    return !(day < first) && !(last < day)
  }

  private static func ends(of text: String) -> [String] {
    var ends = [""]
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("..") {
        ends.append("")
        rest.removeFirst(2)
      } else {
        ends[ends.count - 1].append(character)
        rest.removeFirst()
      }
    }
    return ends
  }
}

extension DateRange.Day: Comparable {
  /// Reads "MM-DD" or "YYYY-MM-DD".
  fileprivate init(_ text: String, of range: String) throws(DateRangeError) {
    let isDated = text.utf8.count == 10
    // 2000 is a leap year: a yearly 02-29 is a day.
    guard text.utf8.count == 5 || isDated,
      text.utf8.allSatisfy({ (48...57).contains($0) || $0 == UInt8(ascii: "-") })
    else { throw DateRangeError(.noDate(text), in: range) }
    guard let date = CivilDate(isDated ? text : "2000-" + text) else {
      throw DateRangeError(.impossibleDate(text), in: range)
    }
    self.init(year: isDated ? date.year : nil, month: date.month, day: date.day)
  }

  /// Earlier days first; without years, by their place in the year.
  public static func < (left: DateRange.Day, right: DateRange.Day) -> Bool {
    (left.year ?? 0, left.month, left.day) < (right.year ?? 0, right.month, right.day)
  }
}

extension DateRange: CustomStringConvertible {
  /// As it is written in routes.json.
  public var description: String { first == last ? "\(first)" : "\(first)..\(last)" }
}

extension DateRange.Day: CustomStringConvertible {
  /// "12-29" or "2026-12-29".
  public var description: String {
    (year.map { padded($0, to: 4) + "-" } ?? "") + padded(month, to: 2) + "-" + padded(day, to: 2)
  }
}

/// A text that is no range of dates.
public struct DateRangeError: Error, Hashable, Sendable {
  /// What is wrong.
  public let fault: Fault
  /// The text as found.
  public let subject: String

  /// The sorts of fault.
  public enum Fault: Hashable, Sendable {
    /// More than two ends.
    case tooManyEnds
    /// A part of it is not written as a date.
    case noDate(String)
    /// It names a day that no calendar has.
    case impossibleDate(String)
    /// One end is of a year and the other of every year.
    case mixedEnds
    /// It ends before it starts.
    case reversed(first: String, last: String)
  }

  init(_ fault: Fault, in subject: String) {
    self.fault = fault
    self.subject = subject
  }
}
