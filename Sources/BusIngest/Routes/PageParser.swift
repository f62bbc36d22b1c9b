import BusFetch
import BusModel
import BusStore

/// A page of a route after the two reading stages.
struct ParsedPage: Sendable {
  let judgement: RawPage.Judgement
  let notices: [Notice]
  let page: PublishedPage
  /// The reading as the store remembers it.
  let record: ParseRecord
}

/// What the reading stages have found out on a route so far.
struct ParsedRoute: Sendable {
  var pages: [ParsedPage] = []
  /// Why a page could not be had at all.
  var failure: RouteMessage?

  /// Why the first page that is not to be published is not, with the number of the others; nil when
  /// all are timetables.
  var refusal: RouteMessage? {
    let refused = pages.compactMap { PageObjection($0.page.source.url, $0.judgement) }
    return refused.first.map { .refused($0, others: refused.count - 1) }
  }

  /// What was odd on the pages, but for what is the reason of a refusal.
  var notices: [PageNotice] {
    pages.flatMap { page in
      page.judgement.others(in: page.notices).map {
        PageNotice(url: page.page.source.url, notice: $0)
      }
    }
  }

  /// Whether every page at least reads as a timetable, so that a person could accept it.
  var isWorthKeeping: Bool {
    failure == nil && pages.allSatisfy { $0.judgement.verdict != .notATimetable }
  }
}

extension PageObjection {
  /// What keeps a page back that was judged so; nil when nothing does.
  init?(_ url: String, _ judgement: RawPage.Judgement) {
    guard let reason = judgement.reason else { return nil }
    self.init(url: url, isUncertain: judgement.verdict == .uncertain, reason: reason)
  }
}

/// Reads pages from the archive: nothing is written, so that any number of routes may be read at once.
struct PageParser: Sendable {
  let archive: PageArchive
  let now: @Sendable () -> Moment

  /// Reads the pages of a route; that the bytes of one cannot be had is told with them.
  func read(_ pages: [RoutePages.Present]) -> ParsedRoute {
    var parsed = ParsedRoute()
    for page in pages {
      do throws(FetchError) {
        parsed.pages.append(try read(page.wanted, page.fetched))
      } catch {
        parsed.failure = parsed.failure ?? .notArchived(subject: error.subject, error.fault)
      }
    }
    return parsed
  }

  private func read(
    _ wanted: WantedPage, _ fetched: FetchedPage
  ) throws(FetchError) -> ParsedPage {
    let document = PageDocument(
      reading: try archive.bytes(of: fetched), hints: wanted.hints,
      contentType: fetched.contentType, url: wanted.url, sha256: fetched.sha256)
    let source = PageSourceReference(
      url: wanted.url, fetchedAt: fetched.fetchedAt, sha256: fetched.sha256)
    return ParsedPage(
      judgement: document.raw.judgement, notices: document.raw.notices,
      page: PublishedPage(
        direction: wanted.direction, source: source, timetables: document.timetables,
        hintsKey: wanted.hintsKey, dayRules: document.dayRules),
      record: document.record(hintsKey: wanted.hintsKey, at: now()))
  }
}

extension PageArchive {
  /// The bytes of a page: those at hand, else those filed.
  func bytes(of page: FetchedPage) throws(FetchError) -> [UInt8] {
    if let body = page.body { return body }
    return try read(page.sha256)
  }
}

extension PageDocument {
  /// The reading as the store remembers it.
  fileprivate func record(hintsKey: String, at moment: Moment) -> ParseRecord {
    ParseRecord(
      sha256: sha256, extractorVersion: Self.extractorVersion, hintsKey: hintsKey, at: moment,
      judgement: raw.judgement, layout: raw.layout, confidence: raw.confidence,
      timetables: timetables.count, departures: departureCount, notices: raw.notices)
  }
}
