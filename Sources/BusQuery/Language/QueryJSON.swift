public import BusJSON
public import BusModel

/// The parts of JSON answers that several of them share.
extension Mark {
  var json: JSONValue { ["mark": .string(mark), "text": JSONValue(text)] }
}

extension PageSourceReference {
  var json: JSONValue {
    [
      "url": .string(url), "fetchedAt": .string(fetchedAt.description), "sha256": .string(sha256),
    ]
  }
}

extension ServiceDay {
  /// The day as answers carry it.
  public var queryJSON: JSONValue {
    [
      "serviceDate": .string(date.description), "service": .string(runs.name),
      "because": .string(because),
    ]
  }
}

extension DataState {
  var json: JSONValue {
    [
      "state": .string(kind.rawValue), "fetchedAt": JSONValue(fetchedAt?.description),
      "publishedAt": JSONValue(publishedAt?.description),
      "message": JSONValue(message?.words(.en) ?? line(.en)),
      "messageCode": JSONValue(message?.code ?? line(.en).map { _ in "notConfirmed" }),
    ]
  }
}

extension Reason {
  func json(_ language: Language) -> JSONValue {
    ["code": .string(code), "message": .string(text(.en))]
  }
}

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
