import ArgumentParser
import BusCommand
import BusFiles
import BusIngest
import BusModel
import BusQuery
import BusSettings
import BusStore

/// `bus restore`: the newest sound backup.
struct RestoreCommand: IngestingCommand {
  @OptionGroup var arguments: RestoreArguments

  func work() throws -> Int32 {
    let language = try arguments.language.language()
    let path = try arguments.database.path()
    let now = Shell.now
    let places = [path, Locations.archive(besideDatabase: path)]
    guard places.contains(where: PosixFile.exists) || TimetableStore.hasBackup(ofDatabase: path)
    else {
      throw Failure(.noInput, .name(.noDatabaseYet(path)))
    }
    let lock = try IngestLock(besideDatabase: path, at: now)
    let done = try TimetableStore.restore(
      path: path, at: now, isForced: arguments.caution.force)
    withExtendedLifetime(lock) {}
    let report = RestoreReport(
      database: path, source: done.source, aside: done.aside, unsound: done.unsound)
    try Output.write(arguments.output.json ? report.json : report.text(language))
    return 0
  }
}
