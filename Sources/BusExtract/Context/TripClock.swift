import BusLabels
import BusModel

/// A time of day at the head of words about trips, and what stands behind it: 18:40 of 18:40発, 18時 of 18時以降.
struct TripClock: Equatable {
  /// Minutes since midnight.
  let minutes: Int
  /// Whether the words name the hour alone.
  let isHour: Bool
  /// What stands behind: 発, 以降, 台.
  let rest: String

  /// The longest notation of a time with which words begin.
  init?(_ words: String) {
    guard words.first.map({ $0.isNumber || "午翌".contains($0) }) == true else { return nil }
    for length in stride(from: min(words.length, 10), through: 2, by: -1) {
      let head = words.prefix(length)
      guard let time = ServiceTime(notation: head) else { continue }
      minutes = time.hour * 60 + time.minute
      isHour = head.last == "時"
      rest = String(words.dropFirst(length))
      return
    }
    return nil
  }
}
