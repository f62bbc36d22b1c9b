import BusQuery
import BusModel
import Glibc

/// Files that a person names, read whole: what is no file to read is said before it is waited for.
public enum InputFile {
  /// Nothing that is read here is as long.
  private static let mostBytes = 64 << 20

  /// The bytes of a file; `-` is standard input.
  ///
  /// - Throws: ``Failure`` with 66 when it cannot be opened, 65 when it is too long, 74 when reading
  ///   goes wrong.
  public static func read(_ path: String) throws(Failure) -> [UInt8] {
    if path == "-" { return try read(STDIN_FILENO, from: .standardInput) }
    try check(path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(.noInput, .file(FileFault(.path(path), .unopened(SystemFault(errno)))))
    }
    // Nothing was written, so closing has nothing to report.
    defer { close(descriptor) }
    return try read(descriptor, from: .path(path))
  }

  private static func check(_ path: String) throws(Failure) {
    var status = stat()
    // What is not there is left to the opening, which has the words for it.
    guard stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      throw Failure(.noInput, .file(FileFault(.path(path), .folder)))
    case S_IFIFO where !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/"):
      // Opening it would wait for a writer, for ever if there is none.
      throw Failure(.noInput, .file(FileFault(.path(path), .pipe)))
    case S_IFSOCK: throw Failure(.noInput, .file(FileFault(.path(path), .socket)))
    case S_IFBLK: throw Failure(.noInput, .file(FileFault(.path(path), .disk)))
    default: return
    }
  }

  private static func read(_ descriptor: Int32, from source: FileFault.Source) throws(Failure)
    -> [UInt8]
  {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw Failure(.inputOutput, .file(FileFault(source, .unread(SystemFault(errno)))))
      }
      guard count <= mostBytes - bytes.count else {
        throw Failure(.refused, .file(FileFault(source, .long(mostBytes))))
      }
      bytes += buffer[..<count]
    }
  }
}
