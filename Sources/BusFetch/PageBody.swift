import BusFiles
import BusModel

/// The bytes of a page: at hand, or on their way into an archive.
public enum PageBody: Hashable, Sendable {
  /// In memory.
  case bytes([UInt8])
  /// In a file that no one knows yet; memory holds none of it.
  case draft(ArchiveDraft)

  /// How many bytes.
  public var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .draft(let draft): draft.count
    }
  }

  /// Their SHA-256 as the archive calls it.
  public var sha256: String {
    switch self {
    case .bytes(let bytes): PageHash.sha256(bytes)
    case .draft(let draft): draft.sha256
    }
  }

  /// The bytes themselves.
  ///
  /// - Throws: `.cannotOpen` or `.cannotRead`.
  public func bytes() throws(FetchError) -> [UInt8] {
    switch self {
    case .bytes(let bytes): bytes
    case .draft(let draft): try FetchError.wrapping(try PosixFile.read(draft.path, maxBytes: .max))
    }
  }
}
