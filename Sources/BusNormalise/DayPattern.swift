import BusLabels
import BusModel

/// Reads day labels into service patterns.
enum DayPattern {
  /// The pattern of a label, nil without a label or when none of it is understood; the part that is
  /// not understood is a notice, and a doubt where it speaks of days.
  static func of(
    _ label: String, at place: String
  ) -> (pattern: ServicePattern?, notices: [Notice], isDoubtful: Bool) {
    let reading = ServicePattern.read(label)
    let parts = reading.pattern == nil ? [label] : reading.unread
    return (
      reading.pattern, parts.map { Notice(.unreadDays(.words($0)), at: place) }, reading.losesDays
    )
  }
}
