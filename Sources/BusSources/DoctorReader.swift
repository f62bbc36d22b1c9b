import BusCommand
public import BusModel
public import BusQuery
import BusReading
import BusSettings
import Glibc

/// Looks at everything that answers rest on; one thing that cannot be read does not keep it from
/// looking at the others. What it means is ``Diagnosis``' to say.
public struct DoctorReader {
  private let sources: AnswerSources
  private let clock: Moment

  /// A reader.
  ///
  /// - Parameters:
  ///   - sources: which settings and which database.
  ///   - clock: what the clock says.
  public init(sources: SourceOptions, clock: Moment) {
    self.init(sources.typed, clock: clock)
  }

  /// A reader of sources that were typed already.
  public init(_ sources: AnswerSources, clock: Moment) {
    self.sources = sources
    self.clock = clock
  }

  /// All that can be seen.
  public func facts() -> DoctorFacts {
    let settings = Result { try readSettings() }
    return DoctorFacts(
      clock: clock, settings: looked(settings.map { $0.facts }), program: readProgram(),
      database: looked(Result { try readDatabase(try? settings.get().file) }))
  }

  private func readProgram() -> ProgramFinding {
    // Nil: where it was looked for cannot be told.
    let path = (try? Programs.ingestPath()) ?? "bus-ingest"
    guard access(path, X_OK) == 0 else { return .missing(path) }
    let mismatch = ProgramMismatch(bus: Programs.version, ingest: Programs.version(of: path) ?? "?")
    return mismatch.map { .other(path, $0) } ?? .present(path)
  }

  private func readSettings() throws -> (file: RoutesFile, facts: DoctorFacts.Settings) {
    let path = try Shell.locations.config(flag: sources.config)
    let file = try RoutesFile.read(InputFile.read(path), file: path)
    return (
      file,
      DoctorFacts.Settings(
        path: path, routes: file.routes.count, operators: file.operators.count)
    )
  }

  private func readDatabase(_ settings: RoutesFile?) throws -> DoctorFacts.Database {
    let store = try sources.store()
    let faults = try store.faults()
    var database = DoctorFacts.Database(
      path: store.path, faults: faults, altered: faults.isEmpty ? try store.alteredVersions() : [],
      archive: try readArchive(Locations.archive(besideDatabase: store.path), store))
    do {
      try fill(&database, from: store, settings)
    } catch {
      database.trouble = trouble(error)
    }
    return database
  }

  private func fill(
    _ database: inout DoctorFacts.Database, from store: TimetableReader, _ settings: RoutesFile?
  ) throws {
    database.lastRun = try store.runs(limit: 1).first
    database.atWork = RunLock.run(besideDatabase: store.path)
    let isAltered = !database.altered.isEmpty
    database.routes = try (settings?.routes ?? []).compactMap {
      try readRoute($0, store, isAltered: isAltered)
    }
    database.holidays = DoctorFacts.Holidays(
      isSet: settings?.holidayURL != nil || settings?.holidayFile != nil,
      feed: try store.holidays()?.holidays)
  }

  /// What is known of a route; nil where its rows are among those that were found altered.
  private func readRoute(
    _ setting: RouteSetting, _ store: TimetableReader, isAltered: Bool
  ) throws(StoreError) -> DoctorFacts.Route? {
    do throws(StoreError) {
      let published = try store.activeRoute(id: setting.id)
      let isOpen = published?.lastOutcome?.isOpen ?? false
      return DoctorFacts.Route(
        name: setting.name, published: published,
        versions: isOpen ? try store.versions(routeID: setting.id) : [])
    } catch {
      guard isAltered, error.code == .damaged else { throw error }
      return nil
    }
  }

  private func readArchive(
    _ folder: String, _ store: TimetableReader
  ) throws(StoreError) -> DoctorFacts.Archive {
    guard access(folder, R_OK | X_OK) == 0 else {
      return DoctorFacts.Archive(folder: folder, isReadable: false)
    }
    let hashes = try store.hashesInForce()
    let bad = hashes.isEmpty ? [] : Programs.examineArchive(of: store.path)
    return DoctorFacts.Archive(folder: folder, isReadable: true, pages: hashes.count, bad: bad)
  }

  private func looked<Value>(_ result: Result<Value, any Error>) -> DoctorFacts.Looked<Value> {
    switch result {
    case .success(let value): .read(value)
    case .failure(let error): .failed(trouble(error))
    }
  }

  private func trouble(_ error: any Error) -> DoctorFacts.Trouble {
    let failure = Failure(error)
    return DoctorFacts.Trouble(
      fault: failure?.fault ?? .program(.unexpected("\(error)")),
      exitStatus: (failure?.exitStatus ?? .internalFault).rawValue)
  }
}
