package import BusJSON
package import BusModel

/// A message as it stands in a column: `{"id":"…","arguments":["…",7,{"id":"…","arguments":[]}]}`.
package enum MessageText {
  package static func text(of message: Message) -> String {
    JSONValue.object(members(of: message)).text()
  }

  /// The message in a column; a text that is none is a sentence of an older version.
  package static func message(in text: String) -> Message {
    // Only we write this column; what is no message is shown as it stands.
    (try? JSONValue.parse(text)).flatMap(message) ?? .text(text)
  }

  package static func members(of message: Message) -> [JSONMember] {
    [
      JSONMember(key: "id", value: .string(message.id)),
      JSONMember(key: "arguments", value: .array(message.arguments.map(value))),
    ]
  }

  package static func message(_ value: JSONValue) -> Message? {
    guard let id = value["id"]?.stringValue, let entries = value["arguments"]?.arrayValue else {
      return nil
    }
    let arguments = entries.compactMap(argument)
    return arguments.count == entries.count ? Message(id, arguments) : nil
  }

  private static func value(_ argument: Message.Argument) -> JSONValue {
    switch argument {
    case .text(let text): .string(text)
    case .number(let number): JSONValue(number)
    case .message(let message): .object(members(of: message))
    }
  }

  private static func argument(_ value: JSONValue) -> Message.Argument? {
    if let text = value.stringValue { return .text(text) }
    if let number = value.intValue { return .number(number) }
    return message(value).map { .message($0) }
  }
}
