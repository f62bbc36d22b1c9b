import BusCommand
import BusModel
import BusQuery
import Glibc

/// Opens a database that may be of an older version.
///
/// `bus` writes nothing itself: it has `bus-ingest` bring such a file up to date first, which lays a
/// copy of it beside it and needs no network.
public enum DatabaseUpdate {
  /// The database at a path, brought up to date when it has to be.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - open: opens it.
  /// - Returns: what `open` makes of it.
  /// - Throws: `StoreError` of `open`; `older` with the reason when it could not be brought up to
  ///   date, as where the file may not be written to.
  public static func open<Opened>(
    _ path: String, by open: (String) throws -> Opened
  ) throws -> Opened {
    do {
      return try open(path)
    } catch let error as StoreError {
      guard case .older(let found, let known) = error.fault else { throw error }
      let ended = try run(path)
      guard ended.status == 0 else {
        throw StoreError(
          path, .notBroughtUpToDate(found: found, known: known, said: ended.words))
      }
      return try open(path)
    }
  }

  /// Runs `bus-ingest migrate` and answers with its status and what it said.
  private static func run(_ path: String) throws(Failure) -> (status: Int32, words: String) {
    let program = try Programs.ingestPath()
    let words = ["migrate", path, "--lang", Shell.language.rawValue]
    guard let ended = ChildProgram(program, words, hearing: .everything).run() else {
      return (1, "\(program): \(SystemFault(errno).words(Shell.language))")
    }
    let bare = ended.said.hasPrefix("bus: ") ? ended.said.dropFirst(5) : ended.said[...]
    let said = bare.split(separator: "\n").joined(separator: "; ")
    return (ended.status, said.isEmpty ? "bus-ingest ended with \(ended.status)" : said)
  }
}
