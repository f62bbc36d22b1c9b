import BusFetch
import BusModel
import BusStore

/// A page that came before, and whether the archive still has its bytes.
struct KnownPage: Sendable {
  let record: FetchRecord
  /// Whether the bytes are there and, as far as was looked, what they were.
  let isSound: Bool

  /// Every night each file is counted, and an eighth of them is read and hashed, so that damage is
  /// found within eight nights at a cost that is not felt.
  private static let nightsForAll = 8

  /// Nil when the fetch gave no bytes.
  init?(_ record: FetchRecord, in archive: PageArchive, on date: CivilDate) {
    guard let sha256 = record.sha256 else { return nil }
    self.record = record
    let turn = (sha256.utf8.first.map { Int($0) } ?? 0) % Self.nightsForAll
    // A database from before the size was kept has 0 for a page that was not modified.
    isSound = archive.isSound(
      sha256, size: record.bytes == 0 ? nil : record.bytes,
      isThorough: turn == date.dayNumber % Self.nightsForAll)
  }
}
