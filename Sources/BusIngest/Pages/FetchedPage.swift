import BusModel
import BusStore

/// A page that is at hand: its bytes are in the archive, or here when nothing may be written.
struct FetchedPage: Hashable, Sendable {
  /// The address as routes.json gives it.
  let url: String
  /// SHA-256 of the bytes.
  let sha256: String
  /// When the server last said that these are its bytes.
  let fetchedAt: Moment
  /// The Content-Type header.
  let contentType: String?
  /// How many bytes the page has.
  let count: Int
  /// The bytes of a dry run; nil when they are in the archive.
  var body: [UInt8]?
  /// Whether the server said that the page is the one we have.
  var isNotModified = false
  /// How many bytes came over the network.
  var received = 0
  /// Whether nobody was asked for it in this run.
  var isAtHand = false
  /// What was odd about how it came.
  var notices: [Notice] = []
}

extension FetchedPage {
  /// A page that came before; nil when the fetch gave no bytes.
  init?(atHand record: FetchRecord) {
    guard let sha256 = record.sha256 else { return nil }
    self.init(
      url: record.url, sha256: sha256, fetchedAt: record.at, contentType: record.contentType,
      count: record.bytes ?? 0,
      isAtHand: true)
  }
}
