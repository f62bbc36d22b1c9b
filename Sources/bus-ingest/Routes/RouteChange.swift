import BusCommand
import BusModel
import BusQuery
import BusSettings

/// A change to one route of routes.json.
struct RouteChange {
  /// The route as it is to be.
  let route: RouteSetting
  /// The same with those pages alone that are new.
  let looked: RouteSetting
  /// Makes the change in the file as it stands when it is saved, with what was answered beside it.
  let make: (RoutesDocument, RouteAnswers) throws -> RoutesDocument
}

extension RouteChangeOptions {
  /// A page of an address that was typed, with the hints that were.
  func page(_ url: String) throws(Failure) -> TimetableURL {
    TimetableURL(url: url, hints: try hints.hints())
  }

  /// A route's pages; nil when nobody is to look.
  func trial(of route: RouteSetting) async throws -> PageTrial? {
    unchecked ? nil : await PageTrial(of: [route], try replay.source(settings.loadedIfRight))
  }

  /// Whether a person is there to be asked for more than a yes.
  var canAsk: Bool { Terminal.canAsk && !consent.yes && !unchecked && !output.json }

  /// Looks, asks and saves.
  ///
  /// - Parameter plan: the route as it is to be, the part of it to be looked at, and the change;
  ///   given the file as it stands.
  /// - Returns: the exit status.
  /// - Throws: ``Failure``, and what keeps the change from being looked at or saved.
  func run(_ plan: (RoutesDocument) throws -> RouteChange) async throws -> Int32 {
    let language = try language.language()
    let file = SettingsFile(settings)
    let document = try file.document()
    let change = try plan(document)
    // Refused before anything is fetched or asked.
    _ = try SettingsFile.typed { try change.make(document, RouteAnswers()) }
    return try await RouteSaving(
      change: change, file: file, isJSON: output.json, language: language
    ).save(self)
  }
}

extension RouteDetailOptions {
  /// The route with what was said; an empty text takes a value away.
  ///
  /// - Throws: ``Failure`` with 64 for a walk that is no number.
  func applied(to route: RouteSetting) throws(Failure) -> RouteSetting {
    var route = route
    if let title { route.title = Self.value(title) }
    if let minutes = walk.walk {
      route.walkMinutes = minutes.isEmpty ? nil : try walk.minutes()
    }
    if let id = company.operatorID { route.operatorID = Self.value(id) }
    if let approach { route.outboundProximityURL = Self.value(approach) }
    if let approachBack { route.inboundProximityURL = Self.value(approachBack) }
    return route
  }

  private static func value(_ text: String) -> String? { text.isEmpty ? nil : text }
}

extension HintOptions {
  /// The hints.
  ///
  /// - Throws: ``Failure`` with 64 for an `--only` without a key; what a key may be is checked with
  ///   the settings.
  func hints() throws(Failure) -> PageHints {
    var kept: [String: String] = [:]
    for text in only {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw .typed(.option("--only"), expected: .keyAndText, found: text)
      }
      kept[parts[0]] = parts[1]
    }
    return PageHints(
      within: part.within, stop: stop, routeName: routeName, destination: names.destination,
      platform: names.platform, service: service, layout: layout, only: kept)
  }

  /// The same where they stand in no settings that would be checked.
  ///
  /// - Throws: ``Failure`` with 64 for what routes.json may not have either.
  func checked() throws(Failure) -> PageHints {
    let hints = try hints()
    let faults = hints.faults
    guard faults.isEmpty else { throw Failure(.usage, .option(.badHints(faults))) }
    return hints
  }
}
