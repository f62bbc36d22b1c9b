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

  /// What the answers about all routes rest on, each read from the database.
  ///
  /// - Throws: ``Failure``, and the errors of settings and store.
  func bases(at now: Moment) throws -> [RouteBasis] {
    let settings = try sources.wholeSettings()
    let reader = try sources.storeIfThere()
    let run = try sources.run(at: now)
    return try settings.routes.map { setting in
      var basis = try sources.basis(
        of: setting, in: settings, direction: nil, asOf: nil, on: now.date, from: reader,
        isAlone: false)
      basis.run = run
      return basis
    }
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
  ) throws -> RouteBasis {
    let settings = try sources.wholeSettings()
    let setting = try settings.find(name)
    var basis = try sources.basis(
      of: setting, in: settings, direction: nil, asOf: past, on: date ?? now.date,
      from: sources.storeIfThere(), isAlone: false)
    if past == nil { basis.run = try sources.run(at: now) }
    return basis
  }

  /// The routes for links to them.
  func links() throws -> [RouteLink] { try sources.wholeSettings().routes.map { RouteLink($0) } }

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
  func newName(of name: String) throws -> String? {
    let settings = try sources.wholeSettings()
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
