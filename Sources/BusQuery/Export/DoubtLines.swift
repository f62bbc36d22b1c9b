internal import BusModel

/// What of an export cannot be told, each reason once.
extension DepartureCalendar {
  /// What a person should know beside the file: of which days it cannot be told what runs, and
  /// that there is no bus at all, with which the RFC knows no calendar.
  public func notes(_ language: Language) -> [String] {
    let empty = language("there is no bus to export", "書き出す便がありません")
    return Self.lines(doubts, language) + (count == 0 ? [empty] : [])
  }

  /// The contract's exit status: 0 when there is a bus, else 3.
  public var exitStatus: Int32 { count == 0 ? 3 : 0 }

  /// "2026-11-21..2026-12-04: nothing has been taken in yet": the days of a reason from the first to
  /// the last, with their number where others lie between them.
  private static func lines(
    _ doubts: [(date: CivilDate, reason: Reason)], _ language: Language
  ) -> [String] {
    var reasons: [String] = []
    var dates: [String: [CivilDate]] = [:]
    for (date, reason) in doubts {
      let text = reason.text(language)
      if dates[text] == nil { reasons.append(text) }
      if dates[text]?.last != date { dates[text, default: []].append(date) }
    }
    return reasons.map { "\(span(dates[$0] ?? [], language)): \($0)" }
  }

  private static func span(_ dates: [CivilDate], _ language: Language) -> String {
    guard let first = dates.first, let last = dates.last, first != last else {
      return dates.first?.description ?? ""
    }
    let days = last.dayNumber - first.dayNumber + 1
    let some = language(" (\(dates.count) days)", "(\(dates.count)日)")
    return "\(first)..\(last)" + (days == dates.count ? "" : some)
  }
}
