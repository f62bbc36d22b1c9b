import CLinux
import Foundation
import Glibc

/// A folder of its own for a test, which is gone after it.
public final class Scratch: Sendable {
  /// Where it is.
  public let path: String

  /// A new, empty folder.
  ///
  /// - Throws: when it cannot be made.
  public init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "bus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    // Refused unless something is mounted.
    umount(path)
    // A folder that stays behind does no harm.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Gives `body` the path for a database in a folder of its own, which lives until the end of it.
  ///
  /// - Parameter body: what is done with it.
  /// - Throws: what `body` throws.
  public static func withDatabasePath(_ body: (String) throws -> Void) throws {
    let scratch = try Scratch()
    try withExtendedLifetime(scratch) { try body(scratch.path + "/bus.sqlite") }
  }

  /// Writes a file, with its folder.
  ///
  /// - Parameters:
  ///   - text: all of it.
  ///   - name: its path in the folder.
  /// - Returns: its path.
  /// - Throws: when it cannot be written.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Does work on files without the rights of root, where this is root.
  ///
  /// The kernel keeps whose rights a thread has on files, and takes those of root from one that is
  /// somebody else there: no other test loses any.
  ///
  /// - Parameter work: what is done; it does not leave its thread.
  /// - Returns: what it returns.
  /// - Throws: what it throws.
  public static func withoutRoot<Value>(_ work: () throws -> Value) rethrows -> Value {
    let nobody: uid_t = 65534
    let own = setfsuid(geteuid() == 0 ? nobody : geteuid())
    defer { setfsuid(uid_t(own)) }
    return try work()
  }

  /// Puts a disk of 64 KiB in place of the folder; false when the system does not let us.
  public func mountSmallDisk() -> Bool { mount("tmpfs", path, "tmpfs", 0, "size=64k") == 0 }

  /// Every file below the folder, by its path in it.
  public var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { !isFolder("\(path)/\($0)") }.sorted()
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

extension Scratch {
  /// Puts a program into the folder.
  ///
  /// A child writes it: were it this process, a program that another test starts at that moment would hold the
  /// file open for writing until it runs, and starting this one would fail with "text file busy".
  ///
  /// - Parameters:
  ///   - file: the program, or a script.
  ///   - name: what it is called in the folder.
  /// - Throws: what starting the child throws, ``ProgramNotWritten`` when it failed, and ``Watchdog/Hung``.
  public func install(_ file: String, as name: String) async throws {
    let goal = path + "/" + name
    try await blocking {
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/usr/bin/install")
      child.arguments = ["-m", "755", file, goal]
      try child.run()
      let watchdog = Watchdog(over: child.processIdentifier)
      child.waitUntilExit()
      try watchdog.stop("install \(name)")
      guard child.terminationStatus == 0 else { throw ProgramNotWritten(path: goal) }
    }
  }
}

/// A program that `install` could not put where a test wants it.
public struct ProgramNotWritten: Error {
  /// Where it was to be.
  public let path: String
}
