extension Notice.Content {
  /// Reads the stored form.
  ///
  /// - Parameters:
  ///   - message: what was stored; one that this version does not know is kept as `text`.
  ///   - code: the notice's code, for one in the words of another version.
  public init(_ message: Message, code: String) {
    // What another version wrote is shown as it stands.
    self = (try? Self.read(message)) ?? .text(code: code, message.sentence ?? message.id)
  }

  private static func read(_ message: Message) throws(UnreadableMessage) -> Self {
    var rest = MessageArguments(of: message)
    switch message.code {
    case "replacedCharacters":
      return .replacedCharacters(count: try rest.number(), encoding: try rest.text())
    case "truncated": return .truncated
    case "cutOff": return .cutOff
    case "badHint": return .badHint(try HintFault(message))
    case "unreadTable": return .unreadTable
    case "unexplainedMark": return .unexplainedMark(try rest.text())
    case "leftOver": return .leftOver(try LeftOver(message))
    case "unreadDays": return .unreadDays(try UnreadDays(message))
    case "fromAddress": return try fromAddress(message)
    case "contradictoryNames": return try contradictoryNames(message)
    case "specialDays": return .specialDays(line: try rest.text())
    case "leadingSmallHours": return .leadingSmallHours(hour: try rest.number())
    case "impossibleTime":
      return .impossibleTime(hour: try rest.number(), minute: try rest.number())
    case "archiveMended":
      return .archiveMended(url: try rest.text(), sha256: try rest.text())
    case "pageMoved": return .pageMoved(url: try rest.text(), to: try rest.text())
    case "unencrypted": return .unencrypted(url: try rest.text(), to: try rest.text())
    case "rowNote": return .rowNote(try rest.text())
    case "unorderedMinutes": return .unorderedMinutes(try rest.text())
    case "intervalRule": return .intervalRule(try rest.text())
    case "emptyTable": return .emptyTable
    case "foreignTable": return .foreignTable
    case "doubtfulTimetable": return .doubtfulTimetable(against: try rest.text())
    case "notInForce": return .notInForce(try rest.text())
    default: return .refusal(try PageRefusal(message))
    }
  }

  private static func contradictoryNames(_ message: Message) throws(UnreadableMessage) -> Self {
    var rest = MessageArguments(of: message)
    guard let kind = NameKind(rawValue: message.variant) else { throw UnreadableMessage() }
    return .contradictoryNames(kind, try rest.text(), try rest.text())
  }

  private static func fromAddress(_ message: Message) throws(UnreadableMessage) -> Self {
    var rest = MessageArguments(of: message)
    guard let fact = Notice.AddressFact(rawValue: message.variant) else {
      throw UnreadableMessage()
    }
    return .fromAddress(fact, value: try rest.text(), parameter: try rest.text())
  }
}

extension Message {
  /// What stands after the dot of the id; empty where there is none.
  var variant: String { String(id.drop { $0 != "." }.dropFirst()) }

  /// The sentence of a version that stored prose.
  public var sentence: String? {
    guard id == "text", case .text(let sentence)? = arguments.first else { return nil }
    return sentence
  }
}

extension HintFault {
  init(_ message: Message) throws(UnreadableMessage) {
    var rest = MessageArguments(of: message)
    switch message.variant {
    case "unknownLayout": self = .unknownLayout(try rest.text(), known: try rest.text())
    case "unreadableSelector": self = .unreadableSelector(try rest.text())
    case "unmatchedSelector": self = .unmatchedSelector(try rest.text())
    case "unknownStop": self = .unknownStop(try rest.text(), listed: try rest.text())
    default: throw UnreadableMessage()
    }
  }
}

extension PageRefusal {
  /// Reads the stored form.
  ///
  /// - Throws: `UnreadableMessage` for what is no refusal that this version knows.
  public init(_ message: Message) throws(UnreadableMessage) {
    var rest = MessageArguments(of: message)
    switch message.id {
    case "pdf": self = .pdf
    case "image": self = .image
    case "packedFile": self = .packedFile
    case "login": self = .login
    case "maintenance": self = .maintenance
    case "errorPage": self = .errorPage
    case "firewall": self = .firewall
    case "parked": self = .parked
    case "emptyPage": self = .emptyPage
    case "notHTML": self = .notHTML
    case "approachPage": self = .approachPage(times: try rest.number())
    case "noTimetable": self = .noTimetable(times: try rest.number())
    case "picture": self = .picture
    case "noTimes.table": self = .tableWithoutTimes
    case "noTimes.links": self = .noTimes(links: try rest.number())
    case "indexPage": self = .indexPage(links: try rest.number())
    case "scriptFilled": self = .scriptFilled
    default: throw UnreadableMessage()
    }
  }
}

extension LeftOver {
  init(_ message: Message) throws(UnreadableMessage) {
    var rest = MessageArguments(of: message)
    switch message.variant {
    case "cellsOutsideTables": self = .cellsOutsideTables
    case "muteMark": self = .muteMark
    case "unplacedMark": self = .unplacedMark(try rest.text())
    case "struckTime": self = .struckTime
    case "unsaidHalf": self = .unsaidHalf
    case "notOneTime": self = .notOneTime(try rest.text())
    case "columnsHeadedAlike": self = .columnsHeadedAlike
    case "timesHeadedAlike": self = .timesHeadedAlike
    case "notMinute": self = .notMinute(try rest.text())
    case "hourless": self = .hourless(try rest.text())
    case "raggedRow": self = .raggedRow
    case "rowWithoutHour": self = .rowWithoutHour
    case "unnamedColumn": self = .unnamedColumn
    case "unnamedTimes": self = .unnamedTimes
    case "outsideCells": self = .outsideCells(try rest.text())
    case "fallingTrip": self = .fallingTrip
    case "returningTrip": self = .returningTrip(stop: try rest.text())
    case "notTime": self = .notTime(try rest.text())
    case "notTrip": self = .notTrip(try rest.text())
    case "unsaidOrientation": self = .unsaidOrientation
    default: throw UnreadableMessage()
    }
  }
}

extension UnreadDays {
  init(_ message: Message) throws(UnreadableMessage) {
    var rest = MessageArguments(of: message)
    switch message.variant {
    case "timetablesHeadedAlike": self = .timetablesHeadedAlike
    case "columnWithoutDays":
      self = .columnWithoutDays(heading: message.arguments.isEmpty ? nil : try rest.text())
    case "someTrips": self = .someTrips
    case "contradiction": self = .contradiction(title: try rest.text(), near: try rest.text())
    case "words": self = .words(try rest.text())
    case "mark": self = .mark(try rest.text(), words: try rest.text())
    case "emptyTimetable": self = .emptyTimetable
    default: throw UnreadableMessage()
    }
  }
}
