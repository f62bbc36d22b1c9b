internal import BusModel

/// Service patterns as they stand in a column: in their coded form. A timetable has few different
/// ones, so each is read once.
struct PatternText {
  private var known: [String: ServicePattern] = [:]

  /// The pattern of a column; nil for NULL.
  mutating func pattern(in text: String?, subject: String) throws(StoreError) -> ServicePattern? {
    guard let text else { return nil }
    if let pattern = known[text] { return pattern }
    guard let pattern = ServicePattern(stored: text) else {
      // Without its days a column could pass for one that runs daily.
      throw StoreError(subject, .badColumn(.days, found: text))
    }
    known[text] = pattern
    return pattern
  }
}
