import BusModel

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
  /// The bytes of a dry run; nil when they are in the archive.
  var body: [UInt8]?
  /// Whether the server said that the page is the one we have.
  var isNotModified = false
  /// How many bytes came over the network.
  var received = 0
}
