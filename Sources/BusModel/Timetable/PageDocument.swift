/// A page after extraction and normalising, with the facts on its bytes: what `bus extract` prints,
/// `bus normalise` reads, and the ingest publishes from.
public struct PageDocument: Hashable, Sendable {
  /// How many bytes the page has.
  public var byteCount: Int
  /// SHA-256 of the bytes, lower-case hex.
  public var sha256: String
  /// The page's address, when it is known.
  public var url: String?
  /// What the page says, as text.
  public var raw: RawPage
  /// What it means.
  public var timetables: [BusTimetable]
  /// What it says of dates on which it runs as other days do.
  public var dayRules: [PageDayRule]

  /// A page from its parts.
  public init(
    byteCount: Int, sha256: String, url: String?, raw: RawPage, timetables: [BusTimetable],
    dayRules: [PageDayRule]
  ) {
    self.byteCount = byteCount
    self.sha256 = sha256
    self.url = url
    self.raw = raw
    self.timetables = timetables
    self.dayRules = dayRules
  }

  /// The verdict, after normalising had its say.
  public var verdict: RawPage.Verdict { raw.verdict }

  /// Why it is not read as a timetable, or not wholly; nil when it is.
  public var fault: Notice? { raw.judgement.reason }

  /// What was odd besides that.
  public var otherNotices: [Notice] { raw.judgement.others(in: raw.notices) }

  /// How many departures it gives, over all columns.
  public var departureCount: Int { timetables.reduce(0) { $0 + $1.departures.count } }
}

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

  /// Rows from their parts.
  public init(
    sha256: String, byteCount: Int, url: String?, verdict: RawPage.Verdict,
    timetables: [BusTimetable], dayRules: [PageDayRule]
  ) {
    self.sha256 = sha256
    self.byteCount = byteCount
    self.url = url
    self.verdict = verdict
    self.timetables = timetables
    self.dayRules = dayRules
  }
}
