extension JSONValue {
  /// Whether it is `null`.
  public var isNull: Bool { self == .null }

  /// The flag, or nil when it is something else.
  public var boolValue: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  /// The whole number, or nil when it is something else, has a fraction or does not fit an `Int`.
  public var intValue: Int? {
    guard case .number(let number) = self else { return nil }
    return number.intValue
  }

  /// The number, or nil when it is something else or does not fit a `Double`.
  public var doubleValue: Double? {
    guard case .number(let number) = self else { return nil }
    return number.doubleValue
  }

  /// The string, or nil when it is something else.
  public var stringValue: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The elements, or nil when it is no array.
  public var arrayValue: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The members in order, or nil when it is no object.
  public var objectValue: [JSONMember]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The value under a key, or nil when there is none or this is no object; looks at the members
  /// one by one.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The element at an index, or nil when there is none or this is no array.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The object with one key changed in its place, or added at the end; anything that is no
  /// object comes back as it is.
  public func setting(_ key: String, to value: JSONValue) -> JSONValue {
    guard case .object(var members) = self else { return self }
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].value = value
    } else {
      members.append(JSONMember(key: key, value: value))
    }
    return .object(members)
  }

  /// What kind of value it is.
  public var kind: JSONKind {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }
}

/// The kinds of value that JSON has.
public enum JSONKind: String, Hashable, Sendable, CaseIterable {
  case null, bool, number, string, array, object
}
