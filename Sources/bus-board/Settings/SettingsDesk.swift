import BusCommand
import BusFiles
import BusModel
import BusQuery
import BusSettings
import BusSources
import Glibc

/// routes.json as the board changes it: one change after the other, each whole or not at all, and none
/// while the command line changes it.
actor SettingsDesk {
  private let sources: AnswerSources
  private var removed: Removal?

  /// What a removal has left behind for those who think again.
  private struct Removal {
    let id: String
    let route: RouteSetting
    let before: RoutesDocument
    let after: [UInt8]
    let until: Moment
  }

  /// So long a removal can be undone.
  static let undoSeconds = 10

  init(_ sources: AnswerSources) { self.sources = sources }

  /// Makes a change to the file as it stands at this moment.
  ///
  /// - Parameters:
  ///   - expected: the tag of the file that the change is meant for; nil for any.
  ///   - change: gives the new file.
  /// - Returns: the tag of the file as it stands then.
  /// - Throws: ``Problem`` with 412 when the file is another, and what is wrong with the new one.
  func change(
    ifMatch expected: String? = nil, _ change: @Sendable (RoutesDocument) throws -> RoutesDocument
  ) async throws -> String {
    SourceMarks.tag(of: try await changed(ifMatch: expected, change).after.bytes)
  }

  /// Removes a route; for ten seconds it can be brought back.
  ///
  /// - Throws: ``Problem`` with 404 when there is none of that id.
  func remove(_ id: String, at now: Moment) async throws {
    let (before, after) = try await changed { document in
      try document.removing(try Board.route(id, in: document.settings).name)
    }
    removed = Removal(
      id: id, route: try Board.route(id, in: before.settings), before: before, after: after.bytes,
      until: now.adding(seconds: Self.undoSeconds))
  }

  /// Until when a removal can be undone; nil when it cannot, or not any more.
  func undo(of id: String, at now: Moment) -> Moment? {
    guard let removed, removed.id == id, now < removed.until else { return nil }
    return removed.until
  }

  /// Brings a removed route back: the file byte by byte as it was, unless it was changed meanwhile.
  ///
  /// - Throws: ``Problem`` with 410 when it is too late.
  func restore(_ id: String, at now: Moment) async throws {
    guard let last = removed, undo(of: id, at: now) != nil else {
      throw Problem(.tooLate)
    }
    _ = try await changed { document in
      document.bytes == last.after ? last.before : try document.adding(last.route)
    }
    removed = nil
  }

  private func changed(
    ifMatch expected: String? = nil, _ change: @Sendable (RoutesDocument) throws -> RoutesDocument
  ) async throws -> (before: RoutesDocument, after: RoutesDocument) {
    let path = try Shell.locations.config(flag: sources.config)
    for _ in 0..<SettingsLock.mostSeconds * 50 {
      if let lock = SettingsLock.taken(of: path) {
        return try withExtendedLifetime(lock) {
          try Self.made(change, ifMatch: expected, at: path)
        }
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw SettingsLock.busy(path)
  }

  private static func made(
    _ change: (RoutesDocument) throws -> RoutesDocument, ifMatch expected: String?, at path: String
  ) throws -> (before: RoutesDocument, after: RoutesDocument) {
    let before = try RoutesDocument(InputFile.read(path), file: path)
    if let expected, expected != "*", expected != "\"\(SourceMarks.tag(of: before.bytes))\"" {
      throw Problem(.changedMeanwhile)
    }
    let after = try change(before)
    if after.bytes != before.bytes { try PosixFile.replace(path, with: after.bytes) }
    return (before, after)
  }
}
