import ArgumentParser
import BusCommand
import BusFiles
import BusQuery
import BusStore

/// `bus-ingest migrate FILE`, hidden: what `bus` has done with a database of an older version before
/// it answers.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.migrate, isHidden: true)

  @Argument(help: .text(.databaseFile))
  var file: String

  @OptionGroup var language: LanguageOption

  func run() throws {
    guard PosixFile.exists(file) else {
      throw Failure(.noInput, .name(.noDatabaseYet(file)))
    }
    try TimetableStore.bringUpToDate(path: file)
  }
}
