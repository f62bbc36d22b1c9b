extension Schema {
  /// Version 1. Moments are seconds of Unix time, dates "YYYY-MM-DD", departures minutes of the
  /// service day; what every table and column means stands in the documentation's `Schema` article.
  static let firstMigration = Migration.sql(
    runTables + pageTables + versionTables + timetableTables + holidayTable)

  private static let runTables = """
    CREATE TABLE route (
      id INTEGER PRIMARY KEY,
      uuid TEXT NOT NULL UNIQUE CHECK (uuid <> ''),
      name TEXT NOT NULL CHECK (name <> '')
    ) STRICT;
    CREATE INDEX routeByName ON route (name);

    CREATE TABLE run (
      id INTEGER PRIMARY KEY,
      startedAt INTEGER NOT NULL,
      finishedAt INTEGER CHECK (finishedAt >= startedAt),
      outcome TEXT CHECK (outcome IN ('published', 'unchanged', 'partial', 'failed')),
      requests INTEGER NOT NULL DEFAULT 0 CHECK (requests >= 0),
      notModified INTEGER NOT NULL DEFAULT 0 CHECK (notModified >= 0),
      bytes INTEGER NOT NULL DEFAULT 0 CHECK (bytes >= 0),
      parsed INTEGER NOT NULL DEFAULT 0 CHECK (parsed >= 0),
      skipped INTEGER NOT NULL DEFAULT 0 CHECK (skipped >= 0),
      CHECK ((finishedAt IS NULL) = (outcome IS NULL))
    ) STRICT;

    CREATE TABLE runRoute (
      route INTEGER NOT NULL REFERENCES route,
      run INTEGER NOT NULL REFERENCES run,
      outcome TEXT NOT NULL
        CHECK (outcome IN ('published', 'unchanged', 'quarantined', 'failed')),
      at INTEGER NOT NULL,
      stage TEXT,
      message TEXT,
      departures INTEGER CHECK (departures >= 0),
      changes INTEGER CHECK (changes >= 0),
      PRIMARY KEY (route, run)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX runRouteByRun ON runRoute (run);

    """

  private static let pageTables = """
    CREATE TABLE fetch (
      id INTEGER PRIMARY KEY,
      run INTEGER REFERENCES run,
      url TEXT NOT NULL CHECK (url <> ''),
      at INTEGER NOT NULL,
      status INTEGER CHECK (status BETWEEN 100 AND 599),
      sha256 TEXT CHECK (length(sha256) = 64),
      bytes INTEGER CHECK (bytes >= 0),
      contentType TEXT,
      etag TEXT,
      lastModified TEXT,
      milliseconds INTEGER CHECK (milliseconds >= 0),
      error TEXT,
      CHECK (status IS NOT NULL OR error IS NOT NULL)
    ) STRICT;
    CREATE INDEX fetchByPage ON fetch (url, id) WHERE sha256 IS NOT NULL;
    CREATE INDEX fetchByRun ON fetch (run);

    CREATE TABLE parse (
      sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
      extractorVersion TEXT NOT NULL,
      hintsKey TEXT NOT NULL,
      at INTEGER NOT NULL,
      verdict TEXT NOT NULL CHECK (verdict IN ('timetable', 'notATimetable', 'uncertain')),
      layout TEXT,
      confidence REAL NOT NULL CHECK (confidence BETWEEN 0 AND 1),
      timetables INTEGER NOT NULL CHECK (timetables >= 0),
      departures INTEGER NOT NULL CHECK (departures >= 0),
      notices TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(notices)),
      PRIMARY KEY (sha256, extractorVersion, hintsKey)
    ) STRICT, WITHOUT ROWID;

    """

  private static let versionTables = """
    CREATE TABLE version (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      route INTEGER NOT NULL REFERENCES route,
      run INTEGER REFERENCES run,
      state TEXT NOT NULL
        CHECK (state IN ('active', 'superseded', 'announced', 'quarantined', 'rejected')),
      createdAt INTEGER NOT NULL,
      publishedAt INTEGER,
      supersededAt INTEGER,
      effectiveFrom TEXT CHECK (effectiveFrom IS date(effectiveFrom, '+0 days')),
      replaces INTEGER REFERENCES version,
      contentHash TEXT NOT NULL CHECK (length(contentHash) = 32),
      extractorVersion TEXT NOT NULL,
      departures INTEGER NOT NULL CHECK (departures >= 0),
      reason TEXT,
      CHECK ((publishedAt IS NULL) = (state IN ('quarantined', 'rejected'))),
      CHECK (supersededAt IS NULL OR state = 'superseded'),
      CHECK (state <> 'announced' OR effectiveFrom IS NOT NULL),
      CHECK (state <> 'quarantined' OR reason IS NOT NULL)
    ) STRICT;
    CREATE UNIQUE INDEX versionActive ON version (route) WHERE state = 'active';
    CREATE INDEX versionByRoute ON version (route, state);
    CREATE INDEX versionReplaced ON version (replaces) WHERE replaces IS NOT NULL;

    CREATE TABLE page (
      id INTEGER PRIMARY KEY,
      version INTEGER NOT NULL REFERENCES version ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      direction TEXT NOT NULL CHECK (direction IN ('outbound', 'inbound')),
      url TEXT NOT NULL,
      sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
      fetchedAt INTEGER NOT NULL,
      hintsKey TEXT NOT NULL,
      UNIQUE (version, position)
    ) STRICT;
    CREATE INDEX pageBySha256 ON page (sha256);

    CREATE TABLE confirmation (
      page INTEGER PRIMARY KEY REFERENCES page ON DELETE CASCADE,
      at INTEGER NOT NULL,
      sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
      hintsKey TEXT NOT NULL,
      extractorVersion TEXT NOT NULL
    ) STRICT;

    """

  private static let timetableTables = """
    CREATE TABLE timetable (
      id INTEGER PRIMARY KEY,
      page INTEGER NOT NULL REFERENCES page ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      stop TEXT,
      routeName TEXT,
      destination TEXT,
      platform TEXT,
      label TEXT,
      service TEXT CHECK (service IN ('weekday', 'saturday', 'sunday', 'holiday', 'sundayHoliday',
        'saturdaySundayHoliday', 'daily', 'custom')),
      pattern TEXT,
      validFrom TEXT CHECK (validFrom IS date(validFrom, '+0 days')),
      at TEXT NOT NULL,
      UNIQUE (page, position)
    ) STRICT;

    CREATE TABLE departure (
      timetable INTEGER NOT NULL REFERENCES timetable ON DELETE CASCADE,
      position INTEGER NOT NULL CHECK (position >= 0),
      minutes INTEGER NOT NULL CHECK (minutes BETWEEN 0 AND 2879),
      routeName TEXT,
      destination TEXT,
      platform TEXT,
      marks TEXT CHECK (marks IS NULL OR json_valid(marks)),
      pattern TEXT,
      trip TEXT,
      stopPosition INTEGER CHECK (stopPosition >= 1),
      at TEXT NOT NULL,
      PRIMARY KEY (timetable, position)
    ) STRICT, WITHOUT ROWID;

    CREATE VIEW busSchedule AS
      SELECT route.name AS route, page.direction,
        printf('%02d:%02d', departure.minutes / 60, departure.minutes % 60) AS departureTime,
        departure.routeName, departure.destination, departure.platform, timetable.stop,
        timetable.label, timetable.service,
        coalesce(departure.pattern, timetable.pattern) AS pattern,
        departure.marks, departure.trip, departure.stopPosition,
        page.url, page.sha256, coalesce(confirmation.at, page.fetchedAt) AS fetchedAt,
        departure.at, version.id AS version, version.state, version.extractorVersion
      FROM version
        JOIN route ON route.id = version.route
        JOIN page ON page.version = version.id
        LEFT JOIN confirmation ON confirmation.page = page.id
        JOIN timetable ON timetable.page = page.id
        JOIN departure ON departure.timetable = timetable.id
      WHERE version.state = 'active';

    """

  private static let holidayTable = """
    CREATE TABLE holiday (
      date TEXT NOT NULL PRIMARY KEY CHECK (date IS date(date, '+0 days')),
      name TEXT NOT NULL CHECK (name <> ''),
      kind TEXT NOT NULL CHECK (kind IN ('national', 'substitute', 'citizen', 'special')),
      url TEXT NOT NULL,
      fetchedAt INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
