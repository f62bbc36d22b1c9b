public import BusCommand
import BusModel
import BusQuery

extension Failure {
  /// The failure that an error means; nil for those of the argument parser.
  public init?(_ error: any Error) {
    if let error = error as? StoreError {
      self.init(
        ExitStatus(rawValue: error.exitStatus), .store(subject: error.subject, error.fault))
    } else {
      self.init(ofSettings: error)
    }
  }
}
