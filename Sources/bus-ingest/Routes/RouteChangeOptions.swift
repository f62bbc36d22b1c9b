import BusSettings
import ArgumentParser
import BusModel

/// All that `routes add` and `routes edit` have in common: their options, and the way from what was
/// typed to what is saved.
struct RouteChangeOptions: ParsableArguments {
  @Flag(help: "Print one JSON document.")
  var json = false

  @OptionGroup var details: RouteDetails
  @OptionGroup var hints: HintOptions
  @OptionGroup var look: LookOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var language: LanguageOptions

  /// A page of an address that was typed, with the hints that were.
  func page(_ url: String) throws(Failure) -> TimetableURL {
    TimetableURL(url: url, hints: try hints.hints())
  }

  /// Looks, asks and saves.
  ///
  /// - Parameter plan: the route as it is to be, the part of it to be looked at, and the change;
  ///   given the file as it stands.
  /// - Throws: the exit status alone, when it is not 0.
  func run(_ plan: (RoutesDocument) throws -> RouteChange) async throws {
    try await reporting {
      let file = SettingsFile(settings)
      let document = try file.document()
      let change = try plan(document)
      // Refused before anything is fetched or asked.
      _ = try SettingsFile.typed { try change.make(document) }
      return try await RouteSaving(
        change: change, file: file, isJSON: json, language: language.language
      ).save(look)
    }
  }
}

/// A change to one route of routes.json.
struct RouteChange {
  /// The route as it is to be.
  let route: RouteSetting
  /// The same with those pages alone that are new.
  let looked: RouteSetting
  /// Makes the change in the file as it stands when it is saved.
  let make: (RoutesDocument) throws -> RoutesDocument
}
