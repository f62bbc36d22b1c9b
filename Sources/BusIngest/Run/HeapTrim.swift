import CLinux
import Synchronization

/// Gives memory back that reading pages took: it lies among what is kept, and would count as ours to
/// the end of the night. Only now and then: each time a thousand stretches are given up, and soon
/// taken again.
final class HeapTrim: Sendable {
  /// How many bytes of pages were read since the last time.
  private let read = Atomic(0)

  /// So many make it worth the time.
  private static let most = 8 << 20

  /// Notes that pages of so many bytes were read and let go of.
  func note(_ bytes: Int) {
    guard read.add(bytes, ordering: .relaxed).newValue >= Self.most else { return }
    read.store(0, ordering: .relaxed)
    malloc_trim(0)
  }
}
