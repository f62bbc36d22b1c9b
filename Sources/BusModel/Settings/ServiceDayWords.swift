extension SettingsReading {
  /// The word under `runs`: one of the four, or the name of a special timetable.
  ///
  /// A word that is nearly one of the four is a fault, for as a special timetable it would never
  /// be found.
  mutating func serviceDayKind(_ node: SettingsNode?) -> ServiceDayKind? {
    guard let node, let word = text(node) else { return nil }
    if let kind = serviceDayKinds[word] { return kind }
    let plain = ["weekday", "saturday", "sundayHoliday", "none"]
    guard let meant = meant(by: word, of: plain) else { return .special(word) }
    note(
      node, expected: "\(plain.joined(separator: ", ")) or the name of a special timetable",
      suggestion: meant)
    return nil
  }

  /// Which of the four a word was probably meant to be.
  private func meant(by word: String, of plain: [String]) -> String? {
    // The kinds that a column may have but a date cannot run as: a date has one service.
    if let kind = ServiceKind(rawValue: word), kind != .custom {
      return kind == .daily ? "weekday" : "sundayHoliday"
    }
    return nearest(word, in: plain)
  }

  /// The words under `only`.
  mutating func dayKinds(_ node: SettingsNode?) -> Set<DayKind> {
    guard let node else { return [] }
    let elements = list(node, of: "kinds of day")
    if elements.isEmpty, node.elements != nil {
      note(node, expected: "at least one kind of day", found: "none")
    }
    return elements.reduce(into: []) { kinds, element in kinds.formUnion(dayKind(element)) }
  }

  private mutating func dayKind(_ node: SettingsNode) -> Set<DayKind> {
    let word = node.value.stringValue ?? ""
    if let kinds = dayKindWords[word] { return kinds }
    let known = DayKind.allCases.map(\.rawValue)
    note(
      node, expected: "one of \(known.joined(separator: ", "))",
      suggestion: nearest(word, in: known))
    return []
  }
}

/// What `runs` may say, in the contract's words and in those of the timetables.
private let serviceDayKinds: [String: ServiceDayKind] = [
  "weekday": .weekday, "saturday": .saturday, "sundayHoliday": .sundayHoliday, "none": .none,
  "平日": .weekday, "土曜": .saturday, "土曜日": .saturday, "日祝": .sundayHoliday,
  "日曜・祝日": .sundayHoliday, "日曜": .sundayHoliday, "日曜日": .sundayHoliday,
  "休日": .sundayHoliday, "祝日": .sundayHoliday, "土休日": .sundayHoliday,
  "土日祝": .sundayHoliday, "運休": .none, "全便運休": .none,
]

/// What `only` may say.
private let dayKindWords: [String: Set<DayKind>] = [
  "weekday": [.weekday], "saturday": [.saturday], "sunday": [.sunday], "holiday": [.holiday],
  "平日": [.weekday], "土曜": [.saturday], "土曜日": [.saturday], "日曜": [.sunday],
  "日曜日": [.sunday], "祝日": [.holiday], "日祝": [.sunday, .holiday],
  "休日": [.sunday, .holiday], "土休日": [.saturday, .sunday, .holiday],
  "土日祝": [.saturday, .sunday, .holiday],
]
