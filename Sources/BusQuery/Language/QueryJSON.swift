import BusJSON
internal import BusModel

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
  var queryJSON: JSONValue {
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
      "message": JSONValue(message?.words(.en)), "messageCode": JSONValue(message?.code),
    ]
  }
}

extension Reason {
  func json(_ language: Language) -> JSONValue {
    ["code": .string(code), "message": .string(text(.en))]
  }
}
