import BusBoard
import BusCommand
import BusModel
import BusQuery
import BusSettings
import BusSources
import Glibc

/// The settings as they were found, and the marks of what was found.
struct Look: Sendable {
  /// What it rests on.
  let marks: SourceMarks
  /// The tag of routes.json, for changes that count on what stands there; nil when it cannot be read.
  let configTag: String?
  /// The database's part of entity tags.
  let databaseTag: String
  /// The routes, for links to them; none where the settings are wrong.
  let links: [RouteLink]
  private let read: Result<RoutesFile, any Error>

  /// Reads the settings.
  init(_ sources: AnswerSources, _ marks: SourceMarks) {
    self.marks = marks
    let bytes = Result {
      let path = try Shell.locations.config(flag: sources.config)
      return (path: path, bytes: try InputFile.read(path))
    }
    read = bytes.flatMap { file in
      Result { try RoutesFile.read(file.bytes, file: file.path) }
    }
    // What keeps them from being read is said by the page that needs them.
    configTag = (try? bytes.get()).map { SourceMarks.tag(of: $0.bytes) }
    links = ((try? read.get())?.routes ?? []).map { RouteLink($0) }
    // A mark that may yet stand for two states is the tag of this one look.
    databaseTag = marks.databaseTag + (marks.isSettled ? "" : ".\(UInt32.random(in: 0 ... .max))")
  }

  /// The settings, found right.
  ///
  /// - Throws: ``Failure``, and the errors of settings.
  func settings() throws -> RoutesFile { try read.get() }
}

/// Settings and rows as they were read last. Every question looks whether the files are still the same;
/// only when one is another it is read again.
actor SourceMemory {
  private let sources: AnswerSources
  private var last: Look?
  private var bases: [BasisKey: RouteBasis] = [:]

  /// What answers about a route and a date rest on.
  private struct BasisKey: Hashable {
    let route: String
    /// The first date whose holidays were read.
    let start: CivilDate

    init(_ route: String, _ date: CivilDate) {
      self.route = route
      start = RouteBasis.firstHoliday(for: date)
    }
  }

  /// More than a household's routes on the days that it asks for.
  private static let most = 64

  init(_ sources: AnswerSources) { self.sources = sources }

  /// The settings as they are at this moment.
  func look() -> Look {
    let marks = SourceMarks(sources)
    if let last, last.marks == marks { return last }
    let look = Look(sources, marks)
    bases = [:]
    last = marks.isSettled ? look : nil
    return look
  }

  /// What was read of a route as of a look; nil when it has to be read.
  func basis(of id: String, on date: CivilDate, _ look: Look) -> RouteBasis? {
    look.marks == last?.marks ? bases[BasisKey(id, date)] : nil
  }

  /// Keeps what was read after a look, as long as the files are what they were then.
  func keep(_ basis: RouteBasis, on date: CivilDate, _ look: Look) {
    guard look.marks == last?.marks else { return }
    if bases.count >= Self.most { bases = [:] }
    bases[BasisKey(basis.setting.id, date)] = basis
  }
}
