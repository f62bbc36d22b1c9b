internal import BusModel

/// Changes of one column that are said in one line: what befell many buses alike.
struct ChangeGroup {
  let first: TimetableChange
  private let others: [TimetableChange]

  /// So many are said each in a line of their own.
  private static let mostAlone = 3
  /// The times of so many are listed; of more it is said from when to when they leave.
  private static let mostListed = 8

  /// What is alike.
  fileprivate enum Likeness: Hashable {
    case added
    case removed
    /// Minutes later.
    case moved(Int)
  }

  private init(first: TimetableChange, others: [TimetableChange] = []) {
    self.first = first
    self.others = others
  }

  /// Changes in their order, with alike ones of a column at the place of the first of them.
  static func groups(of changes: [TimetableChange]) -> [ChangeGroup] {
    var groups: [ChangeGroup] = []
    var rest = changes[...]
    while let first = rest.first {
      let column = rest.prefix { $0.isOfSameColumn(as: first) }
      groups += Self.groups(ofColumn: column)
      rest = rest.dropFirst(column.count)
    }
    return groups
  }

  private static func groups(ofColumn changes: ArraySlice<TimetableChange>) -> [ChangeGroup] {
    let alike = Dictionary(grouping: changes) { likeness(of: $0) }
    var seen: Set<Likeness> = []
    return changes.compactMap { change in
      guard let likeness = likeness(of: change), let all = alike[likeness], all.count > mostAlone
      else { return ChangeGroup(first: change) }
      guard seen.insert(likeness).inserted else { return nil }
      return ChangeGroup(first: change, others: Array(all.dropFirst()))
    }
  }

  fileprivate static func likeness(of change: TimetableChange) -> Likeness? {
    switch change.kind {
    case .added: .added
    case .removed: .removed
    case .moved(let from, let to): .moved(to.minutes - from.minutes)
    case .columnAdded, .columnRemoved, .renamed: nil
    }
  }

  /// The changes in one line: "平日 12:00～23:08 の110本 廃止", "平日 06:10、07:20、08:30、09:40 3分遅く".
  func text(_ language: Language) -> String {
    guard !others.isEmpty, let likeness = Self.likeness(of: first) else {
      return first.text(language)
    }
    let times = ([first] + others).flatMap(\.times).sorted()
    let days = TerminalText.clean(first.days)
    return (days.isEmpty ? "" : days + " ") + Self.span(times, language) + likeness.words(language)
  }

  /// "06:10, 07:20 ", "12:00–23:08: 110 departures ".
  static func span(_ times: [ServiceTime], _ language: Language) -> String {
    guard times.count > mostListed, let first = times.first, let last = times.last else {
      return times.map(\.description).joined(separator: language(", ", "、")) + " "
    }
    return language(
      "\(first)–\(last): \(times.count) departures ", "\(first)～\(last) の\(times.count)本 ")
  }
}

extension ChangeGroup.Likeness {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .added: language("added", "新設")
    case .removed: language("withdrawn", "廃止")
    case .moved(let minutes) where minutes > 0: language("\(minutes) min later", "\(minutes)分遅く")
    case .moved(let minutes): language("\(-minutes) min earlier", "\(-minutes)分早く")
    }
  }
}

extension TimetableChange {
  fileprivate func isOfSameColumn(as other: TimetableChange) -> Bool {
    isUnderSameHeading(as: other) && days == other.days
  }
}
