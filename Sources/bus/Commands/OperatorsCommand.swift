import ArgumentParser
import BusCommand
import BusJSON
import BusModel
import BusQuery
import BusSettings

/// `bus operators`.
struct OperatorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    .operators,
    subcommands: [
      OperatorsListCommand.self, OperatorsShowCommand.self,
      HandedOver<OperatorsAddArguments>.self, HandedOver<OperatorsEditArguments>.self,
      HandedOver<OperatorsRemoveArguments>.self,
    ],
    standard: OperatorsListCommand.self)
}

/// `bus operators list`.
struct OperatorsListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.operatorsList)

  @OptionGroup var output: JSONOption
  @OptionGroup var words: LanguageOption
  @OptionGroup var settingsOption: SettingsOption

  func run() throws {
    let settings = try settingsOption.load()
    let list = JSONValue.array(settings.operators.map(\.json))
    let text = OperatorText.list(
      settings.operators.map { settings.text(of: $0) }, try words.language())
    try Output.write(
      output.json ? JSONValue.object([.init(key: "operators", value: list)]).printed : text)
  }
}

/// `bus operators show`.
struct OperatorsShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.operatorsShow)

  @OptionGroup var company: OperatorIDArgument
  @OptionGroup var output: JSONOption
  @OptionGroup var words: LanguageOption
  @OptionGroup var settingsOption: SettingsOption

  func run() throws {
    let settings = try settingsOption.load()
    let found = try settings.choose(operator: company.id)
    let text = settings.text(of: found).text(try words.language())
    try Output.write(output.json ? found.json.printed : text)
  }
}
