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
    let file = try arguments.settings.load()
    let language = try arguments.language.language()
    let routes = try arguments.routes.all(in: file)
    let source = try arguments.replay.source()
    for message in file.operators.flatMap({ $0.overruled() }) { Output.complain(message) }
    let found = await PageCheck.all(routes, source).map { $0.settled(by: file) }
    let text = Self.text(found, language)
    try Output.write(arguments.output.json ? JSONValue.jsonLines(found.map(\.json)) : text)
    return PageCheck.exitStatus(found)
  }

  /// A row for each page, and below it what was odd about it.
  private static func text(_ found: [PageCheck], _ language: Language) -> String {
    zip(TextTable.lines(found.map { $0.row(language) }), found).flatMap { row, check in
      [row] + NoticeLines.lines(check.notices, of: check.url, language).map { "    " + $0 }
    }
    .map { TerminalText.clean($0) + "\n" }.joined()
  }
}
