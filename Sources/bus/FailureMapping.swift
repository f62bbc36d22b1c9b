import BusQuery
import BusModel
import BusCommand
import BusStore

extension Failure {
  /// The failure that an error means; nil for those of the argument parser.
  init?(_ error: any Error) {
    if let error = error as? StoreError {
      self.init(
        ExitStatus(rawValue: error.exitStatus),
        "\(error.subject): \(error.fault.words(Shell.language))")
    } else {
      self.init(ofSettings: error)
    }
  }
}
