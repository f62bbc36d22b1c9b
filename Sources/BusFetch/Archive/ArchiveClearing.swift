import BusFiles
public import BusModel
import Glibc

/// What was removed from the archive.
public struct ArchiveClearance: Hashable, Sendable {
  /// How many files.
  public var files = 0
  /// How many bytes they had.
  public var bytes = 0
}

extension PageArchive {
  /// Removes what runs that were killed left half-written: `*.new` in the archive's folder. Whoever
  /// calls this knows that no other run is at work; a `bus fetch` of the same moment fails, and is typed anew.
  ///
  /// - Throws: `.cannotRead` with the folder that cannot be listed, `.cannotWrite` with a file that
  ///   cannot be removed.
  public func sweep() throws(FetchError) {
    for name in try names(in: folder) where name.hasSuffix(Self.draftSuffix) {
      try remove("\(folder)/\(name)")
    }
  }

  /// Removes files that nobody refers to, and what writers that were killed left half-written.
  ///
  /// - Parameters:
  ///   - kept: the hashes that something refers to.
  ///   - moment: files younger than this stay in any case: whoever made them may not have said so
  ///     yet.
  ///   - isDry: whether to count only.
  /// - Returns: what was, or would be, removed.
  /// - Throws: `.cannotRead` with the folder that cannot be listed, `.cannotWrite` with a file that
  ///   cannot be removed.
  public func clear(
    keeping kept: Set<String>, before moment: Moment, isDry: Bool
  ) throws(FetchError) -> ArchiveClearance {
    var clearance = ArchiveClearance()
    for name in try names(in: folder) {
      if name.hasSuffix(Self.draftSuffix) {
        try clear("\(folder)/\(name)", before: moment, isDry, &clearance)
      }
      guard name.utf8.count == 2 else { continue }
      for file in try names(in: "\(folder)/\(name)") where !kept.contains(name + file) {
        try clear("\(folder)/\(name)/\(file)", before: moment, isDry, &clearance)
      }
    }
    return clearance
  }

  private func clear(
    _ path: String, before moment: Moment, _ isDry: Bool, _ clearance: inout ArchiveClearance
  ) throws(FetchError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mtim.tv_sec < moment.secondsSince1970 else { return }
    if !isDry { try remove(path) }
    clearance.files += 1
    clearance.bytes += Int(status.st_size)
  }

  private func names(in folder: String) throws(FetchError) -> [String] {
    try FetchError.wrapping(try PosixFolder.names(in: folder))
  }

  private func remove(_ path: String) throws(FetchError) {
    try FetchError.wrapping(try PosixFile.remove(path))
  }
}
