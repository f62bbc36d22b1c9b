/// What a run has to say of a route, or why a version of it was kept aside.
public enum RouteMessage: Hashable, Sendable {
  /// routes.json names no timetable page for it.
  case noPages
  /// The pages still say what a person rejected as this version.
  case rejected(version: Int)
  /// A page could not be fetched, and so many others neither.
  case notFetched(url: String, FetchFault, others: Int)
  /// A page was not asked for, and so many others could not be had.
  case notAskedFor(url: String, others: Int)
  /// A page's bytes could not be had from the archive.
  case notArchived(subject: String, FetchFault)
  /// A page was refused, and so many others.
  case refused(PageObjection, others: Int)
  /// The gate's objection; with the route's name where `bus history` is to tell the rest of it.
  case gate(GateObjection, route: String?)
  /// The database refused a row of it, in SQLite's words: a bug of ours.
  case notRecorded(said: String)
  /// Another program publishes the route faster.
  case overtaken
  /// The pages are announced for a day to come.
  case announced(CivilDate)
  /// The pages say what they said and are called something else: a renamed stop.
  case renamed(GateName, before: String, now: String)
  /// The pages have a name where they had none.
  case named(GateName, String)
  /// The page's bytes are those that were there; this version of the program reads more of them.
  case readAnew
  /// The rows of a version had been damaged; its pages were read anew.
  case mended(version: Int)
  /// The record of how the last run went is not what was written.
  case damagedRecord
  /// The words of a person, or a sentence of another version.
  case text(String)
}

/// Why a page is not published.
public struct PageObjection: Hashable, Sendable {
  /// The page.
  public let url: String
  /// Whether it was read in part; false when it is no timetable.
  public let isUncertain: Bool
  /// What is wrong with it; nil when nothing is known.
  public let reason: Notice?

  /// An objection.
  public init(url: String, isUncertain: Bool, reason: Notice?) {
    self.url = url
    self.isUncertain = isUncertain
    self.reason = reason
  }
}

extension RouteMessage {
  /// A stable word for scripts: that of the fault where there is one, "httpStatus".
  public var code: String {
    switch self {
    case .notFetched(_, let fault, _), .notArchived(_, let fault): fault.message.code
    case .refused(let objection, _):
      objection.reason?.code ?? (objection.isUncertain ? "uncertain" : "notATimetable")
    case .gate(let objection, _): objection.faults.first?.message.code ?? "gate"
    case .noPages, .rejected, .notAskedFor, .notRecorded, .overtaken, .announced, .renamed, .named,
      .readAnew, .mended, .damagedRecord, .text:
      message.code
    }
  }

  /// The stored form.
  public var message: Message {
    switch self {
    case .noPages: Message("noPages")
    case .rejected(let version): Message("rejected", [.number(version)])
    case .notFetched(let url, let fault, let others):
      Message("notFetched", [.text(url), .message(fault.message), .number(others)])
    case .notAskedFor(let url, let others):
      Message("notAskedFor", [.text(url), .number(others)])
    case .notArchived(let subject, let fault):
      Message("notArchived", [.text(subject), .message(fault.message)])
    case .refused(let objection, let others):
      Message("refused", [.message(objection.message), .number(others)])
    case .gate(let objection, let route):
      Message(
        "gate", [.text(route ?? "")] + objection.faults.map { .message($0.message) })
    case .notRecorded(let said): Message("notRecorded", [.text(said)])
    case .overtaken: Message("overtaken")
    case .announced(let date): Message("announced", [.text("\(date)")])
    case .renamed(let name, let before, let now):
      Message("renamed", [.text(name.rawValue), .text(before), .text(now)])
    case .named(let name, let now): Message("named", [.text(name.rawValue), .text(now)])
    case .readAnew: Message("readAnew")
    case .mended(let version): Message("mended", [.number(version)])
    case .damagedRecord: Message("damagedRecord")
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
    switch message.id {
    case "noPages": return .noPages
    case "rejected": return .rejected(version: try rest.number())
    case "notFetched":
      return .notFetched(
        url: try rest.text(), FetchFault(try rest.message()), others: try rest.number())
    case "notAskedFor": return .notAskedFor(url: try rest.text(), others: try rest.number())
    case "notArchived":
      return .notArchived(subject: try rest.text(), FetchFault(try rest.message()))
    case "refused":
      return .refused(try PageObjection(rest.message()), others: try rest.number())
    case "gate":
      let route = try rest.text()
      var faults: [GateFault] = []
      while !rest.isEmpty { faults.append(try GateFault(rest.message())) }
      return .gate(GateObjection(faults), route: route.isEmpty ? nil : route)
    case "notRecorded": return .notRecorded(said: try rest.text())
    case "overtaken": return .overtaken
    case "announced":
      guard let date = CivilDate(try rest.text()) else { throw UnreadableMessage() }
      return .announced(date)
    case "renamed":
      return .renamed(try name(rest.text()), before: try rest.text(), now: try rest.text())
    case "named": return .named(try name(rest.text()), try rest.text())
    case "readAnew": return .readAnew
    case "mended": return .mended(version: try rest.number())
    case "damagedRecord": return .damagedRecord
    default: throw UnreadableMessage()
    }
  }
}

extension RouteMessage {
  private static func name(_ word: String) throws(UnreadableMessage) -> GateName {
    guard let name = GateName(rawValue: word) else { throw UnreadableMessage() }
    return name
  }
}

extension PageObjection {
  fileprivate var message: Message {
    var arguments: [Message.Argument] = [.text(url)]
    if let reason {
      arguments += [
        .text(reason.code), .message(reason.content.message), .text(reason.at ?? ""),
      ]
    }
    return Message(isUncertain ? "uncertain" : "notATimetable", arguments)
  }

  fileprivate init(_ message: Message) throws(UnreadableMessage) {
    var rest = MessageArguments(of: message)
    url = try rest.text()
    isUncertain = message.id == "uncertain"
    guard !rest.isEmpty else {
      reason = nil
      return
    }
    let code = try rest.text()
    let content = Notice.Content(try rest.message(), code: code)
    let at = try rest.text()
    reason = Notice(content, at: at.isEmpty ? nil : at)
  }
}
