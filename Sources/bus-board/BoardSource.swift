import BusBoard
import BusCommand
import BusModel
import BusQuery
import BusReading
import BusSettings
import BusSources

/// Settings and data as they are at the moment of a question, and the clock.
struct BoardSource: Sendable {
  /// Which settings, which database.
  let sources: AnswerSources
  /// The words of who names none.
  let language: Language
  /// What the clock says.
  let clock: @Sendable () -> Moment
  /// What was read of them last.
  private let memory: SourceMemory

  init(sources: AnswerSources, language: Language, clock: @escaping @Sendable () -> Moment) {
    self.sources = sources
    self.language = language
    self.clock = clock
    memory = SourceMemory(sources)
  }

  /// The settings and the marks of the files as they are now.
  func look() async -> Look { await memory.look() }

  /// The settings, found right.
  ///
  /// - Throws: ``Failure``, and the errors of settings.
  func settings() async throws -> RoutesFile { try await look().settings() }

  /// What the answers about all routes rest on.
  ///
  /// - Throws: ``Failure``, and the errors of settings and store.
  func bases(at now: Moment) async throws -> [RouteBasis] {
    let look = await look()
    var bases: [RouteBasis] = []
    for setting in try look.settings().routes {
      bases.append(try await basis(of: setting, at: now, on: now.date, look))
    }
    return bases
  }

  /// The same for one route, by its name.
  ///
  /// - Parameters:
  ///   - name: the route's name.
  ///   - now: what the clock says.
  ///   - date: the service day that is asked about; nil for today.
  ///   - past: a moment of the past whose belief is asked for.
  /// - Returns: what its answers rest on.
  /// - Throws: `UnknownRoute` and the others.
  func basis(
    of name: String, at now: Moment, on date: CivilDate? = nil, asOf past: Moment? = nil
  ) async throws -> RouteBasis {
    let look = await look()
    let setting = try look.settings().find(name)
    guard let past else { return try await basis(of: setting, at: now, on: date ?? now.date, look) }
    return try read(setting, on: date ?? now.date, look, asOf: past)
  }

  private func basis(
    of setting: RouteSetting, at now: Moment, on date: CivilDate, _ look: Look
  ) async throws -> RouteBasis {
    var basis: RouteBasis
    if let known = await memory.basis(of: setting.id, on: date, look) {
      basis = known
    } else {
      basis = try read(setting, on: date, look)
      await memory.keep(basis, on: date, look)
    }
    basis.run = try sources.run(at: now)
    return basis
  }

  private func read(
    _ setting: RouteSetting, on date: CivilDate, _ look: Look, asOf past: Moment? = nil
  ) throws -> RouteBasis {
    try sources.basis(
      of: setting, in: look.settings(), direction: nil, asOf: past, on: date,
      from: sources.storeIfThere(), isAlone: false)
  }

  /// The folder of archived pages.
  var archive: String {
    // Without a place for a database there is none for an archive.
    (try? DatabaseOption.path(named: sources.database)).map {
      Locations.archive(besideDatabase: $0)
    } ?? "archive"
  }
}

extension BoardSource {
  /// The name that a route has now, asked by one that it had before; nil for the present one and for
  /// names that no route ever had.
  func newName(of name: String, _ look: Look) throws -> String? {
    let settings = try look.settings()
    guard settings.route(named: name) == nil else { return nil }
    let known = try sources.storeIfThere()?.versions(limit: 10_000).first {
      $0.route.name == name
    }
    return known.flatMap { known in settings.routes.first { $0.id == known.route.id }?.name }
  }

  /// Its versions and the runs.
  func history(of setting: RouteSetting, limit: Int = 20) throws -> History {
    let store = try sources.storeIfThere()
    return History(
      versions: try store?.versions(routeID: setting.id, limit: limit) ?? [],
      runs: try store?.runs(limit: limit) ?? [], routeID: setting.id)
  }

  /// What differs between two versions; nil where they are none of the route's.
  func difference(
    of setting: RouteSetting, from before: Int?, to after: Int?
  ) throws -> TimetableDifference? {
    try versions(of: setting, before, after).map {
      TimetableDifference(from: $0.before, to: $0.after)
    }
  }

  /// The pages of two versions; nil where they are none of the route's.
  func versions(
    of setting: RouteSetting, _ before: Int?, _ after: Int?
  ) throws -> (before: [PublishedPage], after: [PublishedPage])? {
    guard let before, let after, let store = try sources.storeIfThere() else { return nil }
    for id in [before, after] {
      guard try store.versionSummary(id)?.route.id == setting.id else { return nil }
    }
    guard let old = try store.version(before), let new = try store.version(after) else {
      return nil
    }
    return (old.pages, new.pages)
  }

  /// What `bus doctor` finds.
  func diagnosis(at now: Moment) -> Diagnosis {
    Diagnosis(of: DoctorReader(sources, clock: now).facts())
  }
}
