internal import BusModel
internal import Glibc

/// Bytes in and out of what is open, to their end.
extension PosixFile {
  /// The bytes of a file, a pipe included.
  ///
  /// - Throws: `.open`, `.read`, or `.tooLarge` beyond `maxBytes`.
  public static func read(_ path: String, maxBytes: Int = 64 << 20) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .refused(.open, path) }
    // Nothing was written, so closing has nothing to report.
    defer { _ = close(descriptor) }
    return try read(descriptor: descriptor, named: path, maxBytes: maxBytes)
  }

  /// The bytes that come from what is open already; it stays open.
  ///
  /// - Throws: `.read`, or `.tooLarge` beyond `maxBytes`.
  public static func read(
    descriptor: Int32, named path: String, maxBytes: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expectedSize(descriptor))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .refused(.read, path) }
      guard count <= maxBytes - bytes.count else {
        throw FileError(path, .tooLarge(bytes: maxBytes))
      }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// Writes all of it; false with `errno` set when that could not be done.
  public static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        if count == 0 { errno = EIO }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Writes whole lines at the end of a file, which is made when it is missing. A last line that
  /// was never ended, for its writer was killed or the disk was full, is ended first.
  ///
  /// - Throws: `.make` or `.write`.
  public static func append(_ lines: [UInt8], to path: String) throws(FileError) {
    try PosixFolder.make(above: path)
    let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .refused(.make, path) }
    // What counts is whether the bytes were taken, which is looked at below.
    defer { _ = close(descriptor) }
    let bytes = endsOpen(descriptor) ? [0x0A] + lines : lines
    // One call: two writers at once do not mix their lines.
    let count = Glibc.write(descriptor, bytes, bytes.count)
    guard count == bytes.count else {
      throw FileError(path, .system(.write, SystemFault(count < 0 ? errno : ENOSPC)))
    }
  }

  private static func endsOpen(_ descriptor: Int32) -> Bool {
    let size = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0x0A
    return size > 0 && pread(descriptor, &last, 1, size - 1) == 1 && last != 0x0A
  }

  /// A hint only: a pipe has no size, a file may grow, and one of /proc may claim terabytes.
  private static func expectedSize(_ descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return 0 }
    return min(max(0, status.st_size), 1 << 24)
  }
}
