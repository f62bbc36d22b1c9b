import BusSettings
import ArgumentParser
import BusModel
import BusQuery
import BusStore

/// All that `accept` and `reject` have in common: their options, and the way from a version's number
/// to the decision on it.
struct DecisionOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The number of a version.", valueName: "id"))
  var id: Int

  @Flag(help: "Print one JSON document.")
  var json = false

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var database: DatabaseOptions
  @OptionGroup var language: LanguageOptions

  /// Decides and tells what has become of the version.
  ///
  /// - Parameter decide: makes the decision.
  /// - Throws: the exit status alone, when it is not 0.
  func run(_ decide: (TimetableStore) throws -> Void) async throws {
    try await reporting {
      let known = try routes()
      let store = try database.openForDeciding()
      _ = try store.find(version: id)
      try decide(store)
      let version = try store.find(version: id)
      let name = known.first { $0.id == version.route.id }?.name ?? version.route.name
      let decided = Decided(version: version, route: name)
      try Terminal.show(json ? decided.json : decided.text(language.language))
      return 0
    }
  }

  /// The routes under their names of today. A decision needs no settings: without any, the route is
  /// called as it was when it was last taken in.
  private func routes() throws -> [RouteSetting] {
    do {
      return try settings.load().routes
    } catch is SettingsNotFound where settings.config == nil {
      return []
    }
  }
}
