import BusModel

/// Everything that is wrong in routes.json, found in one reading; exit code 78.
public struct SettingsError: Error, Hashable, Sendable {
  /// The file as the caller named it.
  public let file: String
  /// The faults; never empty.
  public let faults: [SettingsFault]

  /// An error.
  public init(file: String, faults: [SettingsFault]) {
    self.file = file
    self.faults = faults
  }
}

extension SettingsError: CustomStringConvertible {
  /// The count, each fault on a line of its own, and what to do.
  ///
  ///     routes.json: 2 faults
  ///       routes[0].nmae: expected a known key, found "nmae"; did you mean "name"?
  ///       routes[0].walkMinutes: expected a whole number from 0 to 600, found "four"
  ///     correct the file, then try: bus routes check
  public var description: String {
    let count = faults.count == 1 ? "1 fault" : "\(faults.count) faults"
    let lines = faults.map { "  \($0)" }
    return (["\(file): \(count)"] + lines + ["correct the file, then try: bus routes check"])
      .joined(separator: "\n")
  }
}
