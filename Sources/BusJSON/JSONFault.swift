/// Why a text is not JSON, and where.
public struct JSONFault: Error, Hashable, Sendable {
  /// The line, from 1; LF, CR LF and CR end one.
  public let line: Int
  /// The column, from 1, counted in Unicode scalars: 自 is one.
  public let column: Int
  /// What should have stood there.
  public let expected: Expectation
  /// What stands there.
  public let found: Finding

  /// A fault.
  public init(line: Int, column: Int, expected: Expectation, found: Finding) {
    self.line = line
    self.column = column
    self.expected = expected
    self.found = found
  }

  /// What should stand at a place of a JSON text.
  public enum Expectation: Hashable, Sendable {
    /// Text in UTF-8.
    case utf8
    /// Any value.
    case value
    /// The end after the one value.
    case nothingAfterValue
    /// ',' or ']'.
    case nextElement
    /// ',' or '}'.
    case nextMember
    /// A key in double quotes.
    case key
    /// A key that the object has not yet.
    case freshKey
    /// ':'.
    case colon
    /// At most so many levels of arrays and objects.
    case levels(Int)
    /// The end of a string, or an escape.
    case endOfString
    /// The end of the string that begins here.
    case endOfThisString
    /// A character after a backslash.
    case escaped
    /// One of the escapes that there are.
    case escape
    /// The other half of a pair of surrogates.
    case surrogates
    /// Four hexadecimal digits.
    case hexadecimal
    /// No digit after a leading 0.
    case noDigit
    /// A digit after a sign.
    case digit(after: NumberSign)
  }

  /// What of a number wants a digit behind it.
  public enum NumberSign: Hashable, Sendable {
    /// '-' before the number.
    case minus
    /// The point.
    case point
    /// 'e', with or without a sign.
    case exponent
  }

  /// What stands at a place of a text.
  public enum Finding: Hashable, Sendable {
    /// A word or character, as it stands.
    case text(String)
    /// A character that nobody sees, by its number: "U+200B".
    case unseen(String)
    /// A byte that is no character: "0x8E".
    case byte(String)
    /// The end of the text.
    case endOfText
    /// The end of the line.
    case endOfLine
    /// A tab.
    case tab
    /// A single quote.
    case singleQuote
    /// Text in UTF-16.
    case utf16
    /// A key of the object again.
    case again(key: String)
    /// Half of a pair.
    case oneAlone
  }
}
