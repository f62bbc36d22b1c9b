import BusModel

/// Whether words name days; the meaning itself is `ServicePattern`'s business.
enum DayWords {
  /// A quick look that spares most texts the full reading.
  static func mayName(_ compact: String) -> Bool {
    compact.utf8.count <= 150
      && compact.unicodeScalars.contains { hints.contains($0) }
  }

  /// Whether a text is a label of days and nothing else.
  static func isLabel(_ compact: String) -> Bool { kind(of: compact) != nil }

  /// What days it names, in canonical words; nil when it is no label.
  static func kind(of compact: String) -> String? {
    let reading = ServicePattern.read(compact)
    guard reading.unread.isEmpty else { return nil }
    return reading.pattern?.text
  }

  private static let hints: Set<Unicode.Scalar> = Set(
    "平土日祝休祭月火水木金曜毎全学登校特盆年冬夏期/WwSsHhDd工周双节평주토공".unicodeScalars)
}
