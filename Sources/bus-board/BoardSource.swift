import BusBoard
import BusModel
import BusQuery
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

  /// The same for one route, by its name; nil when there is none of that name.
  func basis(of name: String, at now: Moment) throws -> RouteBasis? {
    let settings = try sources.wholeSettings()
    guard let setting = settings.routes.first(where: { $0.name == name }) else { return nil }
    var basis = try sources.basis(
      of: setting, in: settings, direction: nil, asOf: nil, on: now.date,
      from: sources.storeIfThere(), isAlone: false)
    basis.run = try sources.run(at: now)
    return basis
  }

  /// The routes for links to them.
  func links() throws -> [RouteLink] { try sources.wholeSettings().routes.map { RouteLink($0) } }
}
