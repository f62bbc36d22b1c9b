import BusCommand
import BusFetch
import BusFiles
import BusModel
import BusQuery
import BusSettings

/// routes.json as a command changes it.
struct SettingsFile {
  /// Its path as people know it.
  let path: String

  /// The file that `--config` and the environment name; where there is none, the place for a new one.
  init(_ option: SettingsOption) {
    path = option.pathToWrite
  }

  /// What it says now; a file with no routes where there is none yet.
  ///
  /// - Throws: every fault of it, so that a file that is wrong is left alone.
  func document() throws -> RoutesDocument {
    guard PosixFile.exists(path) else {
      return try RoutesDocument(RoutesDocument.emptyText.utf8, file: path)
    }
    return try RoutesDocument(InputFile.read(path), file: path)
  }

  /// Makes a change to the file as it stands at this moment, which may be long after it was looked
  /// at first, and puts the new one in place whole or not at all.
  ///
  /// - Returns: whether anything changed.
  func change(_ change: (RoutesDocument) throws -> RoutesDocument) throws -> Bool {
    try SettingsLock.held(of: path) { try changed(change) }
  }

  private func changed(_ change: (RoutesDocument) throws -> RoutesDocument) throws -> Bool {
    let before = try document()
    let after = try Self.typed { try change(before) }
    guard after != before || !PosixFile.exists(path) else { return false }
    try PosixFile.replace(path, with: after.bytes)
    return true
  }

  /// A change whose result would be wrong is a mistake in what was typed, not in the file.
  static func typed(_ change: () throws -> RoutesDocument) throws -> RoutesDocument {
    do {
      return try change()
    } catch let error as SettingsError {
      throw Failure(.usage, .routeChange(.wouldBeWrong(error.faults)))
    }
  }
}
