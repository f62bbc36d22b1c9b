import BusJSON
import BusLabels
public import BusModel

extension SettingsDecoder {
  /// A CSS selector of the kind that is understood.
  mutating func selector(_ node: SettingsNode?) -> String? {
    guard let node, let text = text(node) else { return nil }
    guard PageSelector(text) == nil else { return text }
    note(
      node,
      expected:
        .selector)
    return nil
  }

  /// The name of a layout.
  mutating func layout(_ node: SettingsNode?) -> String? {
    guard let node, let text = text(node) else { return nil }
    let known = PageLayout.allCases.map(\.rawValue)
    guard !known.contains(text) else { return text }
    note(
      node, expected: .layout(known),
      suggestion: nearest(text, in: known))
    return nil
  }

  /// A label of days as a page prints it.
  mutating func dayLabel(_ node: SettingsNode?) -> String? {
    guard let node, let text = text(node) else { return nil }
    let reading = ServicePattern.read(text)
    guard reading.pattern == nil || !reading.unread.isEmpty else { return text }
    note(
      node, expected: .dayLabel,
      suggestion: nearestLabel(text))
    return nil
  }

  /// The Japanese label that a word was probably meant for.
  private func nearestLabel(_ text: String) -> String? {
    let words = [
      "weekday": "平日", "weekdays": "平日", "saturday": "土曜", "sunday": "日曜", "holiday": "休日",
      "sundayHoliday": "日祝", "saturdaySundayHoliday": "土日祝", "daily": "毎日",
    ]
    if let label = nearest(text, in: words.keys.sorted()).flatMap({ words[$0] }) { return label }
    return nearest(text, in: ["平日", "土曜日", "日曜日", "日祝日", "土日祝日", "土休日", "休日", "毎日", "全日"])
  }
}

extension PageHints {
  /// What is wrong with them by the rules of routes.json, each with its key for a place.
  public var faults: [SettingsFault] {
    let texts = texts.map { ($0.key, JSONValue($0.text)) }
    let value = JSONValue.present(texts + [("only", JSONValue(texts: only))])
    var decoder = SettingsDecoder()
    _ = decoder.hints(SettingsNode(value: value, place: .root))
    return decoder.faults
  }
}
