import ArgumentParser
import BusCommand
import BusFetch
import BusIngest
import BusModel
import BusQuery
import BusStore

/// A command of this program: what is typed after it is declared in `BusCommand`, for both programs,
/// and its work is done here.
protocol IngestingCommand: AsyncParsableCommand {
  associatedtype Arguments: CommandArguments

  /// What was typed.
  var arguments: Arguments { get }

  /// Does the work and answers with the exit status.
  func work() async throws -> Int32
}

extension IngestingCommand {
  static var configuration: CommandConfiguration { CommandConfiguration(Arguments.help) }

  func run() async throws {
    let status = try await work()
    if status != 0 { throw ExitCode(status) }
  }
}

extension Failure {
  /// The failure that a stage's error means: the one place that gives each its exit status. Nil for
  /// those of the argument parser.
  init?(_ error: any Error) {
    switch error {
    case let error as FetchError:
      self.init(error.status, .fetch(subject: error.subject, error.fault))
    case let error as StoreError:
      self.init(
        ExitStatus(rawValue: error.exitStatus), .store(subject: error.subject, error.fault))
    case let error as IngestBusy:
      self.init(.temporary, .locked(path: error.path, error.holder))
    case DocumentFault.notJSON(let fault, let kind):
      self.init(.refused, .documentNotJSON(fault, kind))
    case DocumentFault.value(let path, let expected, let found):
      self.init(.refused, .document(path: path, expected: expected, found: found))
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
