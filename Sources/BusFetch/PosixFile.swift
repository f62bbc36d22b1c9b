import BusModel
import Glibc

/// Files by way of open, read, write, fsync and rename, with errors that name path and reason.
public enum PosixFile {
  /// The bytes of a file, a pipe included.
  ///
  /// - Throws: `.cannotOpen`, `.cannotRead`, or `.tooLarge` beyond `maxBytes`.
  public static func read(
    _ path: String, maxBytes: Int = 64 << 20
  ) throws(FetchError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FetchError(path, .file(.open, SystemFault(errno)))
    }
    // Nothing was written, so closing has nothing to report.
    defer { _ = close(descriptor) }
    return try read(descriptor: descriptor, named: path, maxBytes: maxBytes)
  }

  /// Whether something stands at the path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Puts a file in place whole or not at all: a new file beside it is filled, brought to the disk
  /// and renamed. Folders on the way are made.
  ///
  /// - Throws: `.cannotCreate` or `.cannotWrite`; what stood at the path then stands there still.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(FetchError) {
    try makeFolders(above: path)
    let (descriptor, newPath) = try createBeside(path)
    do throws(FetchError) {
      try finish(descriptor, newPath, writing: bytes)
      guard rename(newPath, path) == 0 else {
        throw FetchError(path, .file(.place, SystemFault(errno)))
      }
    } catch {
      // The first error is the one worth telling.
      _ = unlink(newPath)
      throw error
    }
  }
}

extension PosixFile {
  /// Gives a finished file its name; folders on the way are made.
  ///
  /// - Throws: `.cannotCreate` or `.cannotWrite`; what stood at the path then stands there still.
  static func name(_ newPath: String, as path: String) throws(FetchError) {
    if rename(newPath, path) == 0 { return }
    if errno == ENOENT {
      try makeFolders(above: path)
      if rename(newPath, path) == 0 { return }
    }
    throw FetchError(path, .file(.place, SystemFault(errno)))
  }

  private static func read(
    descriptor: Int32, named path: String, maxBytes: Int
  ) throws(FetchError) -> [UInt8] {
    var bytes: [UInt8] = []
    let expected = expectedSize(descriptor)
    bytes.reserveCapacity(expected)
    // One more, so that a small file is read in one go and its end is seen in the next.
    var buffer = [UInt8](repeating: 0, count: min(1 << 16, max(1 << 10, expected + 1)))
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw FetchError(path, .file(.read, SystemFault(errno)))
      }
      guard count <= maxBytes - bytes.count else {
        throw FetchError(path, .fileTooLarge(bytes: maxBytes))
      }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// A hint only: a pipe has no size, a file may grow, and one of /proc may claim terabytes.
  private static func expectedSize(_ descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return 0 }
    return min(max(0, status.st_size), 1 << 24)
  }

  /// A file of its own in the same folder, so that the rename stays within one file system.
  private static func createBeside(_ path: String) throws(FetchError) -> (Int32, String) {
    for number in 0..<1000 {
      let newPath = "\(path).\(getpid())-\(number).new"
      let descriptor = open(newPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, newPath) }
      guard errno == EEXIST else { break }
    }
    throw FetchError(path, .file(.make, SystemFault(errno)))
  }

  /// Fills the file, brings it to the disk and closes it, in any case.
  static func finish(
    _ descriptor: Int32, _ path: String, writing bytes: [UInt8]
  ) throws(FetchError) {
    let isWritten =
      bytes.withUnsafeBytes { write($0, to: descriptor) } && fsync(descriptor) == 0
    let reason = errno
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed else {
      throw FetchError(path, .file(.write, SystemFault(isWritten ? errno : reason)))
    }
  }

  /// False with `errno` set when not all of it could be written.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// `mkdir -p` of the folder in which the path lies.
  ///
  /// - Throws: `.cannotCreate` with the folder and the system's reason.
  public static func makeFolders(above path: String) throws(FetchError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else {
      throw FetchError(folder, .file(.make, SystemFault(errno)))
    }
    try makeFolders(above: folder)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw FetchError(folder, .file(.make, SystemFault(errno)))
    }
  }
}
