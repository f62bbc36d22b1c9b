internal import BusModel
internal import Glibc

/// Files by way of open, read, write, fsync and rename, with errors that name path and reason: the
/// one road on which this house keeps a file.
public enum PosixFile {
  /// Whether something stands at the path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Puts a file in place whole or not at all: a new file beside it is filled, brought to the disk
  /// and renamed. Folders on the way are made; a symbolic link stays one, and its file is replaced.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - bytes: what is to stand in it.
  ///   - mode: who may read it; nil for what it was, or the usual.
  /// - Throws: `.make`, `.write` or `.place`; what stood at the path then stands there still.
  public static func replace(
    _ path: String, with bytes: [UInt8], mode: UInt32? = nil
  ) throws(FileError) {
    let target = try target(of: path)
    try PosixFolder.make(above: target)
    let (descriptor, new) = try createBeside(target, mode: mode ?? self.mode(of: target))
    do throws(FileError) {
      try finish(descriptor, path, writing: bytes)
      try place(new, as: target)
    } catch {
      // The first error is the one worth telling.
      _ = unlink(new)
      throw error
    }
  }

  /// Gives a finished file its name; folders on the way are made.
  ///
  /// - Parameters:
  ///   - new: a file of the same file system.
  ///   - path: its name from now on.
  ///   - isDurable: whether the name is to be on the disk, too, before this returns.
  /// - Throws: `.make` or `.place`, and what stood at the path then stands there still; `.write` when
  ///   it has its name, and nobody knows whether it keeps it.
  public static func place(
    _ new: String, as path: String, isDurable: Bool = false
  ) throws(FileError) {
    if rename(new, path) != 0 {
      guard errno == ENOENT else { throw .refused(.place, path) }
      try PosixFolder.make(above: path)
      guard rename(new, path) == 0 else { throw .refused(.place, path) }
    }
    if isDurable { try sync(PosixFolder.path(of: path)) }
  }

  /// Waits until a file's bytes, or a folder's names, are on the disk (fsync).
  ///
  /// - Throws: `.write`.
  public static func sync(_ path: String) throws(FileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { if descriptor >= 0 { _ = close(descriptor) } }
    guard descriptor >= 0, fsync(descriptor) == 0 else { throw .refused(.write, path) }
  }

  /// Takes a file away; one that is not there is away.
  ///
  /// - Throws: `.remove`.
  public static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .refused(.remove, path) }
  }

  /// The file that a path means: a symbolic link at its end is followed, also one whose file is yet
  /// to be made.
  ///
  /// - Throws: `.open` for links that lead to one another.
  public static func target(of path: String) throws(FileError) -> String {
    var target = path
    // As many as Linux follows itself.
    for _ in 0..<40 {
      guard let next = link(at: target) else { return target }
      target = next.hasPrefix("/") ? next : "\(PosixFolder.path(of: target))/\(next)"
    }
    throw FileError(path, .system(.open, SystemFault(ELOOP)))
  }
}

extension PosixFile {
  /// A file of its own in the same folder, so that the rename stays within one file system.
  private static func createBeside(
    _ path: String, mode: UInt32?
  ) throws(FileError) -> (descriptor: Int32, path: String) {
    for number in 0..<1000 {
      let new = "\(path).\(getpid())-\(number).new"
      let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
      if descriptor >= 0 {
        // What the umask has taken away; a file system without modes has none to keep.
        if let mode { _ = fchmod(descriptor, mode) }
        return (descriptor, new)
      }
      guard errno == EEXIST else { break }
    }
    throw .refused(.make, path)
  }

  /// Fills the file, brings it to the disk and closes it, in any case.
  static func finish(
    _ descriptor: Int32, _ path: String, writing bytes: [UInt8]
  ) throws(FileError) {
    let isWritten =
      bytes.withUnsafeBytes { write($0, to: descriptor) } && fsync(descriptor) == 0
    let reason = errno
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed else {
      throw FileError(path, .system(.write, SystemFault(isWritten ? errno : reason)))
    }
  }

  private static func mode(of path: String) -> UInt32? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// `readlink`; nil for what is no symbolic link.
  private static func link(at path: String) -> String? {
    var name = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    // Without an end of its own: the last byte stays 0.
    guard readlink(path, &name, name.count - 1) >= 0 else { return nil }
    return name.withUnsafeBufferPointer { name in name.baseAddress.map { String(cString: $0) } }
  }
}
