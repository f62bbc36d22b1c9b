import ArgumentParser
import BusCommand
import BusFetch
import BusIngest
import BusJSON
import BusModel
import BusQuery
import BusSettings
import BusStore
import CLinux

/// `bus ingest`: the nightly job.
struct IngestCommand: IngestingCommand {
  @OptionGroup var arguments: IngestArguments

  func work() async throws -> Int32 {
    let language = try arguments.language.language()
    let given = try moment()
    let now: @Sendable () -> Moment = { given ?? Shell.now }
    let file = try arguments.settings.load()
    // By the clock, whatever moment is taken for now: others tell by it whether the run hangs.
    let lock =
      isDry ? nil : try IngestLock(besideDatabase: arguments.database.path(), at: Shell.now)
    let store = try store()
    if !isDry { try arguments.database.archive().sweep() }
    let rests = try store.hostRests(after: now())
    let network = try network(file, rests)
    let plan = try plan(file, network)
    let before = isDry ? [:] : try store.runRecords.lastTroubles()
    let telling = RunTelling(manner, language, now: now)
    let job = try ingest(store, lock, telling, now: now)
    var (report, interruption) = try await run(job, plan, telling)
    if !isDry { try keep(network, rests, in: store, at: now()) }
    let ruled = file.routesWithServiceDays
    report.settle { ruled.contains($0) }
    withExtendedLifetime(lock) {}
    let reader = NewsReader(store: store, language: language)
    let isAsked = !isDry && (isWorded(report) || file.notify != nil)
    let news = try isAsked ? reader.news(of: report, before: before, file.routes) : nil
    try show(report, news, language)
    if let setting = file.notify, let news { try notifier(setting, store, language).tell(news) }
    if let words = report.interruptionWords(of: plan.routes.count, language) {
      Output.complain(words)
    }
    if let signal = interruption?.signal { Interruption.die(of: signal) }
    return arguments.okUnchanged && report.outcome == .unchanged ? 0 : report.exitStatus
  }

  /// What the run came to, and what listens for signals: it must live as long as the command.
  private func run(
    _ job: Ingest, _ plan: IngestPlan, _ telling: RunTelling
  ) async throws -> (IngestReport, Interruption?) {
    // As those who ask servers: whoever goes on with what they brought is then the same thread.
    let run = Task(priority: .high) { try await job.run(plan) }
    let interruption = Interruption { run.cancel() }
    let ended = await run.result
    telling.end()
    // What the run took is given back before its news are gathered and the database is copied.
    malloc_trim(0)
    var report = try ended.get()
    report.interruption = interruption?.signal.map(Interruption.name)
    return (report, interruption)
  }

  /// Keeps what the run learned of the hosts, and a copy of the database once a week.
  private func keep(
    _ network: CurlSource?, _ rests: [HostRest], in store: TimetableStore, at now: Moment
  ) throws {
    if let found = network?.rests, found != rests { try store.replaceHostRests(found) }
    // Without it the next run asks each server once more, and nothing else is lost.
    try? network?.rememberRobots()
    try store.backUpWeekly(at: now)
  }

  private var isDry: Bool { arguments.dryRun.dryRun }

  /// The moment that is taken for now; nil for the clock's.
  private func moment() throws(Failure) -> Moment? {
    let isSaved = arguments.offline || arguments.replay.replay != nil
    if arguments.offline, arguments.replay.replay != nil {
      throw Failure(.usage, .option(.conflict(.offlineAndReplay)))
    }
    guard let moment = try arguments.now.moment(near: Shell.now) else { return nil }
    guard isSaved else {
      throw Failure(.usage, .option(.conflict(.pastOfTheNetwork)))
    }
    return moment
  }

  private func notifier(
    _ setting: NotifySetting, _ store: TimetableStore, _ language: Language
  ) throws -> Notifier {
    Notifier(
      setting: setting, config: try arguments.settings.path(), store: store, language: language)
  }

  /// The network where it is to be asked, with the hosts that are left alone.
  private func network(_ file: RoutesFile, _ rests: [HostRest]) throws -> CurlSource? {
    guard !arguments.offline, arguments.replay.replay == nil else { return nil }
    // A dry run leaves nothing behind, in the archive's folder neither.
    let source = try CurlSource(
      policy: .of(file), rests: arguments.caution.force ? [] : rests,
      into: isDry ? nil : arguments.database.archive(), robots: arguments.database.robots())
    if let page = file.routes.first?.outboundTimetableURLs.first { source.expect(page.url) }
    return source
  }

  private func plan(_ file: RoutesFile, _ network: CurlSource?) throws -> IngestPlan {
    IngestPlan(
      routes: try arguments.routes.all(in: file), holidays: try arguments.settings.holidays(file),
      source: arguments.offline ? nil : try network ?? arguments.replay.source(file),
      isForced: arguments.caution.force, isDry: isDry)
  }

  private func store() throws -> TimetableStore {
    let database = arguments.database
    let store = isDry ? try database.openForReading() : try database.openForWriting()
    try store.checkIfSmall()
    return store
  }

  private func show(_ report: IngestReport, _ news: RunNews?, _ language: Language) throws {
    if arguments.output.json { return try Output.write(report.json.text(pretty: true) + "\n") }
    guard isWorded(report) else { return }
    try Output.write(IngestText(language, isDry: isDry).text(report, news))
  }

  /// Whether the report is told in words.
  private func isWorded(_ report: IngestReport) -> Bool {
    !arguments.output.json && !(arguments.quiet && [0, 2].contains(report.exitStatus))
  }

  private var manner: RunTelling.Manner {
    arguments.verbose ? .verbose : arguments.quiet ? .quiet : .usual
  }

  private func ingest(
    _ store: TimetableStore, _ lock: IngestLock?, _ telling: RunTelling,
    now: @escaping @Sendable () -> Moment
  ) throws -> Ingest {
    Ingest(
      store: store, archive: try arguments.database.archive(),
      countChanges: { old, new in
        TimetableDifference(from: old, to: new).changes.reduce(0) { $0 + $1.count }
      },
      now: now,
      tell: { event in
        lock?.touch()
        telling.tell(event)
      })
  }
}

extension RoutesFile {
  /// The names of the routes whose operator has rules for days with a service of their own.
  fileprivate var routesWithServiceDays: Set<String> {
    let companies = Set(operators.filter { !$0.serviceDays.isEmpty }.map(\.id))
    return Set(routes.filter { $0.operatorID.map(companies.contains) ?? false }.map(\.name))
  }
}
