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
    if path == "-" { return try read(STDIN_FILENO, named: "standard input") }
    try check(path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(.noInput, "\(path): cannot be opened: \(SystemFault(errno).words(Shell.language))")
    }
    // Nothing was written, so closing has nothing to report.
    defer { close(descriptor) }
    return try read(descriptor, named: path)
  }

  private static func check(_ path: String) throws(Failure) {
    var status = stat()
    // What is not there is left to the opening, which has the words for it.
    guard stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      throw Failure(.noInput, "\(path): a file was expected, found a folder; name a file in it")
    case S_IFIFO where !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/"):
      // Opening it would wait for a writer, for ever if there is none.
      throw Failure(
        .noInput, "\(path): a file was expected, found a named pipe; use - and < \(path)")
    case S_IFSOCK: throw Failure(.noInput, "\(path): a file was expected, found a socket")
    case S_IFBLK: throw Failure(.noInput, "\(path): a file was expected, found a disk")
    default: return
    }
  }

  private static func read(_ descriptor: Int32, named name: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw Failure(
          .inputOutput, "\(name): cannot be read: \(SystemFault(errno).words(Shell.language))")
      }
      guard count <= mostBytes - bytes.count else {
        throw Failure(.refused, "\(name): at most \(mostBytes) bytes were expected, it has more")
      }
      bytes += buffer[..<count]
    }
  }
}

/// What the system says of an error number, as it stands within a sentence: "no such file or
