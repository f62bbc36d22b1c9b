/// Why the database could not do what was asked: what it is about is told beside it.
public indirect enum StoreFault: Hashable, Sendable {
  /// SQLite answered something else than was asked, in its own words.
  case sqlite(SQLiteTrouble, said: String)
  /// The same, and the last data stands in the log beside the file at this path.
  case dataInLog(StoreFault, path: String)
  /// There is no database yet.
  case noDatabase
  /// A folder where the file should be.
  case folder(path: String)
  /// The file cannot be made here.
  case cannotCreate
  /// The file, or its folder, cannot be written to.
  case cannotWrite
  /// The file cannot be brought to the disk.
  case cannotSync(SystemFault)
  /// Nothing is in it yet.
  case empty
  /// It was written by an older program.
  case older(found: Int, known: Int)
  /// It was written by an older program and could not be brought up to date; what was said.
  case notBroughtUpToDate(found: Int, known: Int, said: String)
  /// It was written by a newer program.
  case newer(found: Int, known: Int)
  /// It is another program's.
  case foreign(applicationID: Int)
  /// The backup before an update cannot be put in place.
  case backup(SystemFault)
  /// The database is sound, and its backups are older.
  case nothingToRestore
  /// There is no sound backup; so many were found damaged.
  case noBackup(unsound: Int)
  /// Days in the words of version 1 that cannot be read; where the copy is.
  case unreadDays(words: String, backup: String)
  /// A column holds what nobody wrote there.
  case badColumn(StoreColumn, found: String)
  /// The rows of a version are not what was published: damage, or a change by hand.
  case altered(version: Int)
  /// The holidays of the feed are not what was taken in.
  case alteredHolidays
  /// The connection is closed: a bug of ours.
  case closed
  /// Nothing was written: a bug of ours.
  case nothingWritten
  /// What nobody thought of, in the words of the system.
  case unexpected(String)
  /// No run has that number.
  case noRun(Int)
  /// A feed without a single day.
  case noHolidays
  /// A version was kept aside beside another one than that of today; nil for none.
  case otherInForce(version: Int, now: Int?)
  /// Not a version that was kept aside; how it stands, nil when there is none.
  case notKeptAside(version: Int, state: VersionState?)
}

/// What SQLite had trouble with.
public enum SQLiteTrouble: String, Hashable, Sendable {
  /// The file is no database.
  case notADatabase
  /// The file is damaged.
  case damaged
  /// Another program holds it.
  case busy
  /// It cannot be written to.
  case readOnly
  /// No space is left.
  case full
  /// It cannot be opened.
  case unreadable
  /// The disk gave an error.
  case inputOutput
  /// A rule of the schema was broken: a bug of ours.
  case brokenRule
}

/// A column of the database whose text has a form.
public enum StoreColumn: String, Hashable, Sendable {
  /// Marks as JSON.
  case marks
  /// Where names were found, as JSON.
  case sources
  /// Minutes of a service day.
  case minutes
  /// The days of a timetable.
  case days
  /// A direction.
  case direction
  /// What a page says of dates.
  case dayRules
}

/// Who holds the lock on a database.
public struct LockHolder: Hashable, Sendable {
  /// The process's number.
  public let process: Int
  /// When it took the lock.
  public let since: Moment

  /// A holder.
  public init(process: Int, since: Moment) {
    self.process = process
    self.since = since
  }
}
