import BusSettings
import BusJSON
import BusModel
import BusQuery
import BusStore

/// Why a command ends without its answer: the words for standard error and the exit status of
/// sysexits. Every error of the program becomes one here.
struct Failure: Error, Hashable {
  /// What was expected, what was found, and what to do; without "bus: " before it.
  let message: String
  /// The exit status of the contract.
  let exitStatus: Int32

  static let usage: Int32 = 64
  static let refused: Int32 = 65
  static let noInput: Int32 = 66
  static let unavailable: Int32 = 69
  static let inputOutput: Int32 = 74
  static let badSettings: Int32 = 78

  private static var language: Language { Shell.language(in: CommandLine.arguments) }

  init(_ message: String, _ exitStatus: Int32) {
    self.message = message
    self.exitStatus = exitStatus
  }

  /// The failure that an error means; nil for those of the argument parser.
  init?(_ error: any Error) {
    switch error {
    case let error as Failure: self = error
    case let error as StoreError:
      self.init(
        "\(error.subject): \(error.fault.words(Self.language))", error.exitStatus)
    case let error as SettingsError: self.init(error.words(Self.language), Self.badSettings)
    case let error as SettingsNotFound: self.init(error.words(Self.language), Self.noInput)
    case let error as UnknownRoute: self.init(error.words(Self.language), Self.usage)
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
  static func usage(
    _ option: String, expected: String, found: String, advice: String = ""
  ) -> Failure {
    let quoted = JSONValue.string(found).text()
    return Failure("\(option): expected \(expected), found \(quoted)\(advice)", usage)
  }

  /// The argument parser's message in the house's voice.
  static func usageText(_ message: String) -> String {
    let bare = message.hasPrefix("Error: ") ? message.dropFirst(7) : message[...]
    let lines = bare.split(separator: "\n", omittingEmptySubsequences: false)
    let clean = lines.map { TerminalText.clean(String($0)) }.joined(separator: "\n")
    let body = clean.prefix(1).lowercased() + clean.dropFirst()
    return body + "; see bus --help, or the command's own --help"
  }
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
