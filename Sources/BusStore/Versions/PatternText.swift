internal import BusModel

/// Service patterns as they stand in a column: their canonical words.
enum PatternText {
  static func pattern(in text: String?) -> ServicePattern? {
    text.map { ServicePattern(text: $0) }
  }
}
