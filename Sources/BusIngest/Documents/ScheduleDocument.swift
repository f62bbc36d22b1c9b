public import BusJSON
public import BusModel

/// The rows of one page: what `bus normalise` prints and `bus load` reads.
///
/// ```json
/// { "page": { "sha256": "…", "bytes": 43122 }, "verdict": "timetable",
///   "columns": [{ "stop": "…", "label": "平日", "service": "weekday", "at": "table[1]" }],
///   "schedules": [{ "column": 0, "departureTime": "07:00", "marks": [], "at": "…" }] }
/// ```
///
/// A column without rows is there: that no bus runs is a fact.
public struct ScheduleDocument: Hashable, Sendable {
  /// SHA-256 of the page's bytes.
  public var sha256: String
  /// How many bytes the page has.
  public var byteCount: Int
  /// The page's address, when it was known to the extraction.
  public var url: String?
  /// What extraction decided.
  public var verdict: RawPage.Verdict
  /// The columns with their rows.
  public var timetables: [BusTimetable]
  /// What the page says of dates on which it runs as other days do.
  public var dayRules: [PageDayRule]

  /// Reads what `bus extract --json` prints.
  ///
  /// - Throws: a fault with the path of the first value that is not as it should be.
  public init(extracted bytes: [UInt8]) throws(DocumentFault) {
    let root = try DocumentNode(bytes, kind: .extracted)
    try self.init(head: root)
    for node in try root.member("timetables").elements() {
      var timetable = try BusTimetable(node)
      for row in try node.member("departures").elements() {
        timetable.departures.append(try BusSchedule(row))
      }
      timetables.append(timetable)
    }
  }

  /// Reads what `bus normalise` prints.
  ///
  /// - Throws: a fault with the path of the first value that is not as it should be.
  public init(normalised bytes: [UInt8]) throws(DocumentFault) {
    let root = try DocumentNode(bytes, kind: .normalised)
    try self.init(head: root)
    for node in try root.member("columns").elements() { timetables.append(try BusTimetable(node)) }
    for row in try root.member("schedules").elements() {
      let column = row.member("column")
      guard let index = column.value.intValue, timetables.indices.contains(index) else {
        throw column.fault(.column(last: timetables.count - 1))
      }
      timetables[index].departures.append(try BusSchedule(row))
    }
    for index in timetables.indices {
      timetables[index].departures.sort { $0.departureTime < $1.departureTime }
    }
  }

  private init(head root: DocumentNode) throws(DocumentFault) {
    guard root.value.objectValue != nil else { throw root.fault(.kind(JSONKind.object.rawValue)) }
    let page = root.member("page")
    sha256 = try page.member("sha256").read(.sha256) {
      ContentHash.isSHA256($0) ? $0 : nil
    }
    byteCount = try page.member("bytes").optionalNumber() ?? 0
    url = page.value["url"]?.stringValue
    verdict = try root.member("verdict").read(.verdict) {
      RawPage.Verdict(rawValue: $0)
    }
    timetables = []
    dayRules = []
    let rules = root.member("dayRules")
    // Documents of versions that did not read such words have none.
    if !rules.value.isNull { dayRules = try rules.elements().map(PageDayRule.init) }
  }
}

extension ScheduleDocument {
  /// The document as `bus normalise` prints it.
  public var json: JSONValue {
    let rows = timetables.enumerated().flatMap { index, timetable in
      timetable.departures.map { row in
        JSONValue.object(
          [JSONMember(key: "column", value: JSONValue(index))] + (row.json.objectValue ?? []))
      }
    }
    var page: JSONValue = ["sha256": .string(sha256), "bytes": JSONValue(byteCount)]
    if let url { page = page.setting("url", to: .string(url)) }
    return [
      "page": page,
      "verdict": .string(verdict.rawValue),
      "columns": .array(timetables.map(\.columnJSON)), "dayRules": .array(dayRules.map(\.json)),
      "schedules": .array(rows),
    ]
  }
}

extension BusTimetable {
  /// The column without its rows.
  fileprivate var columnJSON: JSONValue {
    .object((json.objectValue ?? []).filter { $0.key != "departures" })
  }
}
