import BusFiles
import BusModel
import BusQuery
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
    let isStandard = path == "-"
    if !isStandard, let kind = unreadable(path) {
      throw Failure(.noInput, .file(FileFault(.path(path), kind)))
    }
    do throws(FileError) {
      guard isStandard else { return try PosixFile.read(path, maxBytes: mostBytes) }
      return try PosixFile.read(descriptor: STDIN_FILENO, named: path, maxBytes: mostBytes)
    } catch {
      throw Failure(error, of: isStandard ? .standardInput : .path(path))
    }
  }

  /// What a path names in place of a file that can be read.
  private static func unreadable(_ path: String) -> FileFault.Kind? {
    var status = stat()
    // What is not there is left to the opening, which has the words for it.
    guard stat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    // Opening it would wait for a writer, for ever if there is none.
    case S_IFIFO where !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/"): .pipe
    case S_IFSOCK: .socket
    case S_IFBLK: .disk
    default: nil
    }
  }
}
