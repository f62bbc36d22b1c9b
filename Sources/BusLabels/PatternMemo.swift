internal import BusModel
internal import Synchronization

/// Readings of the texts met lately: the pages of a night bear the same few labels a thousand times.
///
/// Reading is a pure function, so a memo changes no answer. It is bounded in number and in length.
package final class PatternMemo: Sendable {
  /// The one of this process.
  package static let shared = PatternMemo()
  /// That of the canonical words of patterns, of which there are few.
  static let canonical = PatternMemo()

  private let readings = Mutex<[[UInt8]: PatternReading]>([:])

  private static let capacity = 1024
  private static let longestText = 1000

  /// Forgets all readings: the leak sanitiser cannot follow references that Swift keeps in enums.
  package static func forget() {
    for memo in [shared, canonical] { memo.readings.withLock { $0.removeAll() } }
  }

  /// The reading of a text, made by `read` unless it was met before.
  ///
  /// Texts count as the same when their bytes are, since a reading quotes them.
  func reading(of text: String, read: (String) -> PatternReading) -> PatternReading {
    let key = Array(text.utf8)
    guard key.count <= Self.longestText else { return read(text) }
    if let known = readings.withLock({ $0[key] }) { return known }
    let reading = read(text)
    readings.withLock { readings in
      if readings.count >= Self.capacity { readings.removeAll(keepingCapacity: true) }
      readings[key] = reading
    }
    return reading
  }
}
