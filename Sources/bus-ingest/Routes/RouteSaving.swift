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
    let (checks, answers) = try await looked(options)
    let exitStatus = checks.exitStatusForSaving
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
    _ = try file.change { try change.make($0, answers) }
    try showJSON(checks, isSaved: true)
    if !isJSON { try tell(checks, answers, question) }
    return 0
  }

  /// What the pages give, and what a person at a terminal answered when they leave something open.
  private func looked(
    _ options: RouteChangeOptions
  ) async throws -> (checks: [TriedPage], answers: RouteAnswers) {
    guard let trial = try await options.trial(of: change.looked) else {
      return ([], RouteAnswers())
    }
    let settings = try file.document().settings
    let checks = trial.pages(of: [change.looked], in: settings)
    if !isJSON { try Output.write(checks.look(language)) }
    guard options.canAsk else { return (checks, RouteAnswers()) }
    let answers = RouteDialogue(language: language, trial: trial)
      .answers(about: change.looked, in: settings)
    guard answers.areAboutPages else { return (checks, answers) }
    let again = trial.pages(of: [answers.applied(to: change.looked)], in: settings)
    try Output.write(again.look(language))
    return (again, answers)
  }

  private func tell(
    _ checks: [TriedPage], _ answers: RouteAnswers, _ question: RouteQuestion
  ) throws {
    try Output.write(question.done(in: file.path, language))
    let settings = try file.document().settings
    let company = settings.route(named: change.route.name).flatMap(settings.serviceOperator)
    if !answers.rules.isEmpty, let company {
      try Output.write(settings.text(of: company).text(language))
    } else if let hint = checks.seasonHint(for: company?.id, language) {
      try Output.write(hint + "\n")
    }
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
