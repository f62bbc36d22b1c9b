package import BusModel

/// What a page means by 平日, where it says so: "平日：月～金（祝日及び12/29～1/3を除く）　土日祝：左記以外の日".
package enum WeekdayDefinition {
  /// The dates that it takes out of weekdays, with the kind of day as which they run where it says that;
  /// nil for any other line.
  package static func rules(of line: String) -> [PageDayRule]? {
    let parts = line.drop { "※・●■◆".contains($0) }.split(whereSeparator: \.isWhitespace)
      .map(String.init)
    guard let first = parts.first, let lead = names.first(where: first.hasPrefix) else {
      return nil
    }
    let said = first.dropFirst(lead.count)
    let days = said.drop { separators.contains($0) }
    guard days.count < said.count else { return nil }
    let reading = ServicePattern.read(String(days))
    let rest = parts.dropFirst().joined()
    // 月～金＝祝日を含む月曜から金曜.
    if reading.unread.isEmpty, reading.pattern == withHolidays, rest.isEmpty || saysTheSame(rest) {
      return [.weekdaysOnHolidays(because: line)]
    }
    guard reading.unread.isEmpty, let terms = reading.pattern?.daysAlone, terms.count == 1,
      let term = terms.first, term.periods.isEmpty, term.days.namesWorkdays
    else { return nil }
    let dates = term.except.filter { !$0.periods.isEmpty }
    if dates.isEmpty, rest.isEmpty || saysTheSame(rest) {
      // 平日：月曜～土曜, and 平日：月曜～金曜, which says nothing new.
      let isPlain =
        term.days.ordinals.isEmpty
        && term.except.allSatisfy { $0.days.kinds.isSubset(of: [.sunday, .holiday]) }
      guard isPlain else { return nil }
      if term.days.weekdays.contains(.saturday) || term.days.kinds.contains(.saturday) {
        let saturdays = DayTerm(days: DaySet(kinds: [.saturday]))
        return term.days.kinds.contains(.sunday)
          ? nil : [PageDayRule(when: [saturdays], runs: .weekday, because: line)]
      }
      return term.days.kinds == [.weekday] ? [] : nil
    }
    guard !dates.isEmpty else { return nil }
    guard rest.isEmpty || others.contains(where: rest.hasSuffix) else { return nil }
    let isTold = holidays.contains(where: rest.hasPrefix)
    return [PageDayRule(when: dates, runs: isTold ? .sundayHoliday : nil, because: line)]
  }

  /// "／土日＝土曜・日曜": another label, of which nothing new is said.
  private static func saysTheSame(_ rest: String) -> Bool {
    let bare = rest.drop { "／/、・".contains($0) }
    guard bare.count < rest.count, let sign = bare.firstIndex(where: { "＝=：:".contains($0) }) else {
      return false
    }
    let label = ServicePattern.read(String(bare[..<sign]))
    let days = ServicePattern.read(String(bare[bare.index(after: sign)...]))
    return label.unread.isEmpty && days.unread.isEmpty && label.pattern != nil
      && label.pattern == days.pattern
  }

  /// Whether a line begins as one that says it.
  package static func begins(_ line: String) -> Bool {
    let bare = line.drop { "※・●■◆".contains($0) }
    return names.contains(where: bare.hasPrefix)
  }

  private static let withHolidays = ServicePattern.read("月曜～金曜（祝日を含む）").pattern
  private static let names = ["平日ダイヤ", "平日", "月～金", "月〜金", "月曜～金曜", "月曜日～金曜日", "月-金"]
  private static let separators: Set<Character> = ["：", ":", "…", "=", "＝", "は"]
  private static let others = ["左記以外", "左記以外の日", "上記以外", "上記以外の日", "それ以外", "それ以外の日", "その他の日"]
  private static let holidays = ["土日祝", "土休日", "日祝", "休日", "土・日・祝", "日・祝"]
}
