/// A JSON value as RFC 8259 defines it, whose objects keep the order of their keys.
///
/// Written here and not with Foundation's `JSONEncoder` for two reasons: the contract prints its
/// keys in a fixed order, which `JSONEncoder` does not keep, and merely loading Foundation takes
/// longer than a whole `bus next`.
///
///     let value: JSONValue = ["route": "home", "count": 3, "platform": nil]
///     value["count"]?.intValue   // 3
///     value.text()               // {"route":"home","count":3,"platform":null}
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, kept as it was written.
  case number(JSONNumber)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object: its members in order. Whoever builds one sees to it that no key comes twice.
  case object([JSONMember])
}

/// One `"key": value` of an object.
public struct JSONMember: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The value.
  public var value: JSONValue

  /// A member.
  public init(key: String, value: JSONValue) {
    self.key = key
    self.value = value
  }
}

extension JSONValue {
  /// A string, or `null` for nil.
  public init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// A number, or `null` for nil.
  public init(_ number: Int?) { self = number.map { .number(JSONNumber($0)) } ?? .null }

  /// A number, or `null` for nil and for what JSON cannot say (infinity, not a number).
  public init(_ number: Double?) {
    self = number.flatMap { JSONNumber($0) }.map { .number($0) } ?? .null
  }

  /// `true` or `false`, or `null` for nil.
  public init(_ flag: Bool?) { self = flag.map { .bool($0) } ?? .null }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringInterpolation
{
  /// `null`.
  public init(nilLiteral: ()) { self = .null }

  /// `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }

  /// A number with a fraction.
  public init(floatLiteral value: Double) { self = JSONValue(Optional(value)) }

  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// An object with its keys in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONMember(key: $0.0, value: $0.1) })
  }
}
