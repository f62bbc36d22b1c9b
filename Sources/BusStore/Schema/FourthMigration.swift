internal import BusModel
internal import BusReading
internal import GRDB

extension Schema {
  /// Version 4: checksums of what is answered from, the ledger with attempts that ended alike in one
  /// row and what a night cost each host, and versions that a person has decided against.
  static let fourthMigration = Migration { db, _ in
    let reader = try db.rows()
    let sound = try VersionOneHash.soundVersions(in: reader, withDayRules: true)
    try db.execute(sql: checksums + ledger)
    // A version whose rows were changed before has no checksum, so that nothing fits it.
    for version in sound { try VersionSums.renew(version: version, in: db) }
    for table in [RowSum.confirmation, .holiday, .runRoute] { try table.renew(in: db) }
  }

  private static let checksums = """
    ALTER TABLE version ADD COLUMN isDecidedAgainst INTEGER NOT NULL DEFAULT 0
      CHECK (isDecidedAgainst IN (0, 1));
    ALTER TABLE version ADD COLUMN decidedAt INTEGER;
    ALTER TABLE version ADD COLUMN checksum INTEGER;
    ALTER TABLE page ADD COLUMN checksum INTEGER;
    ALTER TABLE timetable ADD COLUMN checksum INTEGER;
    ALTER TABLE confirmation ADD COLUMN checksum INTEGER;
    ALTER TABLE holiday ADD COLUMN checksum INTEGER;

    """

  private static let ledger = """
    ALTER TABLE fetch ADD COLUMN attempt INTEGER CHECK (attempt >= 1);
    ALTER TABLE fetch ADD COLUMN address TEXT;
    ALTER TABLE fetch ADD COLUMN httpVersion TEXT;
    ALTER TABLE fetch ADD COLUMN hops INTEGER CHECK (hops >= 0);
    ALTER TABLE fetch ADD COLUMN firstAt INTEGER;
    ALTER TABLE fetch ADD COLUMN count INTEGER NOT NULL DEFAULT 1 CHECK (count >= 1);

    ALTER TABLE runRoute ADD COLUMN lastRun INTEGER;
    ALTER TABLE runRoute ADD COLUMN checksum INTEGER;

    CREATE TABLE hostNight (
      run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
      host TEXT NOT NULL CHECK (host <> ''),
      requests INTEGER NOT NULL DEFAULT 0 CHECK (requests >= 0),
      notModified INTEGER NOT NULL DEFAULT 0 CHECK (notModified >= 0),
      failed INTEGER NOT NULL DEFAULT 0 CHECK (failed >= 0),
      wireBytes INTEGER NOT NULL DEFAULT 0 CHECK (wireBytes >= 0),
      bytes INTEGER NOT NULL DEFAULT 0 CHECK (bytes >= 0),
      milliseconds INTEGER NOT NULL DEFAULT 0 CHECK (milliseconds >= 0),
      waited INTEGER NOT NULL DEFAULT 0 CHECK (waited >= 0),
      PRIMARY KEY (run, host)
    ) STRICT, WITHOUT ROWID;
    """
}
