import BusCommand
import BusJSON
import BusModel
import BusQuery
import BusSettings

/// The last steps of `routes add` and `routes edit`: look, ask, save, tell.
struct RouteSaving {
  let change: RouteChange
  let file: SettingsFile
  let isJSON: Bool
  let language: Language

  /// Saves a change once its pages have been looked at.
  ///
  /// - Parameter options: how to look, and whether to ask.
  /// - Throws: what keeps it from being looked at or saved.
  /// - Returns: the exit status: 0 when saved or declined, that of `routes check` when refused.
  func save(_ options: RouteChangeOptions) async throws -> Int32 {
    let checks = try await options.look(at: change.looked) ?? []
    let exitStatus = checks.exitStatusForSaving
    if !isJSON { try Output.write(checks.look(language)) }
    let name = change.route.name
    let question: RouteQuestion = exitStatus == 0 ? .save(name) : .saveAnyway(name)
    let consent = Consent(language: language, isGiven: options.consent.yes || options.unchecked)
    if exitStatus != 0, options.consent.yes || !Terminal.canAsk {
      try showJSON(checks, isSaved: false)
      Output.complain(question.undone(language) + ": " + checks.trouble(language))
      return exitStatus
    }
    guard try consent.ask(question) else {
      Output.complain(question.undone(language))
      return 0
    }
    _ = try file.change(change.make)
    try showJSON(checks, isSaved: true)
    guard !isJSON else { return 0 }
    try Output.write(question.done(in: file.path, language))
    if let season = checks.seasonQuestion(language) { try Output.write(season + "\n") }
    return 0
  }

  private func showJSON(_ checks: [TriedPage], isSaved: Bool) throws {
    guard isJSON else { return }
    let document: JSONValue = [
      "route": change.route.json, "pages": .array(checks.map(\.json)), "saved": .bool(isSaved),
      "file": .string(file.path),
    ]
    try Output.write(document.text(pretty: true) + "\n")
  }
}

/// Asks the person at the terminal before something is done.
struct Consent {
  let language: Language
  /// Whether it was given beforehand, by --yes.
  let isGiven: Bool

  /// Whether it may be done.
  ///
  /// - Throws: 64 when there is nobody to ask.
  func ask(_ question: RouteQuestion) throws(Failure) -> Bool {
    if isGiven { return true }
    guard Terminal.canAsk else { throw Failure(.usage, .routeChange(.nobodyToAsk(question))) }
    while true {
      Output.ask(question.words(language))
      guard let line = readLine() else { return false }
      if let answer = question.answer(line) { return answer }
    }
  }
}
