public import ArgumentParser
public import BusCommand
public import BusModel
public import BusQuery
public import BusReading
public import BusSettings

/// The settings and the database that a command is asked about, as far as they were typed.
public struct AnswerSources: Hashable, Sendable {
  /// What `--config` said.
  public var config: String?
  /// What `--database` said.
  public var database: String?

  /// What was typed; nil for what is looked for.
  public init(config: String? = nil, database: String? = nil) {
    self.config = config
    self.database = database
  }

  /// The settings as far as a question about one route needs them.
  ///
  /// - Parameter name: the route; nil for the only one there is.
  /// - Returns: settings that have that route when the file has it, and whether something else in
  ///   the file was seen to be wrong.
  /// - Throws: ``Failure``, and the errors of settings.
  public func settings(for name: String?) throws -> (settings: RoutesFile, hasFaults: Bool) {
    let path = try Shell.locations.config(flag: config)
    return try RoutesFile.read(forRoute: name, InputFile.read(path), file: path)
  }

  /// The settings, found right.
  ///
  /// - Throws: ``Failure``, and the errors of settings.
  public func wholeSettings() throws -> RoutesFile {
    let path = try Shell.locations.config(flag: config)
    return try RoutesFile.read(InputFile.read(path), file: path)
  }

  /// The database, opened for answering.
  ///
  /// - Throws: `StoreError`; `missing` when nothing was ever ingested.
  public func store() throws -> TimetableReader {
    try DatabaseUpdate.open(DatabaseOption.path(named: database)) {
      try TimetableReader.open(path: $0)
    }
  }

  /// The database, or nil when nothing was ever ingested.
  ///
  /// - Throws: `StoreError`, ``Failure``.
  public func storeIfThere() throws -> TimetableReader? {
    do {
      return try store()
    } catch let error as StoreError where error.code == .missing {
      return nil
    }
  }
}

extension AnswerSources {
  /// What an answer about a route rests on, read from the database.
  ///
  /// - Parameters:
  ///   - setting: the route.
  ///   - settings: its file.
  ///   - direction: the way that is asked about; nil for both.
  ///   - past: a moment of the past whose belief is asked for; nil for what is in force.
  ///   - date: the service day that is asked about.
  /// - Returns: the basis of the answer.
  /// - Throws: `StoreError`, ``Failure``.
  public func basis(
    of setting: RouteSetting, in settings: RoutesFile, direction: Direction? = nil,
    asOf past: Moment? = nil, on date: CivilDate
  ) throws -> RouteBasis {
    try basis(
      of: setting, in: settings, direction: direction, asOf: past, on: date, from: storeIfThere())
  }

  /// The same from a database that is open; nil when nothing was ever ingested. Of one route among
  /// others damage is part of the answer, so that the others go on.
  public func basis(
    of setting: RouteSetting, in settings: RoutesFile, direction: Direction?, asOf past: Moment?,
    on date: CivilDate, from reader: TimetableReader?, isAlone: Bool = true
  ) throws -> RouteBasis {
    let known = try reader.map {
      try storedBasis(
        of: setting, direction: direction, asOf: past, on: date, from: $0, isAlone: isAlone)
    }
    return RouteBasis(
      of: setting, operator: settings.serviceOperator(of: setting), published: known?.route,
      feed: known?.holidays ?? [], asOf: past)
  }

  private func storedBasis(
    of setting: RouteSetting, direction: Direction?, asOf past: Moment?, on date: CivilDate,
    from reader: TimetableReader, isAlone: Bool
  ) throws(StoreError) -> StoredRouteBasis {
    do throws(StoreError) {
      return try reader.basis(
        of: setting.id, direction: direction, asOf: past,
        holidaysFrom: RouteBasis.firstHoliday(for: date))
    } catch {
      guard !isAlone, case .altered(let version) = error.fault else { throw error }
      var route = PublishedRoute(routeID: setting.id, name: setting.name)
      route.damagedVersion = version
      return StoredRouteBasis(route: route, holidays: [])
    }
  }

  /// The run of the nightly job that is at work on the database, where it may hang.
  public func run(at clock: Moment) throws -> RunAtWork? {
    RunLock.run(besideDatabase: try DatabaseOption.path(named: database), unlessYoungAt: clock)
  }
}

/// Which settings and which database.
public struct SourceOptions: ParsableArguments {
  /// `--config`.
  @OptionGroup public var settingsOption: SettingsOption
  /// `--database`.
  @OptionGroup public var databaseOption: DatabaseOption

  /// Nothing typed.
  public init() {}

  /// What was typed.
  public var typed: AnswerSources {
    AnswerSources(config: settingsOption.config, database: databaseOption.database)
  }

  /// The settings, found right.
  public func settings() throws -> RoutesFile { try settingsOption.load() }

  /// The path of the database, whether or not it is there.
  public func databasePath() throws(Failure) -> String { try databaseOption.path() }
}
