import BusFetch
import BusModel
import BusStore

/// A page that came before, and whether the archive still has its bytes.
struct KnownPage: Sendable {
  var record: FetchRecord { known.record }
  private let known: PageMemory.Known
  /// Whether the bytes are there and, as far as was looked, what they were.
  let isSound: Bool

  /// Nil when the fetch gave no bytes. Every night each file is counted, and those whose turn it is
  /// are read and hashed.
  @inline(never)
  init?(_ known: PageMemory.Known, in archive: PageArchive, on date: CivilDate) {
    let record = known.record
    guard let sha256 = record.sha256 else { return nil }
    self.known = known
    // A database from before the size was kept has 0 for a page that was not modified.
    isSound = archive.isSound(
      sha256, size: record.bytes == 0 ? nil : record.bytes,
      isThorough: Turn.page.isThat(of: sha256, on: date))
  }
}

extension KnownPage {
  /// What the next request may be conditional by: nothing when the bytes are lost, so that "not
  /// modified" would be of no use, and nothing when the last answer was not taken.
  var validators: FetchRecord? { isSound && !known.isDoubted ? record : nil }
}

/// What costs too much to be looked at every night has its turn now and then: damage is found in the
/// end, at a cost that is not felt.
enum Turn: UInt64 {
  /// An archived page is held against its hash every so many nights.
  case page = 8
  /// The rows of a route are held against their checksums every so many nights, where there are more
  /// than ``mostAtOnce``: whoever is answered from them holds them against the checksums besides. A
  /// prime: a job of every second or fifth day comes by all of them too.
  case route = 31

  /// So many cost nothing that is felt: a household's routes are all looked at every night, and those
  /// that `--route` names.
  static let mostAtOnce = 200

  /// Whether it is the turn of what has that name.
  func isThat(of name: String, on date: CivilDate) -> Bool {
    // FNV-1a, whose upper half is well mixed.
    let mixed = name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return (mixed >> 32) % rawValue == UInt64(bitPattern: Int64(date.dayNumber)) % rawValue
  }
}
