import BusModel
import BusJSON

/// One thing that is wrong in routes.json.
public struct SettingsFault: Hashable, Sendable {
  /// Where: "routes[0].inboundTimetableURLs[1].url"; "line 3, column 5" when the text is no JSON.
  public let path: String
  /// What should stand there: "a whole number from 0 to 600".
  public let expected: String
  /// What stands there: "\"four\"", "nothing", "an array".
  public let found: String
  /// What was probably meant, to be put in its place: "name".
  public let suggestion: String?

  /// A fault.
  public init(path: String, expected: String, found: String, suggestion: String? = nil) {
    self.path = path
    self.expected = expected
    self.found = found
    self.suggestion = suggestion
  }
}

extension SettingsFault: CustomStringConvertible {
  /// "routes[0].nmae: expected a known key, found "nmae"; did you mean "name"?".
  public var description: String {
    let question = suggestion.map { "; did you mean \(JSONValue.string($0).text())?" } ?? ""
    return "\(path): expected \(expected), found \(found)\(question)"
  }
}
