public import BusModel

/// Reads the holidays-jp feed: one flat object, `{"2026-01-01": "元日", …}`.
public enum HolidayFeedReader {
  /// The holidays of a feed in order of their dates.
  ///
  /// The feed is a window of three years that moves, so an older year may go; a year that both have
  /// must not lose a day, and the feed must not end in an earlier year than it did.
  ///
  /// - Parameters:
  ///   - bytes: the feed as served.
  ///   - last: the days of the last good feed; empty when there was none.
  /// - Returns: at least one holiday.
  /// - Throws: a fault when the feed is malformed, empty, or shorter than the last good one.
  public static func holidays(
    in bytes: [UInt8], after last: [Holiday] = []
  ) throws(HolidayFeedFault) -> [Holiday] {
    var found: [Holiday] = []
    for member in try members(bytes) { found.append(try holiday(member)) }
    guard !found.isEmpty else {
      throw HolidayFeedFault(code: .empty, detail: "expected holidays, found none")
    }
    found.sort { $0.date < $1.date }
    try check(found, after: last)
    return found
  }

  private static func members(_ bytes: [UInt8]) throws(HolidayFeedFault) -> [JSONMember] {
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue.parse(bytes)
    } catch {
      throw HolidayFeedFault(code: .malformed, detail: "expected JSON: \(error)")
    }
    guard let members = value.objectValue else {
      throw HolidayFeedFault(
        code: .malformed, detail: "expected an object of date → name, found \(value.kindName)")
    }
    return members
  }

  private static func holiday(_ member: JSONMember) throws(HolidayFeedFault) -> Holiday {
    guard let date = CivilDate(member.key), let name = member.value.stringValue, !name.isEmpty
    else {
      let found = JSONValue.object([member]).text()
      throw HolidayFeedFault(
        code: .malformed, detail: "expected \"YYYY-MM-DD\": \"name\", found \(found.prefix(80))")
    }
    return Holiday(date: date, name: name, kind: kind(of: name))
  }

  private static func kind(of name: String) -> Holiday.Kind {
    if name.contains("振替休日") { return .substitute }
    return name == "国民の休日" ? .citizen : .national
  }

  private static func check(
    _ found: [Holiday], after last: [Holiday]
  ) throws(HolidayFeedFault) {
    guard let end = found.last?.date.year, let known = last.map(\.date.year).max() else { return }
    guard end >= known else {
      throw HolidayFeedFault(
        code: .shorter, detail: "expected holidays up to \(known), found them up to \(end)")
    }
    for year in Set(found.map(\.date.year)).sorted() {
      let (now, before) = (count(found, year), count(last, year))
      guard now >= before else {
        throw HolidayFeedFault(
          code: .shorter, detail: "expected \(before) holidays in \(year), found \(now)")
      }
    }
  }

  private static func count(_ holidays: [Holiday], _ year: Int) -> Int {
    holidays.count { $0.date.year == year }
  }
}
