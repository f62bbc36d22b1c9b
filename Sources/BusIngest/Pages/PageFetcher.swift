import BusFetch
import BusModel
import BusStore

/// Where the pages of a run come from.
enum PageOrigin: Sendable {
  /// From a source, with the validators of the last fetch unless all is to be read anew.
  case source(any PageSource, isConditional: Bool)
  /// The bytes that came last, whenever that was.
  case archive
}

/// Brings pages, archives their bytes before anyone looks at them, and writes every attempt down.
struct PageFetcher: Sendable {
  let origin: PageOrigin
  let archive: PageArchive
  /// Whether bytes are archived; those of a dry run are kept beside the page.
  let isArchiving: Bool
  let recorder: RunRecorder
  let memory: PageMemory
  let now: @Sendable () -> Moment

  /// What became of one page.
  typealias Outcome = Result<FetchedPage, FetchError>

  /// Brings a page; that there is none is an outcome, that the database fails is an error.
  func page(_ url: String) async throws(StoreError) -> Outcome {
    let last = try memory.last(url)
    switch origin {
    case .archive: return archived(url, last)
    case .source(let source, let isConditional):
      let known = last.flatMap { KnownPage($0, in: archive, on: now().date) }
      guard isConditional else { return try await fetched(url, from: source, last, known: nil) }
      if let known, known.isSound, memory.isOfTonight(known.record) { return try resumed(known) }
      return try await fetched(url, from: source, last, known: known)
    }
  }

  private func archived(_ url: String, _ last: FetchRecord?) -> Outcome {
    guard let last, let page = FetchedPage(atHand: last), archive.contains(page.sha256) else {
      return .failure(
        FetchError(url, .neverArchived))
    }
    return .success(page)
  }

  /// A page that came before the last run was killed; nobody is asked again.
  private func resumed(_ known: KnownPage) throws(StoreError) -> Outcome {
    guard let page = FetchedPage(atHand: known.record) else {
      return .failure(FetchError(known.record.url, .noHash))
    }
    if try recorder.store.pageRecords.lastFetch(url: page.url) != known.record {
      try recorder.note(known.record)
    }
    return .success(page)
  }

  private func fetched(
    _ url: String, from source: any PageSource, _ last: FetchRecord?, known: KnownPage?
  ) async throws(StoreError) -> Outcome {
    switch await answer(url, from: source, last, known) {
    case .success(let answer):
      try recorder.note(record(of: answer.page, answer.response, known?.record))
      return .success(answer.page)
    case .failure(let error):
      try recorder.note(FetchRecord(url: url, at: now(), status: error.status, error: error.fault))
      return .failure(error)
    }
  }

  /// A page, and the answer that brought it.
  private typealias Answer = (page: FetchedPage, response: PageResponse)

  private func answer(
    _ url: String, from source: any PageSource, _ last: FetchRecord?, _ known: KnownPage?
  ) async -> Result<Answer, FetchError> {
    // "Not modified" would be of no use without the bytes.
    let asked = known?.isSound == true ? known?.record : nil
    let request = PageRequest(url: url, etag: asked?.etag, lastModified: asked?.lastModified)
    do throws(FetchError) {
      let response = try await source.fetch(request)
      var page = try keep(response, last, asked)
      if let known, !known.isSound { page.mended = known.record.sha256 }
      return .success((page, response))
    } catch {
      return .failure(error)
    }
  }

  private func keep(
    _ response: PageResponse, _ last: FetchRecord?, _ asked: FetchRecord?
  ) throws(FetchError) -> FetchedPage {
    if response.isNotModified, let asked, let sha256 = asked.sha256 {
      return FetchedPage(
        url: response.url, sha256: sha256, fetchedAt: now(),
        contentType: response.contentType ?? asked.contentType, isNotModified: true)
    }
    let entry = ArchiveEntry(response, at: now())
    if isArchiving {
      let isKnown = last?.sha256 == entry.sha256 && last?.etag == entry.etag
      try archive.store(response.body, noting: isKnown ? nil : entry)
    }
    return FetchedPage(
      url: response.url, sha256: entry.sha256, fetchedAt: entry.at,
      contentType: response.contentType, body: isArchiving ? nil : response.body,
      received: response.body.count)
  }

  private func record(
    of page: FetchedPage, _ response: PageResponse, _ known: FetchRecord?
  ) -> FetchRecord {
    let old = page.isNotModified ? known : nil
    return FetchRecord(
      url: page.url, at: page.fetchedAt, status: response.status, sha256: page.sha256,
      bytes: old?.bytes ?? page.received, contentType: page.contentType,
      etag: response.etag ?? old?.etag, lastModified: response.lastModified ?? old?.lastModified,
      milliseconds: response.elapsedMilliseconds)
  }
}

extension ArchiveEntry {
  fileprivate init(_ response: PageResponse, at moment: Moment) {
    self.init(
      url: response.url, at: moment, sha256: ContentHash.sha256(response.body),
      bytes: response.body.count, contentType: response.contentType, etag: response.etag,
      lastModified: response.lastModified)
  }
}

extension FetchError {
  /// The HTTP status that brought no page, or nil when there was no answer.
  fileprivate var status: Int? {
    guard case .httpStatus(let status) = code else { return nil }
    return status
  }
}
