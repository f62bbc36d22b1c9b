import BusFetch
import BusModel
import BusStore

/// A page of a route after the two reading stages.
struct ReadPage: Sendable {
  let verdict: RawPage.Verdict
  let notices: [Notice]
  let page: PublishedPage
}

/// Reads pages from the archive and writes every reading down.
struct PageReading: Sendable {
  let archive: PageArchive
  let recorder: RunRecorder

  /// Reads a page; that its bytes cannot be had is an outcome, that the database fails an error.
  func read(
    _ wanted: WantedPage, _ fetched: FetchedPage, at moment: Moment
  ) throws(StoreError) -> Result<ReadPage, FetchError> {
    let bytes: [UInt8]
    do throws(FetchError) {
      bytes = try archive.bytes(of: fetched)
    } catch {
      return .failure(error)
    }
    let document = PageDocument(
      reading: bytes, hints: wanted.hints, contentType: fetched.contentType, url: wanted.url)
    try recorder.note(document.record(hintsKey: wanted.hintsKey, at: moment))
    let source = PageSourceReference(
      url: wanted.url, fetchedAt: fetched.fetchedAt, sha256: fetched.sha256)
    let page = PublishedPage(
      direction: wanted.direction, source: source, timetables: document.timetables,
      hintsKey: wanted.hintsKey, dayRules: document.dayRules)
    return .success(
      ReadPage(verdict: document.verdict, notices: document.raw.notices, page: page))
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
      verdict: verdict, layout: raw.layout, confidence: raw.confidence,
      timetables: timetables.count, departures: departureCount, notices: raw.notices)
  }
}
