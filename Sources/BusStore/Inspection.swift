public import BusModel
internal import BusReading
internal import GRDB

extension TimetableStore {
  /// Looks for damage before a night's work is laid on top of it, where that costs next to nothing:
  /// in a file of up to 8 MB.
  ///
  /// - Throws: ``StoreError`` with `damaged`.
  public func checkIfSmall() throws(StoreError) {
    let size = try read { db in
      let rows = try db.rows()
      return try (rows.number("PRAGMA page_count") ?? 0) * (rows.number("PRAGMA page_size") ?? 0)
    }
    guard size <= 8 << 20, let fault = try faults().first else { return }
    let last = fault.split(separator: "\n").last.map(String.init) ?? fault
    throw StoreError(path, .sqlite(.damaged, said: last))
  }
}
