import BusSettings
import ArgumentParser
import BusIngest
import BusModel
import BusQuery
import BusStore

/// `bus load`: rows into the database.
struct LoadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "load", abstract: "Publish the rows of one page.",
    discussion: """
      Reads on standard input what `bus normalise` prints, and publishes it as a page of the \
      route, together with the other pages in force. It is checked as in the nightly job.

      Example: bus load --route home --direction inbound < rows.json
      """)

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var database: DatabaseOptions

  @OptionGroup var language: LanguageOptions

  @Option(help: ArgumentHelp("The route.", valueName: "name"))
  var route: String

  @Option(help: "outbound or inbound.")
  var direction = Direction.outbound

  @Option(
    help: "The page's address; else what bus extract knew, else the only page of the direction.")
  var url: String?

  @Flag(help: "Publish even if it differs too much from what is in force.")
  var force = false

  func run() async throws {
    try await reporting {
      let route = try settings.load().find(route)
      let document = try ScheduleDocument(normalised: InputFile.read("-"))
      guard document.verdict == .timetable else {
        throw Failure(65, "a timetable was expected, the page is \(document.verdict.rawValue)")
      }
      let moment = Environment.now()
      let lock = try IngestLock(besideDatabase: database.path(), at: moment)
      let load = PageLoad(
        store: try database.openForWriting(), gate: force ? nil : Gate(route.gate))
      let outcome = try load.load(try page(document, of: route, moment), into: route, at: moment)
      withExtendedLifetime(lock) {}
      return try told(outcome)
    }
  }

  private func page(
    _ document: ScheduleDocument, of route: RouteSetting, _ moment: Moment
  ) throws -> PublishedPage {
    let pages = route.timetableURLs(direction)
    let page = try setting(document.url, among: pages, of: route)
    return PublishedPage(
      direction: direction,
      source: PageSourceReference(url: page.url, fetchedAt: moment, sha256: document.sha256),
      timetables: document.timetables, hintsKey: HintsKey.of(page),
      dayRules: document.dayRules)
  }

  /// The page of routes.json that the rows belong to; never one by guess.
  private func setting(
    _ known: String?, among pages: [TimetableURL], of route: RouteSetting
  ) throws -> TimetableURL {
    if let url { return pages.first { $0.url == url } ?? TimetableURL(url: url) }
    let place = "route '\(route.name)' \(direction.rawValue)"
    guard let known else {
      guard pages.count == 1 else {
        throw Failure(64, "\(place) has \(pages.count) pages; say which with --url")
      }
      return pages[0]
    }
    guard let page = pages.first(where: { $0.url == known }) else {
      throw Failure(64, "\(known) is no page of \(place); correct --direction, or say --url")
    }
    return page
  }

  private func told(_ outcome: PageLoad.Outcome) throws -> Int32 {
    switch outcome {
    case .done(.published(let version, _)): try show("published as version \(version)")
    case .done(.announced(let version)): try show("announced as version \(version)")
    case .done(.unchanged(let version)): try show("version \(version) says the same already")
    case .done(.overtaken):
      throw Failure(75, "another program published this route meanwhile; run it again")
    case .quarantined(let version, let reason):
      throw Failure(65, "kept aside as version \(version): \(reason); see bus diff \(version)")
    }
    return 0
  }

  private func show(_ sentence: String) throws {
    try Terminal.show(language.language.told(sentence) + "\n")
  }
}
