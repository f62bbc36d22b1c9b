/// Why a text is not JSON, and where.
public struct JSONFault: Error, Hashable, Sendable {
  /// The line, from 1; LF, CR LF and CR end one.
  public let line: Int
  /// The column, from 1, counted in Unicode scalars: 自 is one.
  public let column: Int
  /// What was expected and what was found: "expected ',' or '}' after a value, found 'x'".
  public let message: String

  /// A fault.
  public init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}

extension JSONFault: CustomStringConvertible {
  /// "line 12, column 5: expected ',' or '}' after a value, found 'x'".
  public var description: String { "line \(line), column \(column): \(message)" }
}
