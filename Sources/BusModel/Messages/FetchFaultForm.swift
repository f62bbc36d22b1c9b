extension FetchFault {
  /// The stored form.
  public var message: Message {
    switch self {
    case .badURL(let fault): Message("badURL", [.text(fault.rawValue)])
    case .unknownHost(let said): Message("unknownHost", [.text(said)])
    case .proxy(let said): Message("proxy", [.text(said)])
    case .unreachable(let said): Message("unreachable", [.text(said)])
    case .untrusted(let fault, let said): Message("untrusted.\(fault.rawValue)", [.text(said)])
    case .noCertificates(let said): Message("noCertificates", [.text(said)])
    case .timedOut(let limit, let said): limit.message(said)
    case .brokenTransfer(let how, let said):
      Message("brokenTransfer.\(how.rawValue)", [.text(said)])
    case .incomplete(let fault): fault.message
    case .unknownCoding(let coding): Message("unknownCoding", [.text(coding)])
    case .leftAlone(let reason, let until):
      Message("leftAlone.\(reason.rawValue)", [.number(until.secondsSince1970)])
    case .overBudget(let requests): Message("overBudget", [.number(requests)])
    case .robots(let rule): Message("robots", [.text(rule)])
    case .robotsUnread(let status): Message("robotsUnread", [.number(status)])
    case .privateAddress(let host, let address):
      Message("privateAddress", [.text(host), .text(address)])
    case .pageTooLarge(let bytes): Message("pageTooLarge", [.number(bytes)])
    case .headersTooLarge(let bytes): Message("headersTooLarge", [.number(bytes)])
    case .fileTooLarge(let bytes): Message("fileTooLarge", [.number(bytes)])
    case .tooManyRedirects(let count, let last):
      Message("tooManyRedirects", [.number(count), .text(last)])
    case .redirectLoop(let to): Message("redirectLoop", [.text(to)])
    case .badRedirect(let to, let fault):
      Message("badRedirect", [.text(to), .text(fault.rawValue)])
    case .httpStatus(let status): Message("httpStatus", [.number(status)])
    case .invalidStatus(let status): Message("invalidStatus", [.number(status)])
    case .cancelled: Message("cancelled")
    case .notInReplay(let folder): Message("notInReplay", [.text(folder)])
    case .badReplay(let fault): fault.message
    case .file(let action, let fault):
      Message("file.\(action.rawValue)", [.number(Int(fault.number))])
    case .lockFile(let fault): Message("lockFile", [.number(Int(fault.number))])
    case .notArchived(let folder): Message("notArchived", [.text(folder)])
    case .neverArchived: Message("neverArchived")
    case .damaged(let wanted, let bytes, let found):
      Message("damaged", [.text(wanted), .number(bytes), .text(found)])
    case .notTaken(let status, let said): Message("notTaken", [.number(status ?? 0), .text(said)])
    case .library(let function, let said): Message("library", [.text(function), .text(said)])
    case .notRecorded(let said): Message("notRecorded", [.text(said)])
    case .noThread(let fault): Message("noThread", [.number(Int(fault.number))])
    case .noHash: Message("noHash")
    case .text(let sentence): .text(sentence)
    }
  }

  /// Reads the stored form; one that this version does not know is kept as `text`.
  public init(_ message: Message) {
    // What another version wrote is shown as it stands.
    self = (try? Self.read(message)) ?? .text(message.sentence ?? message.id)
  }

  private static func read(_ message: Message) throws(UnreadableMessage) -> Self {
    var rest = MessageArguments(of: message)
    switch message.code {
    case "badURL": return .badURL(try AddressFault(rest.text()))
    case "unknownHost": return .unknownHost(said: try rest.text())
    case "proxy": return .proxy(said: try rest.text())
    case "unreachable": return .unreachable(said: try rest.text())
    // What earlier versions wrote has no variant.
    case "untrusted":
      return .untrusted(
        CertificateFault(rawValue: message.variant) ?? .other, said: try rest.text())
    case "noCertificates": return .noCertificates(said: try rest.text())
    case "timedOut":
      let said = try rest.text()
      return .timedOut(try TimeLimit(message.variant, &rest), said: said)
    case "brokenTransfer":
      return .brokenTransfer(
        TransferBreak(rawValue: message.variant) ?? .other, said: try rest.text())
    case "incomplete": return .incomplete(try Incompleteness(message))
    case "unknownCoding": return .unknownCoding(try rest.text())
    case "privateAddress":
      return .privateAddress(host: try rest.text(), address: try rest.text())
    case "pageTooLarge": return .pageTooLarge(bytes: try rest.number())
    case "headersTooLarge": return .headersTooLarge(bytes: try rest.number())
    case "fileTooLarge": return .fileTooLarge(bytes: try rest.number())
    case "tooManyRedirects":
      return .tooManyRedirects(count: try rest.number(), last: try rest.text())
    case "redirectLoop": return .redirectLoop(to: try rest.text())
    case "badRedirect":
      return .badRedirect(to: try rest.text(), try AddressFault(rest.text()))
    case "httpStatus": return .httpStatus(try rest.number())
    case "invalidStatus": return .invalidStatus(try rest.number())
    case "cancelled": return .cancelled
    case "notInReplay": return .notInReplay(folder: try rest.text())
    case "badReplay": return .badReplay(try ReplayFault(message))
    default: return try readManners(message)
    }
  }

  private static func readManners(_ message: Message) throws(UnreadableMessage) -> Self {
    var rest = MessageArguments(of: message)
    switch message.code {
    case "leftAlone":
      guard let reason = HostRest.Reason(rawValue: message.variant) else {
        throw UnreadableMessage()
      }
      return .leftAlone(reason, until: Moment(secondsSince1970: try rest.number()))
    case "overBudget": return .overBudget(requests: try rest.number())
    case "robots": return .robots(rule: try rest.text())
    case "robotsUnread": return .robotsUnread(status: try rest.number())
    default: return try readFile(message)
    }
  }

  private static func readFile(_ message: Message) throws(UnreadableMessage) -> Self {
    var rest = MessageArguments(of: message)
    switch message.code {
    case "file":
      guard let action = FileAction(rawValue: message.variant) else { throw UnreadableMessage() }
      return .file(action, try rest.systemFault())
    case "lockFile": return .lockFile(try rest.systemFault())
    case "notArchived": return .notArchived(folder: try rest.text())
    case "neverArchived": return .neverArchived
    case "damaged":
      return .damaged(wanted: try rest.text(), bytes: try rest.number(), found: try rest.text())
    case "notTaken":
      let status = try rest.number()
      return .notTaken(status: status == 0 ? nil : status, said: try rest.text())
    case "library": return .library(function: try rest.text(), said: try rest.text())
    case "notRecorded": return .notRecorded(said: try rest.text())
    case "noThread": return .noThread(try rest.systemFault())
    case "noHash": return .noHash
    default: throw UnreadableMessage()
    }
  }
}

extension MessageArguments {
  fileprivate mutating func systemFault() throws(UnreadableMessage) -> SystemFault {
    SystemFault(Int32(truncatingIfNeeded: try number()))
  }
}

extension AddressFault {
  fileprivate init(_ text: String) throws(UnreadableMessage) {
    guard let fault = AddressFault(rawValue: text) else { throw UnreadableMessage() }
    self = fault
  }
}

extension Incompleteness {
  fileprivate var message: Message {
    switch self {
    case .headers: Message("incomplete.headers")
    case .length(let said, let came): Message("incomplete.length", [.number(said), .number(came)])
    case .lengths: Message("incomplete.lengths")
    case .gzip: Message("incomplete.gzip")
    case .document: Message("incomplete.document")
    case .differs: Message("incomplete.differs")
    }
  }

  fileprivate init(_ message: Message) throws(UnreadableMessage) {
    var rest = MessageArguments(of: message)
    switch message.variant {
    case "headers": self = .headers
    case "length": self = .length(said: try rest.number(), came: try rest.number())
    case "lengths": self = .lengths
    case "gzip": self = .gzip
    case "document": self = .document
    case "differs": self = .differs
    default: throw UnreadableMessage()
    }
  }
}

extension ReplayFault {
  fileprivate var message: Message {
    switch self {
    case .notJSON(let line, let column):
      Message("badReplay.notJSON", [.number(line), .number(column)])
    case .notObject(let found): Message("badReplay.notObject", [.text(found)])
    case .badEntry(let url, let found): Message("badReplay.badEntry", [.text(url), .text(found)])
    case .badKey(let key, let kind, let url, let found):
      Message("badReplay.badKey", [.text(key), .text(kind), .text(url), .text(found)])
    case .noFile(let url): Message("badReplay.noFile", [.text(url)])
    case .outside(let name): Message("badReplay.outside", [.text(name)])
    }
  }

  fileprivate init(_ message: Message) throws(UnreadableMessage) {
    var rest = MessageArguments(of: message)
    switch message.variant {
    case "notJSON": self = .notJSON(line: try rest.number(), column: try rest.number())
    case "notObject": self = .notObject(found: try rest.text())
    case "badEntry": self = .badEntry(url: try rest.text(), found: try rest.text())
    case "badKey":
      self = .badKey(
        try rest.text(), kind: try rest.text(), url: try rest.text(), found: try rest.text())
    case "noFile": self = .noFile(url: try rest.text())
    case "outside": self = .outside(name: try rest.text())
    default: throw UnreadableMessage()
    }
  }
}
