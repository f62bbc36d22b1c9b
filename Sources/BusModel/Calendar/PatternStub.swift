/// Stands in until the calendar branch lands.
public struct PatternReading: Sendable {
  /// p
  public let pattern: ServicePattern?
  /// u
  public let unread: [String]
}
extension ServicePattern {
  /// r
  public static func read(_ text: String) -> PatternReading {
    PatternReading(pattern: known[text].map { ServicePattern(text: $0.rawValue) }, unread: [])
  }
  /// s
  public var service: ServiceKind { ServiceKind(rawValue: text) ?? .custom }
  static let known: [String: ServiceKind] = ["平日": .weekday, "平日ダイヤ": .weekday, "土曜": .saturday, "土曜日": .saturday, "休日": .sundayHoliday, "日祝": .sundayHoliday, "日曜・祝日": .sundayHoliday, "土日祝": .saturdaySundayHoliday, "土休日": .saturdaySundayHoliday, "毎日": .daily, "全日": .daily]
}
