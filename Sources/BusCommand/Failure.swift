public import BusQuery
import BusModel
import BusSettings

/// Why a command ends without its answer, and the exit status. Every error of a program becomes one,
/// at one place.
public struct Failure: Error, Hashable, Sendable {
  /// The exit status of the contract.
  public let exitStatus: ExitStatus
  /// What went wrong; worded where it is said.
  public let fault: CommandFault

  /// A failure.
  public init(_ exitStatus: ExitStatus, _ fault: CommandFault) {
    self.exitStatus = exitStatus
    self.fault = fault
  }

  /// The failure that an error of the settings means; nil for those of other parts.
  public init?(ofSettings error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as SettingsError: self.init(.badSettings, error.fault)
    case let error as SettingsNotFound: self.init(.noInput, .settingsNotFound(error))
    case let error as UnknownRoute: self.init(.usage, .unknownRoute(error))
    default: return nil
    }
  }

  /// A mistake in what was typed.
  ///
  /// - Parameters:
  ///   - subject: what was typed.
  ///   - expected: what is right.
  ///   - found: how it was typed.
  /// - Returns: a failure with exit status 64.
  public static func typed(
    _ subject: TypedFault.Subject, expected: TypedFault.Expectation, found: String
  ) -> Failure {
    Failure(.usage, .typed(TypedFault(subject, expected: expected, found: found)))
  }
}

extension SettingsError {
  fileprivate var fault: CommandFault {
    switch trouble {
    case .notJSON(let fault): .settingsNotJSON(file: file, fault)
    case .faults(let faults): .settings(file: file, faults)
    }
  }
}
