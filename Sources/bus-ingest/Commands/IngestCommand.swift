import BusJSON
import BusSettings
import ArgumentParser
import BusFetch
import BusIngest
import BusModel
import BusQuery
import BusStore

/// `bus ingest`: the nightly job.
struct IngestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ingest", abstract: "Fetch, read, check and publish: the nightly job.",
    discussion: """
      Every page of every route is fetched, kept in the archive, read and checked against what is \
      in force. A route is published whole or not at all; a route that fails keeps its last good \
      timetable. Nothing is read again that has not changed.

      Exit status: 0 published, 2 nothing had changed, 75 some routes failed, 69 nothing could be \
      fetched, 65 all that was fetched was refused.

      Example: bus ingest --route home --dry-run
      """)

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var database: DatabaseOptions
  @OptionGroup var language: LanguageOptions

  @Option(help: ArgumentHelp("Only this route; may be given again.", valueName: "name"))
  var route: [String] = []

  @Flag(help: "Work from the archive, without any network.")
  var offline = false

  @Option(
    help: ArgumentHelp(
      "Take pages from a folder with an index.json instead of the network.", valueName: "folder"))
  var replay: String?

  @Flag(help: "Fetch and read everything anew, whatever is known of it.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "The moment to take for now, with pages that were saved then; needs --replay or --offline.",
      valueName: "moment"))
  var at: Moment?

  @Flag(help: "Write nothing; say what would be published.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  @Flag(name: .shortAndLong, help: "Tell the progress on stderr.")
  var verbose = false

  func validate() throws {
    if offline, replay != nil {
      throw ValidationError("--offline and --replay exclude each other: pages come from one place")
    }
    if at != nil, !offline, replay == nil {
      throw ValidationError("--at needs --replay or --offline: what a server says is of now")
    }
  }

  func run() async throws {
    try await reporting {
      let file = try settings.load()
      let plan = try plan(file)
      let lock = dryRun ? nil : try IngestLock(besideDatabase: database.path(), at: clock())
      let store = try store()
      let before = dryRun ? [:] : try store.lastOutcomes()
      var report = try await ingest(store).run(plan)
      report.settle { file.hasServiceDays(for: $0) }
      withExtendedLifetime(lock) {}
      let news =
        try dryRun
        ? nil
        : NewsReader(store: store, language: language.language)
          .news(of: report, before: before, file.routes)
      let text = IngestText(language.language, isDry: dryRun).text(report, news)
      try Terminal.show(json ? report.json.text(pretty: true) + "\n" : text)
      if let setting = file.notify, let news { try notifier(setting, store).tell(news) }
      return report.exitStatus
    }
  }

  private func notifier(_ setting: NotifySetting, _ store: TimetableStore) throws -> Notifier {
    Notifier(
      setting: setting, config: try settings.path(), store: store, language: language.language)
  }

  private func plan(_ file: RoutesFile) throws -> IngestPlan {
    let routes = route.isEmpty ? file.routes : try route.map { try file.find($0) }
    return IngestPlan(
      routes: routes, holidays: try settings.holidays(file), source: try source(), isForced: force,
      isDry: dryRun)
  }

  private func source() throws -> (any PageSource)? {
    if offline { return nil }
    if let replay { return try ReplaySource(folder: replay) }
    return try Environment.network()
  }

  private func clock() -> Moment { at ?? Environment.now() }

  private func store() throws -> TimetableStore {
    let store = dryRun ? try database.openForReading() : try database.openForWriting()
    try store.checkIfSmall()
    return store
  }

  private func ingest(_ store: TimetableStore) throws -> Ingest {
    let given = at
    return Ingest(
      store: store, archive: try database.archive(),
      countChanges: { old, new in
        TimetableDifference(from: old, to: new).changes.reduce(0) { $0 + $1.count }
      },
      now: { given ?? Environment.now() }, logger: StderrLog.logger(isVerbose: verbose))
  }
}

extension RoutesFile {
  /// Whether a route's operator has rules for days with a service of their own.
  fileprivate func hasServiceDays(for route: String) -> Bool {
    let company = self.route(named: route).flatMap { serviceOperator(of: $0) }
    return company.map { !$0.serviceDays.isEmpty } ?? false
  }
}
