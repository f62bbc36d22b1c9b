import BusQuery
import BusCommand
import BusFetch
import BusIngest
import BusModel
import BusStore

extension Failure {
  /// The failure that a stage's error means: the one place that gives each its exit status. Nil for
  /// those of the argument parser.
  init?(_ error: any Error) {
    switch error {
    case let error as FetchError:
      self.init(error.status, "\(error.subject): \(error.fault.words(Shell.language))")
    case let error as StoreError:
      self.init(
        ExitStatus(rawValue: error.exitStatus),
        "\(error.subject): \(error.fault.words(Shell.language))")
    case let error as IngestBusy:
      self.init(.temporary, error.holder.words(path: error.path, Shell.language))
    case DocumentFault.notJSON(let fault, let kind):
      self.init(.refused, kind.words(fault, Shell.language))
    case DocumentFault.value(let path, let expected, let found):
      self.init(.refused, expected.words(at: path, found: found, Shell.language))
    default: self.init(ofSettings: error)
    }
  }
}

extension FetchError {
  /// The exit status of the contract (sysexits).
  var status: ExitStatus {
    switch code {
    case .badURL: .usage
    case .badReplay, .damaged: .refused
    case .cannotOpen, .notArchived: .noInput
    case .tooLarge: subject.hasPrefix("http") ? .unavailable : .refused
    case .unreachable, .untrusted, .timedOut, .brokenTransfer, .tooManyRedirects, .badRedirect,
      .privateAddress, .notAsked, .httpStatus, .cancelled, .notInReplay:
      .unavailable
    case .internalFault: .internalFault
    case .cannotCreate: .cannotCreate
    case .cannotRead, .cannotWrite: .inputOutput
    }
  }
}
