import BusModel
import Glibc

/// Folders by way of opendir and readdir, and what is done to files as a whole.
extension PosixFile {
  /// The names in a folder, sorted, without `.` and `..`; none when there is no such folder.
  ///
  /// - Throws: `.cannotRead` with the folder and the system's reason.
  public static func names(in folder: String) throws(FetchError) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw FetchError(folder, .file(.list, SystemFault(errno)))
    }
    // Nothing was written, so closing has nothing to report.
    defer { _ = closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else {
      throw FetchError(folder, .file(.list, SystemFault(errno)))
    }
    return names.sorted()
  }

  /// `unlink`.
  ///
  /// - Throws: `.cannotWrite` with the path and the system's reason.
  public static func remove(_ path: String) throws(FetchError) {
    guard unlink(path) == 0 else {
      throw FetchError(path, .file(.remove, SystemFault(errno)))
    }
  }

  /// Writes whole lines at the end of a file, which is made when it is missing. A last line that
  /// was never ended, for its writer was killed or the disk was full, is ended first.
  ///
  /// - Throws: `.cannotCreate` or `.cannotWrite`.
  public static func append(_ lines: [UInt8], to path: String) throws(FetchError) {
    try makeFolders(above: path)
    let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw FetchError(path, .file(.make, SystemFault(errno)))
    }
    // What counts is whether the bytes were taken, which is looked at below.
    defer { _ = close(descriptor) }
    let bytes = endsOpen(descriptor) ? [0x0A] + lines : lines
    // One call: two writers at once do not mix their lines.
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw FetchError(path, .file(.write, SystemFault(errno == 0 ? ENOSPC : errno)))
    }
  }

  private static func endsOpen(_ descriptor: Int32) -> Bool {
    let size = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0x0A
    return size > 0 && pread(descriptor, &last, 1, size - 1) == 1 && last != 0x0A
  }
}
