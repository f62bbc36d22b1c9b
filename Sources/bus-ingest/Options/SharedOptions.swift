import BusCommand
import BusFetch
import BusFiles
import BusIngest
import BusModel
import BusQuery
import BusSettings
import BusStore

/// The ways in which this program opens the database, and what lies beside it.
extension DatabaseOption {
  /// The page archive.
  func archive() throws -> PageArchive {
    PageArchive(folder: Locations.archive(besideDatabase: try path()))
  }

  /// What servers' robots.txt said in the runs of the last day.
  func robots() throws -> RobotsMemory {
    RobotsMemory(path: Locations.beside(database: try path(), "robots.jsonl"))
  }

  /// The database for writing, made with its folder when it is missing.
  func openForWriting() throws -> TimetableStore {
    let path = try path()
    try PosixFolder.make(above: path)
    return try TimetableStore.open(path: path, .readWrite)
  }

  /// The database for writing, which must be there: a decision on nothing makes none.
  func openForDeciding() throws -> TimetableStore {
    let path = try path()
    guard PosixFile.exists(path) else {
      throw Failure(.noInput, .name(.noDatabaseYet(path)))
    }
    return try TimetableStore.open(path: path, .readWrite)
  }

  /// The database for reading; an empty one when there is none yet.
  func openForReading() throws -> TimetableStore {
    let path = try path()
    guard PosixFile.exists(path) else { return try TimetableStore.inMemory() }
    do {
      return try TimetableStore.open(path: path, .readOnly)
    } catch  where error.code == .older {
      try TimetableStore.bringUpToDate(path: path)
      return try TimetableStore.open(path: path, .readOnly)
    }
  }
}

extension SettingsOption {
  /// Where the settings say the holidays are, with the path of a list made absolute.
  func holidays(_ file: RoutesFile) throws -> HolidaySource? {
    if let url = file.holidayURL { return .url(url) }
    guard let name = file.holidayFile else { return nil }
    let path = Locations.path(name, besideConfig: try path())
    return .file(path.hasPrefix("/") ? path : Shell.folder + "/" + path)
  }
}
