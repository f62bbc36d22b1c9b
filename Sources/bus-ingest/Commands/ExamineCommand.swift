import ArgumentParser
import BusCommand
import BusFetch
import BusQuery
import BusSettings
import BusStore

/// `bus-ingest examine DATABASE`, hidden: what `bus doctor` has done with the archive, a hash a line for
/// every page in force that cannot be relied on.
struct ExamineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.examine, isHidden: true)

  @Argument(help: .text(.databaseFile))
  var file: String

  func run() throws {
    let archive = PageArchive(folder: Locations.archive(besideDatabase: file))
    let bad = try TimetableStore.open(path: file, .readOnly).hashesInForce().filter {
      !archive.isSound($0, size: nil, isThorough: true)
    }
    try Output.write(bad.map { $0 + "\n" }.joined())
  }
}
