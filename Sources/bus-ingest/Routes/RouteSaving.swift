import BusModel
import BusQuery

/// The last steps of `routes add` and `routes edit`: look, ask, save, tell.
struct RouteSaving {
  /// The route as it is to be.
  let route: RouteSetting
  let file: SettingsFile
  let isJSON: Bool
  let language: Language

  /// Saves a change once its pages have been looked at.
  ///
  /// - Parameters:
  ///   - options: how to look, and whether to ask.
  ///   - looked: the pages to look at; all of the route's when nil.
  ///   - change: the change.
  /// - Throws: what keeps it from being looked at or saved.
  /// - Returns: the exit status: 0 when saved or declined, that of `routes check` when refused.
  func save(
    _ options: LookOptions, lookingAt looked: RouteSetting? = nil,
    after change: (RoutesDocument) throws -> RoutesDocument
  ) async throws -> Int32 {
    let checks = try await options.look(at: looked ?? route) ?? []
    let look = PageLook(checks: checks, language: language)
    if !isJSON { try Terminal.show(look.text) }
    if !look.isSound, options.yes {
      try showJSON(checks, isSaved: false)
      Terminal.tell(
        say(
          "nothing is saved: not every page is a timetable; --unchecked saves all the same",
          "保存していません。時刻表でないページがあります(--unchecked ならそのまま保存します)"))
      return PageCheck.exitStatus(checks)
    }
    let consent = Consent(language: language, isGiven: options.yes || options.unchecked)
    let isWanted =
      try look.isSound
      ? consent.ask("save \(route.name)?", "\(route.name) を保存しますか?", usual: true)
      : consent.ask("save \(route.name) all the same?", "それでも \(route.name) を保存しますか?", usual: false)
    guard isWanted else {
      Terminal.tell(say("nothing is saved", "保存していません"))
      return 0
    }
    _ = try file.change(change)
    try showJSON(checks, isSaved: true)
    if !isJSON { try Terminal.show(saved) }
    return 0
  }

  private var saved: String {
    let name = TerminalText.clean(route.name)
    let path = TerminalText.clean(file.path)
    return say(
      "saved \(name) in \(path); take it in with: bus ingest --route \(name)\n",
      "\(name) を \(path) に保存しました。取り込み: bus ingest --route \(name)\n")
  }

  private func showJSON(_ checks: [PageCheck], isSaved: Bool) throws {
    guard isJSON else { return }
    let document: JSONValue = [
      "route": route.json, "pages": .array(checks.map(\.json)), "saved": .bool(isSaved),
      "file": .string(file.path),
    ]
    try Terminal.show(document.text(pretty: true) + "\n")
  }

  private func say(_ english: String, _ japanese: String) -> String {
    language == .ja ? japanese : english
  }
}
