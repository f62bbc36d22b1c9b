public import BusJSON
public import BusModel

/// Everything that is wrong in routes.json, found in one reading; exit code 78.
public struct SettingsError: Error, Hashable, Sendable {
  /// The file as the caller named it.
  public let file: String
  /// What is wrong with it.
  public let trouble: Trouble

  /// What may be wrong with the file.
  public enum Trouble: Hashable, Sendable {
    /// It is no JSON.
    case notJSON(JSONFault)
    /// Every fault; never empty.
    case faults([SettingsFault])
  }

  /// An error.
  public init(file: String, _ trouble: Trouble) {
    self.file = file
    self.trouble = trouble
  }

  /// The faults of a file that is JSON.
  public var faults: [SettingsFault] {
    if case .faults(let faults) = trouble { faults } else { [] }
  }
}
