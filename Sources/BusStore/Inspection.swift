internal import GRDB

extension TimetableStore {
  /// What SQLite finds wrong in the file by `PRAGMA quick_check`; empty when it is sound. Reads the
  /// whole file once.
  ///
  /// - Throws: ``StoreError`` when even looking is not possible.
  public func faults() throws(StoreError) -> [String] {
    try read { db in
      try String.fetchAll(db, sql: "PRAGMA quick_check(20)").filter { $0 != "ok" }
    }
  }
}
