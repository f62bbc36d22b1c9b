import BusJSON
public import BusModel
internal import BusReading
internal import GRDB

extension PageRecords {
  /// Writes down how a page was read; the same reading again replaces the record.
  public func recordParse(_ record: ParseRecord) throws(StoreError) {
    try connection.write { db in
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO parse (sha256, extractorVersion, hintsKey, at, verdict, layout,
            confidence, timetables, departures, notices) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          record.sha256, record.extractorVersion, record.hintsKey, record.at.secondsSince1970,
          record.judgement.verdict.rawValue, record.layout, min(max(record.confidence, 0), 1),
          record.timetables, record.departures,
          NoticeText.text(of: record.notices, reason: record.judgement.reason),
        ])
    }
  }

  /// How these bytes were read by that extractor with those hints; nil when they never were.
  public func parse(
    sha256: String, extractorVersion: String, hintsKey: String = ""
  ) throws(StoreError) -> ParseRecord? {
    try connection.read { db in
      let found = try db.rows().first(
        """
        SELECT at, verdict, layout, confidence, timetables, departures, notices FROM parse
        WHERE sha256 = ? AND extractorVersion = ? AND hintsKey = ?
        """, [.text(sha256), .text(extractorVersion), .text(hintsKey)]
      ) { row in
        let read = NoticeText.notices(in: row.text(6))
        let verdict = RawPage.Verdict(rawValue: row.text(1))
        return verdict.flatMap { RawPage.Judgement($0, because: read.reason) }.map { judgement in
          ParseRecord(
            sha256: sha256, extractorVersion: extractorVersion, hintsKey: hintsKey,
            at: row.moment(0), judgement: judgement, layout: row.optionalText(2),
            confidence: row.double(3), timetables: row.int(4), departures: row.int(5),
            notices: read.notices)
        }
      }
      return found ?? nil
    }
  }
}

/// How the reading of some bytes went, as it is remembered, so that the same bytes are not read
/// again by the same extractor with the same hints.
public struct ParseRecord: Hashable, Sendable {
  /// SHA-256 of the bytes, lower-case hex.
  public var sha256: String
  /// Which extractor read them.
  public var extractorVersion: String
  /// With which hints of routes.json; empty without.
  public var hintsKey: String
  /// When.
  public var at: Moment
  /// What was decided, and why.
  public var judgement: RawPage.Judgement
  /// The layout that won.
  public var layout: String?
  /// 0 … 1.
  public var confidence: Double
  /// How many columns came out.
  public var timetables: Int
  /// How many departures came out.
  public var departures: Int
  /// What was odd, that reason among it.
  public var notices: [Notice]

  /// A reading.
  public init(
    sha256: String, extractorVersion: String, hintsKey: String = "", at: Moment,
    judgement: RawPage.Judgement, layout: String? = nil, confidence: Double = 0,
    timetables: Int = 0,
    departures: Int = 0, notices: [Notice] = []
  ) {
    self.sha256 = sha256
    self.extractorVersion = extractorVersion
    self.hintsKey = hintsKey
    self.at = at
    self.judgement = judgement
    self.layout = layout
    self.confidence = confidence
    self.timetables = timetables
    self.departures = departures
    self.notices = notices
  }
}

/// Notices as they stand in a column: `[{"code":"…","id":"…","arguments":[…],"at":"…"}]`; the one
/// that decided the page's verdict has `"reason":true`. Older ones have a sentence, `message`, in the
/// place of id and arguments.
enum NoticeText {
  static func text(of notices: [Notice], reason: Notice?) -> String {
    let deciding = reason.flatMap { notices.lastIndex(of: $0) }
    return JSONValue.array(
      notices.indices.map { index in
        let notice = notices[index]
        var members = [JSONMember(key: "code", value: .string(notice.code))]
        members += MessageText.members(of: notice.content.message)
        members.append(JSONMember(key: "at", value: JSONValue(notice.at)))
        if index == deciding { members.append(JSONMember(key: "reason", value: .bool(true))) }
        return .object(members)
      }
    ).text()
  }

  /// The notices, and the one that decided; where an older version marked none it was the last.
  static func notices(in text: String) -> (notices: [Notice], reason: Notice?) {
    // Only we write this column, and a note that cannot be read must not cost the page.
    guard let parsed = try? JSONValue.parse(text), let entries = parsed.arrayValue else {
      return ([], nil)
    }
    var notices: [Notice] = []
    var reason: Notice?
    for entry in entries {
      guard let notice = notice(entry) else { continue }
      notices.append(notice)
      if entry["reason"]?.boolValue == true { reason = notice }
    }
    return (notices, reason ?? notices.last)
  }

  private static func notice(_ entry: JSONValue) -> Notice? {
    let old = entry["message"]?.stringValue.map(Message.text)
    guard let code = entry["code"]?.stringValue, let message = MessageText.message(entry) ?? old
    else { return nil }
    return Notice(Notice.Content(message, code: code), at: entry["at"]?.stringValue)
  }
}
