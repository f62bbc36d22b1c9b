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
    let consent = Consent(language: language, isGiven: options.consent.yes || options.unchecked)
    if exitStatus != 0, options.consent.yes || !Terminal.canAsk {
      try showJSON(checks, isSaved: false)
      Output.complain(Undone.saving(language) + ": " + checks.trouble(language))
      return exitStatus
    }
    guard try isWanted(isSound: exitStatus == 0, consent) else {
      Output.complain(Undone.saving(language))
      return 0
    }
    _ = try file.change(change.make)
    try showJSON(checks, isSaved: true)
    if !isJSON { try Output.write(saved) }
    return 0
  }

  private func isWanted(isSound: Bool, _ consent: Consent) throws(Failure) -> Bool {
    let name = change.route.name
    let undone = Undone.saving(language)
    return try isSound
      ? consent.ask("save \(name)?", "\(name) を保存しますか?", usual: true, else: undone)
      : consent.ask(
        "save \(name) all the same?", "それでも \(name) を保存しますか?", usual: false, else: undone)
  }

  private var saved: String {
    let name = TerminalText.clean(change.route.name)
    let path = TerminalText.clean(file.path)
    return language == .ja
      ? "\(name) を \(path) に保存しました。取り込み: bus ingest --route \(name)\n"
      : "saved \(name) in \(path); take it in with: bus ingest --route \(name)\n"
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

/// What has not been done, where a person did not want it or could not be asked.
enum Undone {
  /// Nothing was saved.
  static func saving(_ language: Language) -> String {
    language == .ja ? "保存していません" : "nothing is saved"
  }

  /// Nothing was removed.
  static func removing(_ language: Language) -> String {
    language == .ja ? "削除していません" : "nothing is removed"
  }
}
