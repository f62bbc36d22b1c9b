public import BusModel

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
