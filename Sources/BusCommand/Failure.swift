import BusJSON
import BusModel
public import BusQuery
public import BusSettings

/// Why a command ends without its answer: the words for standard error, and the exit status. Every
/// error of a program becomes one, at one place.
public struct Failure: Error, Hashable, Sendable {
  /// The exit status of the contract.
  public let exitStatus: ExitStatus
  /// What was expected, what was found, and what to do; without "bus: " before it.
  public let message: String

  /// A failure.
  public init(_ exitStatus: ExitStatus, _ message: String) {
    self.exitStatus = exitStatus
    self.message = message
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
  ///   - option: "--at".
  ///   - expected: what is right, with an example.
  ///   - found: what was typed.
  ///   - advice: what to do, from "; " on.
  /// - Returns: a failure with exit status 64.
  public static func usage(
    _ option: String, expected: String, found: String, advice: String = ""
  ) -> Failure {
    Failure(.usage, "\(option): expected \(expected), found \(quoted(found))\(advice)")
  }

  /// A text as messages quote it: `"a b"`, with nothing in it that steers a terminal.
  public static func quoted(_ text: String) -> String { JSONValue.string(text).text() }
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
