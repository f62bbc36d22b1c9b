import BusCommand
import BusModel
import BusQuery
import BusStore

extension TimetableStore {
  /// A version by its number.
  ///
  /// - Throws: ``Failure`` with 66 when there is none.
  func find(version id: Int) throws -> VersionSummary {
    guard let version = try versionSummary(id) else {
      throw Failure(.noInput, .comparison(.noVersion(id)))
    }
    return version
  }
}
