public import BusJSON
public import BusModel

extension Message.Argument {
  /// A string, a number, or a message within: `{"id":"…","arguments":[…]}`.
  var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): JSONValue(number)
    case .message(let message):
      ["id": .string(message.id), "arguments": .array(message.arguments.map(\.json))]
    }
  }
}

extension Notice {
  /// A notice with its place, its English words and what they are made of; it does not depend on
  /// the locale.
  public var json: JSONValue {
    let message = content.message
    return [
      "code": .string(code), "message": .string(words(.en)), "at": JSONValue(at),
      "messageCode": .string(message.id), "arguments": .array(message.arguments.map(\.json)),
    ]
  }
}
