internal import BusModel
internal import Glibc

/// Folders by way of mkdir, opendir and readdir.
public enum PosixFolder {
  /// The folder in which a path lies: "/var" of "/var/bus.sqlite", "." of "bus.sqlite".
  public static func path(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// `mkdir -p` of the folder in which the path lies.
  ///
  /// - Throws: `.make` with the folder.
  public static func make(above path: String) throws(FileError) {
    let folder = self.path(of: path)
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, folder.contains("/") else { throw .refused(.make, folder) }
    try make(above: folder)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .refused(.make, folder) }
  }

  /// The names in a folder, sorted, without `.` and `..`; none when there is no such folder.
  ///
  /// - Throws: `.list`.
  public static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { return [] }
      throw .refused(.list, folder)
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
    guard errno == 0 else { throw .refused(.list, folder) }
    return names.sorted()
  }
}
