extension Schema {
  /// Version 3: attempts that gave no page are found by their address.
  static let thirdMigration = Migration.sql(
    """
    CREATE INDEX fetchFailed ON fetch (url, id) WHERE sha256 IS NULL;
    """)
}
