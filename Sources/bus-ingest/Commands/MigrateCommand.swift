import ArgumentParser
import BusCommand
import BusFetch
import BusStore

/// `bus-ingest migrate FILE`, hidden: what `bus` has done with a database of an older version before
/// it answers.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate", abstract: "Bring a database up to this version.", shouldDisplay: false)

  @Argument(help: "The database.")
  var file: String

  func run() throws {
    guard PosixFile.exists(file) else {
      throw Failure(.noInput, "\(file): there is no database yet; run `bus ingest` to make it")
    }
    try TimetableStore.bringUpToDate(path: file)
  }
}
