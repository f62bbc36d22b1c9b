import ArgumentParser
import BusFetch
import BusStore

/// `bus-ingest migrate FILE`, hidden: what `bus` has done with a database of an older version before
/// it answers.
struct MigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate", abstract: "Bring a database up to this version.", shouldDisplay: false)

  @Argument(help: "The database.")
  var file: String

  func run() async throws {
    try await reporting {
      guard PosixFile.exists(file) else { throw Failure(66, "\(file): there is no database") }
      try TimetableStore.bringUpToDate(path: file)
      return 0
    }
  }
}
