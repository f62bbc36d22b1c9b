import ArgumentParser
import BusCommand
import BusFetch
import BusIngest
import BusModel
import BusQuery
import BusStore

/// `bus prune`: retention.
struct PruneCommand: IngestingCommand {
  @OptionGroup var arguments: PruneArguments

  /// How many days back nothing is touched, unless told.
  private static let usualDays = 400

  func work() throws -> Int32 {
    let language = try arguments.language.language()
    let now = Shell.now
    let moment = try oldest(now)
    let store = try arguments.database.openForDeciding()
    // Bytes that a run has just archived are not written down yet.
    let lock = try IngestLock(besideDatabase: arguments.database.path(), at: now)
    let report = try prune(store, before: moment)
    withExtendedLifetime(lock) {}
    try Output.write(arguments.output.json ? report.json : report.text(language))
    return 0
  }

  /// The moment before which things are forgotten.
  private func oldest(_ now: Moment) throws(Failure) -> Moment {
    let days = try TypedNumber.whole(
      arguments.keepDays, in: 1...36_500, option: "--keep-days"
    ) { .days($0) }
    guard let date = arguments.beforeDate else {
      return now.adding(seconds: -(days ?? Self.usualDays) * 86_400)
    }
    return try TypedTime.start(date, option: "--before")
  }

  private func prune(_ store: TimetableStore, before moment: Moment) throws -> PruneReport {
    let isDry = arguments.dryRun.dryRun
    let archive = try arguments.database.archive()
    let rows = try store.prune(before: moment, isDry: isDry)
    let files = try archive.clear(keeping: rows.archived, before: moment, isDry: isDry)
    if !isDry { try archive.compactIndex() }
    return PruneReport(
      runs: rows.runs, fetches: rows.fetches, requests: rows.requests, readings: rows.parses,
      versions: rows.versions, files: files.files, bytes: files.bytes, isDry: isDry)
  }
}
