import BusFiles
import BusModel
import Glibc

/// Every page ever fetched, each once, as a file named for its SHA-256: `archive/ab/cdef…`.
///
/// A file appears whole or not at all, and is never changed afterwards.
public struct PageArchive: Sendable {
  /// The folder `archive`; made when the first page comes.
  public let folder: String

  /// The archive in that folder.
  public init(folder: String) { self.folder = folder }

  /// Files the bytes, unless they are there already, and answers their SHA-256.
  ///
  /// A damaged file of that hash is replaced.
  ///
  /// - Throws: `.cannotCreate` or `.cannotWrite` with the path and the system's reason; nothing
  ///   half-written is left.
  public func store(_ bytes: [UInt8]) throws(FetchError) -> String {
    let body = PageBody.bytes(bytes)
    try store(body, noting: nil)
    return body.sha256
  }

  /// The bytes of that hash, checked against it.
  ///
  /// - Throws: `.notArchived`, `.damaged`, `.cannotOpen` or `.cannotRead`.
  public func read(_ sha256: String) throws(FetchError) -> [UInt8] {
    guard contains(sha256) else {
      throw FetchError(sha256, .notArchived(folder: folder))
    }
    let path = path(of: sha256)
    let bytes = try FetchError.wrapping(try PosixFile.read(path, maxBytes: .max))
    let found = PageHash.sha256(bytes)
    guard found == sha256 else {
      throw FetchError(path, .damaged(wanted: sha256, bytes: bytes.count, found: found))
    }
    return bytes
  }

  /// Whether there is a file of that hash; its bytes are not looked at.
  public func contains(_ sha256: String) -> Bool {
    ContentHash.isSHA256(sha256) && PosixFile.exists(path(of: sha256))
  }

  /// Where the bytes of that hash are, or would be.
  public func path(of sha256: String) -> String {
    "\(folder)/\(ContentHash.path(of: sha256))"
  }
}

extension PageArchive {
  /// Whether the bytes of that hash can be relied on.
  ///
  /// - Parameters:
  ///   - sha256: the hash.
  ///   - size: how many bytes there should be; nil when that is not known.
  ///   - isThorough: whether all bytes are read and hashed, some 300 MB a second, rather than only
  ///     counted.
  /// - Returns: false when the file is missing, of another size, or has other bytes.
  public func isSound(_ sha256: String, size: Int?, isThorough: Bool) -> Bool {
    guard ContentHash.isSHA256(sha256) else { return false }
    var status = stat()
    guard stat(path(of: sha256), &status) == 0 else { return false }
    if let size, status.st_size != size { return false }
    // Whatever keeps the bytes from being read keeps them from being relied on.
    return isThorough ? (try? read(sha256)) != nil : true
  }
}
