import BusSettings
import BusFetch
import BusIngest
import BusModel
import BusQuery
import BusStore

extension Failure {
  /// Gives every stage's error its message and its exit status: the one place that does.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as FetchError:
      self.init(
        error.exitStatus, "\(error.subject): \(error.fault.words(Self.language))")
    case let error as StoreError:
      self.init(error.exitStatus, "\(error.subject): \(error.fault.words(Self.language))")
    case let error as SettingsError: self.init(78, error.words(Self.language))
    case let error as SettingsNotFound: self.init(66, error.words(Self.language))
    case let error as UnknownRoute: self.init(64, error.words(Self.language))
    case let error as IngestBusy:
      self.init(75, error.holder.words(path: error.path, LanguageOptions.ofCommandLine))
    case .notJSON(let fault, let kind) as DocumentFault:
      self.init(65, kind.words(fault, Self.language))
    case .value(let path, let expected, let found) as DocumentFault:
      self.init(65, expected.words(at: path, found: found, Self.language))
    default: self.init(70, "unexpected: \(error); please report this")
    }
  }
}

extension Failure {
  private static var language: Language { LanguageOptions.ofCommandLine }
}

extension SettingsError {
  /// Everything that is wrong, in lines.
  func words(_ language: Language) -> String {
    switch trouble {
    case .notJSON(let fault): fault.words(in: file, language)
    case .faults(let faults): faults.words(in: file, language)
    }
  }
}

extension FetchError {
  /// The exit status of the contract (sysexits).
  var exitStatus: Int32 {
    switch code {
    case .badURL: 64
    case .badReplay, .damaged: 65
    case .cannotOpen, .notArchived: 66
    case .tooLarge: subject.hasPrefix("http") ? 69 : 65
    case .unreachable, .untrusted, .timedOut, .brokenTransfer, .tooManyRedirects, .badRedirect,
      .httpStatus, .cancelled, .notInReplay:
      69
    case .internalFault: 70
    case .cannotCreate: 73
    case .cannotRead, .cannotWrite: 74
    }
  }
}
