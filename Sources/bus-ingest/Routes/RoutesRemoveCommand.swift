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
    let question = RouteQuestion.remove(name, from: file.path)
    let consent = Consent(language: language, isGiven: arguments.consent.yes)
    guard try consent.ask(question) else {
      Output.complain(question.undone(language))
      return 0
    }
    _ = try file.change { try $0.removing(name) }
    try Output.write(question.done(in: file.path, language))
    return 0
  }
}
