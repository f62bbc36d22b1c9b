import ArgumentParser
import BusCommand
import BusModel
import BusQuery
import BusReading
import BusSettings
import BusSources

/// `bus history`.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.history)

  @OptionGroup var routes: RouteOption

  @Option(parsing: .unconditional, help: .text(.limit))
  var limit: String?

  @Flag(help: .text(.hosts))
  var hosts = false

  @OptionGroup var output: JSONOption

  @OptionGroup var words: LanguageOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    let language = try words.language()
    let limit = try TypedNumber.whole(self.limit, in: 1...10_000, option: "--limit") ?? 20
    let id = try routes.name().map { try sources.settings().find($0).id }
    let store = try sources.typed.store()
    if hosts {
      let nights = HostHistory(
        try store.hostNights(runs: limit), try store.requests(runs: limit))
      return try Output.write(output.json ? nights.json.printed : nights.text(language))
    }
    let history = History(
      versions: try store.versions(routeID: id, limit: limit),
      runs: try store.runs(limit: limit), routeID: id)
    try Output.write(output.json ? history.json.printed : history.text(language))
  }
}
