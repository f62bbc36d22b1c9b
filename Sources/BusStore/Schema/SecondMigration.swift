internal import BusModel
internal import BusReading
internal import GRDB

extension Schema {
  /// Version 2: service patterns in their coded form, messages as codes, and room for what a page
  /// says of dates and for where its names were found.
  static let secondMigration = Migration { db, path in
    let reader = try db.rows()
    let sound = try VersionOneHash.soundVersions(in: reader)
    try db.execute(sql: columns + messages)
    try recodePatterns(in: db, path: path)
    for version in sound {
      try db.execute(
        sql: "UPDATE version SET contentHash = ? WHERE id = ?",
        arguments: [try VersionOneHash.of(version: version, in: reader), version])
    }
  }

  private static let columns = """
    ALTER TABLE timetable ADD COLUMN sources TEXT CHECK (sources IS NULL OR json_valid(sources));
    ALTER TABLE page ADD COLUMN dayRules TEXT;

    """

  /// A sentence of version 1 is a message `text` with one argument.
  private static let messages = """
    UPDATE runRoute SET message = json_object('id', 'text', 'arguments', json_array(message))
      WHERE message IS NOT NULL;
    UPDATE version SET reason = json_object('id', 'text', 'arguments', json_array(reason))
      WHERE reason IS NOT NULL;
    UPDATE fetch SET error = json_object('id', 'text', 'arguments', json_array(error))
      WHERE error IS NOT NULL;
    UPDATE parse SET notices = (
        SELECT json_group_array(json_object('code', json_extract(value, '$.code'), 'id', 'text',
          'arguments', json_array(json_extract(value, '$.message')),
          'at', json_extract(value, '$.at')))
        FROM json_each(parse.notices))
      WHERE notices <> '[]';
    """

  /// Gives every pattern its coded form.
  private static func recodePatterns(in db: Database, path: String) throws {
    let words = try db.rows().texts(
      """
      SELECT pattern FROM timetable WHERE pattern IS NOT NULL
      UNION SELECT pattern FROM departure WHERE pattern IS NOT NULL
      """)
    try db.execute(
      sql: "CREATE TEMP TABLE patternCode (words TEXT PRIMARY KEY, code TEXT NOT NULL) STRICT")
    let insert = try db.makeStatement(sql: "INSERT INTO patternCode (words, code) VALUES (?, ?)")
    for words in words {
      guard let pattern = VersionOnePattern.read(words) else {
        throw StoreError(
          path, .unreadDays(words: words, backup: Backup.path(of: path, version: 1)))
      }
      try insert.execute(arguments: [words, pattern.stored])
    }
    for table in ["timetable", "departure"] {
      try db.execute(
        sql: """
          UPDATE \(table) SET pattern = (SELECT code FROM patternCode WHERE words = pattern)
          WHERE pattern IS NOT NULL
          """)
    }
    try db.execute(sql: "DROP TABLE patternCode")
  }
}
