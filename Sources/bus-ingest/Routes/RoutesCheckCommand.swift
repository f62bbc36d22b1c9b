import ArgumentParser
import BusCommand
import BusFetch
import BusIngest
import BusJSON
import BusModel
import BusQuery
import BusSettings

/// `bus routes check`: are the settings right, and what does each page give?
struct RoutesCheckCommand: IngestingCommand {
  @OptionGroup var arguments: RoutesCheckArguments

  func work() async throws -> Int32 {
    let language = try arguments.language.language()
    let file = try arguments.settings.load()
    let routes = try arguments.routes.all(in: file)
    let source = try arguments.replay.source(file)
    for rule in file.operators.flatMap({ $0.overruled() }) { Output.complain(rule.words(language)) }
    let found = await PageTrial(of: routes, source).pages(of: routes, in: file)
    try Output.write(
      arguments.output.json ? JSONValue.jsonLines(found.map(\.json)) : found.text(language))
    return found.exitStatus
  }
}
