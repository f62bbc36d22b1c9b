extension Schema {
  /// Version 5: the requests that were not plain, a row each.
  static let fifthMigration = Migration.sql(
    """
    CREATE TABLE request (
      id INTEGER PRIMARY KEY,
      run INTEGER NOT NULL REFERENCES run,
      at INTEGER NOT NULL,
      host TEXT NOT NULL,
      page TEXT NOT NULL CHECK (page <> ''),
      url TEXT,
      hops INTEGER NOT NULL CHECK (hops >= 0),
      attempt INTEGER NOT NULL CHECK (attempt >= 1),
      sent INTEGER NOT NULL CHECK (sent >= 0),
      address TEXT,
      httpVersion TEXT,
      status INTEGER CHECK (status BETWEEN 100 AND 599),
      wireBytes INTEGER NOT NULL CHECK (wireBytes >= 0),
      bytes INTEGER NOT NULL CHECK (bytes >= 0),
      milliseconds INTEGER NOT NULL CHECK (milliseconds >= 0),
      waited INTEGER NOT NULL CHECK (waited >= 0),
      error TEXT,
      CHECK (status IS NOT NULL OR error IS NOT NULL)
    ) STRICT;
    CREATE INDEX requestByRun ON request (run);
    """)
}
