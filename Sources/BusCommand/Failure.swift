import BusModel
public import BusQuery
public import BusSettings

/// Why a command ends without its answer: the words for standard error, and the exit status. Every
/// error of a program becomes one, at one place.
public struct Failure: Error, Hashable, Sendable {
  /// The exit status of the contract.
  public let exitStatus: ExitStatus
  /// What was expected, what was found, and what to do, in the language of the command line; without
  /// "bus: " before it.
  public let message: String

  /// A failure that is worded already.
  public init(_ exitStatus: ExitStatus, _ message: String) {
    self.exitStatus = exitStatus
    self.message = message
  }

  /// A failure in the words of a fault.
  ///
  /// - Parameters:
  ///   - exitStatus: the exit status.
  ///   - words: what the fault is called in a language.
  public init(_ exitStatus: ExitStatus, _ words: (Language) -> String) {
    self.init(exitStatus, words(Shell.language))
  }

  /// The failure that an error of the settings means; nil for those of other parts.
  public init?(ofSettings error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as SettingsError: self.init(.badSettings, error.words(Shell.language))
    case let error as SettingsNotFound: self.init(.noInput, error.words(Shell.language))
    case let error as UnknownRoute: self.init(.usage, error.words(Shell.language))
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
    Failure(.usage, TypedFault(subject, expected: expected, found: found).words)
  }
}

extension SettingsError {
  /// Everything that is wrong, in lines.
  ///
  /// - Parameter language: the words.
  /// - Returns: several lines.
  public func words(_ language: Language) -> String {
    switch trouble {
    case .notJSON(let fault): fault.words(in: file, language)
    case .faults(let faults): faults.words(in: file, language)
    }
  }
}
