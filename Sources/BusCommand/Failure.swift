import BusFiles
import BusModel
public import BusQuery
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

  /// The failure that an error of files and settings means; nil for those of other parts.
  public init?(ofSettings error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as FileError: self.init(error, of: .path(error.path))
    case let error as SettingsError: self.init(.badSettings, error.fault)
    case let error as SettingsNotFound: self.init(.noInput, .settingsNotFound(error))
    case let error as UnknownRoute: self.init(.usage, .unknownRoute(error))
    default: return nil
    }
  }

  /// The failure that a file means which would not do what was asked.
  ///
  /// - Parameters:
  ///   - error: what it would not do.
  ///   - source: the name by which people know it.
  init(_ error: FileError, of source: FileFault.Source) {
    switch error.reason {
    case .system(let action, let fault):
      self.init(action.exitStatus, .file(FileFault(source, .system(action, fault))))
    case .tooLarge(let bytes): self.init(.refused, .file(FileFault(source, .long(bytes))))
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

extension FileAction {
  fileprivate var exitStatus: ExitStatus {
    switch self {
    case .open: .noInput
    case .make, .place: .cannotCreate
    case .read, .list, .write, .remove: .inputOutput
    }
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

/// How a command ended: the contract's exit statuses, after sysexits(3).
public struct ExitStatus: RawRepresentable, Hashable, Sendable {
  /// The number that the shell sees.
  public let rawValue: Int32

  /// A status by its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// What was typed cannot be meant (EX_USAGE).
  public static let usage = ExitStatus(rawValue: 64)
  /// The data was refused (EX_DATAERR).
  public static let refused = ExitStatus(rawValue: 65)
  /// An input cannot be opened (EX_NOINPUT).
  public static let noInput = ExitStatus(rawValue: 66)
  /// Something that does the work is not there (EX_UNAVAILABLE).
  public static let unavailable = ExitStatus(rawValue: 69)
  /// A fault of ours (EX_SOFTWARE).
  public static let internalFault = ExitStatus(rawValue: 70)
  /// An output cannot be made (EX_CANTCREAT).
  public static let cannotCreate = ExitStatus(rawValue: 73)
  /// Reading or writing went wrong (EX_IOERR).
  public static let inputOutput = ExitStatus(rawValue: 74)
  /// Something else is at work; try again (EX_TEMPFAIL).
  public static let temporary = ExitStatus(rawValue: 75)
  /// routes.json is wrong (EX_CONFIG).
  public static let badSettings = ExitStatus(rawValue: 78)
}
