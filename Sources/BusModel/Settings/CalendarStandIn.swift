// Stands in for what the branch `calendar` brings under these very names (DateRange.swift,
// DateRangeError.swift, ServiceDayKind.swift): to be deleted when the two are merged.

struct DateRangeError: Error {
  let code: Code

  enum Code { case malformed, impossibleDate, mixedEnds, reversed }
}

extension DateRange: CustomStringConvertible {
  init(_ text: String) throws(DateRangeError) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let ends = parts.count == 3 && parts[1].isEmpty ? [parts[0], parts[2]] : [text[...]]
    first = try Day(ends[0])
    last = try Day(ends[ends.count - 1])
    guard (first.year == nil) == (last.year == nil) else {
      throw DateRangeError(code: .mixedEnds)
    }
    let isBackward =
      (first.year ?? 0, first.month, first.day) > (last.year ?? 0, last.month, last.day)
    if first.year != nil, isBackward { throw DateRangeError(code: .reversed) }
  }

  /// As in routes.json.
  public var description: String { first == last ? first.text : "\(first.text)..\(last.text)" }
}

extension DateRange.Day {
  fileprivate init(_ text: Substring) throws(DateRangeError) {
    let isDated = text.utf8.count == 10
    guard isDated || text.utf8.count == 5 else { throw DateRangeError(code: .malformed) }
    guard let date = CivilDate(isDated ? String(text) : "2000-" + text) else {
      throw DateRangeError(code: .impossibleDate)
    }
    self.init(year: isDated ? date.year : nil, month: date.month, day: date.day)
  }

  fileprivate var text: String {
    (year.map { padded($0, to: 4) + "-" } ?? "") + padded(month, to: 2) + "-" + padded(day, to: 2)
  }
}

extension ServiceDayKind {
  init(_ text: String) {
    switch text {
    case "weekday", "平日": self = .weekday
    case "saturday", "土曜": self = .saturday
    case "sundayHoliday", "日祝", "土休日": self = .sundayHoliday
    case "none", "運休": self = .none
    default: self = .special(text)
    }
  }

  var name: String {
    switch self {
    case .weekday: "weekday"
    case .saturday: "saturday"
    case .sundayHoliday: "sundayHoliday"
    case .none: "none"
    case .special(let name): name
    }
  }
}
