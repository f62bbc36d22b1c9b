import BusModel
import Glibc

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
