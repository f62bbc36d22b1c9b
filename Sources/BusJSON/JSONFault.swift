/// Why a text is not JSON, and where.
public struct JSONFault: Error, Hashable, Sendable {
  /// The line, from 1; LF, CR LF and CR end one.
  public let line: Int
  /// The column, from 1, counted in Unicode scalars: 自 is one.
  public let column: Int
  /// What should have stood there: "',' or '}' after a value".
  public let expected: String
  /// What stands there: "'x'".
  public let found: String
  /// What to do when it is not plain: "save the file as UTF-8".
  public let advice: String?

  /// A fault.
  public init(line: Int, column: Int, expected: String, found: String, advice: String? = nil) {
    self.line = line
    self.column = column
    self.expected = expected
    self.found = found
    self.advice = advice
  }
}

extension JSONFault: CustomStringConvertible {
  /// "expected ',' or '}' after a value, found 'x'".
  public var message: String {
    "expected \(expected), found \(found)" + (advice.map { "; " + $0 } ?? "")
  }

  /// "line 12, column 5: expected ',' or '}' after a value, found 'x'".
  public var description: String { "line \(line), column \(column): \(message)" }
}
