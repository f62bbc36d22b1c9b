public import BusModel

/// Reads a holiday feed of either kind: holidays-jp's flat object, `{"2026-01-01": "元日", …}`, or
/// the Cabinet Office's list, `YYYY/M/D,name` in CP932 below a line of headings. What the bytes are
/// decides, not where they came from.
public enum HolidayFeedReader {
  /// The holidays of a feed in order of their dates.
  ///
  /// holidays-jp is a window of three years that moves, so an older year may go; a year that both
  /// have must not lose a day, and the feed must not end in an earlier year than it did.
  ///
  /// - Parameters:
  ///   - bytes: the feed as served.
  ///   - last: the days of the last good feed; empty when there was none.
  /// - Returns: at least one holiday. The days of a list have the law's names (``HolidayListReader``).
  /// - Throws: a fault when the feed is malformed, empty, or shorter than the last good one.
  public static func holidays(
    in bytes: [UInt8], after last: [Holiday] = []
  ) throws(HolidayFeedFault) -> [Holiday] {
    var found =
      HolidayListReader.recognises(bytes)
      ? try HolidayListReader.holidays(in: bytes) : try HolidayObjectReader.holidays(in: bytes)
    guard !found.isEmpty else {
      throw HolidayFeedFault(.empty)
    }
    found.sort { $0.date < $1.date }
    try check(found, after: last)
    return found
  }

  private static func check(
    _ found: [Holiday], after last: [Holiday]
  ) throws(HolidayFeedFault) {
    guard let end = found.last?.date.year, let known = last.map(\.date.year).max() else { return }
    guard end >= known else {
      throw HolidayFeedFault(.endsEarlier(known: known, found: end))
    }
    for year in Set(found.map(\.date.year)).sorted() {
      let (now, before) = (count(found, year), count(last, year))
      guard now >= before else {
        throw HolidayFeedFault(.lostDays(year: year, known: before, found: now))
      }
    }
  }

  private static func count(_ holidays: [Holiday], _ year: Int) -> Int {
    holidays.count { $0.date.year == year }
  }
}

/// A holiday feed that is not taken in; the last good one is kept.
public struct HolidayFeedFault: Error, Hashable, Sendable {
  /// What is wrong with it.
  public let fault: HolidayFault

  init(_ fault: HolidayFault) { self.fault = fault }
}
