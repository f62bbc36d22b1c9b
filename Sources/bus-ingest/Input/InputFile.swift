import BusFetch
import Glibc

/// Files that a person names: what is no file to read is said before it is waited for.
enum InputFile {
  /// The bytes of a file; `-` is standard input.
  static func read(_ path: String) throws -> [UInt8] {
    if path == "-" { return try PosixFile.readStandardInput() }
    try check(path)
    return try PosixFile.read(path)
  }

  private static func check(_ path: String) throws {
    var status = stat()
    // What is not there is left to the reading, which has the words for it.
    guard stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      throw Failure(66, "\(path): a file was expected, found a folder; name a file in it")
    case S_IFIFO where !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/"):
      // Opening it would wait for a writer, for ever if there is none.
      throw Failure(66, "\(path): a file was expected, found a named pipe; use - and < \(path)")
    case S_IFSOCK: throw Failure(66, "\(path): a file was expected, found a socket")
    case S_IFBLK: throw Failure(66, "\(path): a file was expected, found a disk")
    default: return
    }
  }
}
