import ArgumentParser
import BusCommand
import BusModel
import BusQuery
import BusSettings

/// `bus routes remove`.
struct RoutesRemoveCommand: IngestingCommand {
  @OptionGroup var arguments: RoutesRemoveArguments

  func work() async throws -> Int32 {
    let language = try arguments.language.language()
    let name = arguments.route.name
    let file = SettingsFile(arguments.settings)
    _ = try file.document().settings.find(name)
    let isWanted = try Consent(language: language, isGiven: arguments.consent.yes).ask(
      "remove \(name) from \(file.path)?", "\(name) を \(file.path) から削除しますか?", usual: false,
      else: Undone.removing(language))
    guard isWanted else {
      Output.complain(Undone.removing(language))
      return 0
    }
    _ = try file.change { try $0.removing(name) }
    let path = TerminalText.clean(file.path)
    try Output.write(
      language == .ja ? "\(name) を \(path) から削除しました\n" : "removed \(name) from \(path)\n")
    return 0
  }
}
