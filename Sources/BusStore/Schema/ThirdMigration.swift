extension Schema {
  /// Version 3: attempts that gave no page are found by their address, and hosts that are left alone
  /// are remembered.
  static let thirdMigration = Migration.sql(
    """
    CREATE INDEX fetchFailed ON fetch (url, id) WHERE sha256 IS NULL;

    CREATE TABLE host (
      name TEXT PRIMARY KEY CHECK (name <> ''),
      restUntil INTEGER NOT NULL,
      reason TEXT NOT NULL CHECK (reason IN ('asked', 'refused', 'dead'))
    ) STRICT, WITHOUT ROWID;
    """)
}
