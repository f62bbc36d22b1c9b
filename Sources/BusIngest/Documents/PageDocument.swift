public import BusModel
import BusExtract
import BusNormalise

/// A page after extraction and normalising, with the facts on its bytes: what `bus extract --json`
/// prints, `bus normalise` reads, and the ingest publishes from.
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

  /// Goes up whenever the same bytes may give another result.
  public static var extractorVersion: String { String(Extract.version) }

  /// The verdict, after normalising had its say.
  public var verdict: RawPage.Verdict { raw.verdict }

  /// How many departures it gives, over all columns.
  public var departureCount: Int { timetables.reduce(0) { $0 + $1.departures.count } }

  /// A page read by both stages.
  ///
  /// - Parameters:
  ///   - bytes: the page as served.
  ///   - hints: what routes.json knows better.
  ///   - contentType: the Content-Type header, when there was one.
  ///   - url: the page's address.
  public init(
    reading bytes: [UInt8], hints: PageHints = PageHints(), contentType: String? = nil,
    url: String? = nil
  ) {
    byteCount = bytes.count
    sha256 = ContentHash.sha256(bytes)
    self.url = url
    raw = Extract.page(bytes, hints: hints, contentType: contentType, url: url)
    let normalised = Normalise.timetables(of: raw)
    timetables = normalised.timetables
    dayRules = normalised.dayRules
    raw.notices += normalised.notices
    if normalised.isUncertain, raw.verdict == .timetable { raw.verdict = .uncertain }
    if raw.verdict == .notATimetable { raw.name(what: bytes) }
  }

  /// A page from its parts.
  init(
    byteCount: Int, sha256: String, raw: RawPage, timetables: [BusTimetable],
    dayRules: [PageDayRule] = []
  ) {
    self.byteCount = byteCount
    self.sha256 = sha256
    self.raw = raw
    self.timetables = timetables
    self.dayRules = dayRules
  }
}

extension RawPage {
  /// Says what a page is that is no timetable, where its bytes show it better than the reader's own
  /// reason, which stands last.
  fileprivate mutating func name(what bytes: [UInt8]) {
    guard let last = notices.last, case .refusal = last.content,
      let what = PageLie.file(in: bytes) ?? PageLie.words(in: bytes)
    else { return }
    notices[notices.count - 1] = Notice(.refusal(what), at: last.at)
  }
}
