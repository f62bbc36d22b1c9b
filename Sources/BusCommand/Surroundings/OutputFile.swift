import BusModel
import BusQuery
import Glibc

/// Files that a program keeps: put in place whole or not at all.
public enum OutputFile {
  /// Whether something stands at a path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Puts a file in place: a new one beside it is filled, brought to the disk and renamed. A symbolic
  /// link stays one.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - bytes: what is to stand in it.
  ///   - mode: who may read it; nil for what it was, or the usual.
  /// - Throws: ``Failure`` with 73; what stood there stands there still.
  public static func replace(
    _ path: String, with bytes: [UInt8], mode: UInt32? = nil
  ) throws(Failure) {
    let target = resolved(path)
    var status = stat()
    let old = stat(target, &status) == 0 ? status.st_mode & 0o7777 : nil
    let new = "\(target).\(getpid())-\(UInt32.random(in: 0 ... .max)).new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? old ?? 0o666)
    guard descriptor >= 0 else { throw fault(path) }
    if let kept = mode ?? old { _ = fchmod(descriptor, kept) }
    let isWritten = write(bytes, to: descriptor) && fsync(descriptor) == 0
    let reason = errno
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed, rename(new, target) == 0 else {
      let failed = isWritten ? errno : reason
      // The first error is the one worth telling.
      _ = unlink(new)
      errno = failed
      throw fault(path)
    }
  }

  /// Makes the folder that a file is to lie in, and those above it.
  ///
  /// - Throws: ``Failure`` with 73.
  public static func makeFolder(of path: String) throws(Failure) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw fault(folder) }
    try makeFolder(of: folder)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw fault(folder) }
  }

  /// Takes a file away; one that is not there is away.
  ///
  /// - Throws: ``Failure`` with 73.
  public static func remove(_ path: String) throws(Failure) {
    guard unlink(path) == 0 || errno == ENOENT else { throw fault(path) }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func fault(_ path: String) -> Failure {
    Failure(.cannotCreate, .file(FileFault(.path(path), .unopened(SystemFault(errno)))))
  }

  private static func resolved(_ path: String) -> String {
    guard let name = realpath(path, nil) else { return path }
    defer { free(name) }
    return String(cString: name)
  }
}
