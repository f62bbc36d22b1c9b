import Glibc

/// An open file, read in pieces; it closes with its last copy.
final class OpenFile {
  private let descriptor: Int32
  /// What tells this state of the file from any other.
  let state: FileState

  /// open(2) and fstat(2); nil when the file cannot be opened.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    state = FileState(status)
  }

  deinit { close(descriptor) }

  /// So many bytes from a place on (pread(2)); nil when there are not as many.
  func bytes(_ range: Range<Int>) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= state.size else { return nil }
    var missing = range.count
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while missing > 0 {
        let place = range.upperBound - missing
        let read = pread(descriptor, buffer.baseAddress?.advanced(by: count), missing, place)
        if read < 0 && errno == EINTR { continue }
        guard read > 0 else { break }
        count += read
        missing -= read
      }
    }
    return missing == 0 ? bytes : nil
  }
}

/// What tells one state of a file from another: which file, how long, and when it was changed.
struct FileState: Hashable {
  let size: Int
  /// Seconds of Unix time.
  let changedAt: Int
  /// All of it as numbers.
  let words: [UInt64]

  init(_ status: stat) {
    size = Int(status.st_size)
    changedAt = max(status.st_mtim.tv_sec, status.st_ctim.tv_sec)
    words = [
      UInt64(status.st_dev), UInt64(status.st_ino), UInt64(bitPattern: Int64(size)),
      UInt64(bitPattern: Int64(status.st_mtim.tv_sec)), UInt64(status.st_mtim.tv_nsec),
      UInt64(bitPattern: Int64(status.st_ctim.tv_sec)), UInt64(status.st_ctim.tv_nsec),
    ]
  }
}
