import BusJSON
import BusModel

extension SettingsDecoder {
  /// The word under `runs`: one of the four, or the name of a special timetable.
  ///
  /// A word that is nearly one of the four is a fault, for as a special timetable it would never
  /// be found.
  mutating func serviceDayKind(_ node: SettingsNode?) -> ServiceDayKind? {
    guard let node, let word = text(node) else { return nil }
    let kind = ServiceDayKind(word)
    guard case .special = kind, let meant = Self.meant(by: word) else { return kind }

    note(node, expected: .service(Self.plainServiceWords), suggestion: meant)
    return nil
  }

  static let plainServiceWords = ["weekday", "saturday", "sundayHoliday", "none"]

  /// Which of the four a word was probably meant to be.
  private static func meant(by word: String) -> String? {
    // Days that a column may have, but that no date runs as: Sundays and holidays run alike.
    if ["日曜", "日曜日", "祝日"].contains(word) { return "日祝" }
    if let kind = ServiceKind(rawValue: word), kind != .custom {
      return kind == .daily ? "weekday" : "sundayHoliday"
    }
    return nearest(word, in: plainServiceWords)
  }

  /// The words under `only`.
  mutating func dayKinds(_ node: SettingsNode?) -> Set<DayKind> {
    guard let node else { return [] }
    let elements = list(node, of: .kindOfDay)
    if elements.isEmpty, node.elements != nil {
      note(node, expected: .someKind, found: .some(.none))
    }
    return elements.reduce(into: []) { kinds, element in kinds.formUnion(dayKind(element)) }
  }

  private mutating func dayKind(_ node: SettingsNode) -> Set<DayKind> {
    let word = node.value.stringValue ?? ""
    if let kinds = dayKindWords[word] { return kinds }
    let known = DayKind.allCases.map(\.rawValue)
    note(
      node, expected: .oneOf(known),
      suggestion: nearest(word, in: known))
    return []
  }
}

/// What `only` may say.
private let dayKindWords: [String: Set<DayKind>] = [
  "weekday": [.weekday], "saturday": [.saturday], "sunday": [.sunday], "holiday": [.holiday],
  "平日": [.weekday], "土曜": [.saturday], "土曜日": [.saturday], "日曜": [.sunday],
  "日曜日": [.sunday], "祝日": [.holiday], "日祝": [.sunday, .holiday],
  "休日": [.sunday, .holiday], "土休日": [.saturday, .sunday, .holiday],
  "土日祝": [.saturday, .sunday, .holiday],
]
