import ArgumentParser
import BusFetch
import BusIngest
import BusModel
import BusQuery
import BusStore

/// `bus prune`: retention.
struct PruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Forget what is old and that nothing refers to.",
    discussion: """
      What was ever published stays, with the bytes of its pages; so do the last fetch of every \
      page, what was rejected, and how every route's last run ended. The records of older runs, \
      fetches and readings go, quarantined versions that newer ones have overtaken, and archived \
      bytes that nothing refers to any more.

      Example: bus prune --keep-days 90 --dry-run
      """)

  @OptionGroup var database: DatabaseOptions
  @OptionGroup var language: LanguageOptions

  @Option(help: ArgumentHelp("How many days back nothing is touched.", valueName: "days"))
  var keepDays = 400

  @Option(help: ArgumentHelp("The same by a date instead.", valueName: "date"))
  var before: Moment?

  @Flag(help: "Remove nothing; say what would be removed.")
  var dryRun = false

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    guard (1...36_500).contains(keepDays) else {
      throw ValidationError("--keep-days: expected 1 to 36500 days, found \(keepDays)")
    }
  }

  func run() async throws {
    try await reporting {
      let moment = Environment.now()
      let store = try database.openForDeciding()
      // Bytes that a run has just archived are not written down yet.
      let lock = try IngestLock(besideDatabase: database.path(), at: moment)
      let report = try prune(store, before: before ?? moment.adding(seconds: -keepDays * 86_400))
      withExtendedLifetime(lock) {}
      try Terminal.show(json ? report.json : report.text(language.language))
      return 0
    }
  }

  private func prune(_ store: TimetableStore, before moment: Moment) throws -> PruneReport {
    let archive = try database.archive()
    let rows = try store.prune(before: moment, isDry: dryRun)
    let files = try archive.clear(keeping: rows.archived, before: moment, isDry: dryRun)
    if !dryRun { try archive.compactIndex() }
    return PruneReport(
      runs: rows.runs, fetches: rows.fetches, readings: rows.parses, versions: rows.versions,
      files: files.files, bytes: files.bytes, isDry: dryRun)
  }
}
