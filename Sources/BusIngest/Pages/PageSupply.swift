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
struct PageSupply: Sendable {
  let origin: PageOrigin
  let archive: PageArchive
  let ledger: Ledger
  let now: @Sendable () -> Moment

  /// What became of one page.
  typealias Outcome = Result<FetchedPage, FetchError>

  /// Brings a page; that there is none is an outcome, that the database fails is an error.
  func page(_ url: String) async throws(StoreError) -> Outcome {
    let last = try ledger.store.lastFetch(url: url)
    switch origin {
    case .archive: return archived(url, last)
    case .source(let source, let isConditional):
      return try await fetched(url, from: source, known: isConditional ? known(last) : nil)
    }
  }

  private func archived(_ url: String, _ last: FetchRecord?) -> Outcome {
    guard let last, let sha256 = last.sha256, archive.contains(sha256) else {
      return .failure(
        FetchError(
          .notArchived, url, "the archive has no page of this address; run without --offline"))
    }
    return .success(
      FetchedPage(url: url, sha256: sha256, fetchedAt: last.at, contentType: last.contentType))
  }

  /// The last fetch as long as its bytes are there: a "not modified" would be of no use otherwise.
  private func known(_ last: FetchRecord?) -> FetchRecord? {
    last.flatMap { record in record.sha256.map(archive.contains) == true ? record : nil }
  }

  private func fetched(
    _ url: String, from source: any PageSource, known: FetchRecord?
  ) async throws(StoreError) -> Outcome {
    switch await answer(url, from: source, known) {
    case .success(let answer):
      try ledger.note(record(of: answer.page, answer.response, known))
      return .success(answer.page)
    case .failure(let error):
      try ledger.note(FetchRecord(url: url, at: now(), status: error.status, error: error.detail))
      return .failure(error)
    }
  }

  /// A page, and the answer that brought it.
  private typealias Answer = (page: FetchedPage, response: PageResponse)

  private func answer(
    _ url: String, from source: any PageSource, _ known: FetchRecord?
  ) async -> Result<Answer, FetchError> {
    let request = PageRequest(url: url, etag: known?.etag, lastModified: known?.lastModified)
    do throws(FetchError) {
      let response = try await source.fetch(request)
      return .success((try keep(response, known: known), response))
    } catch {
      return .failure(error)
    }
  }

  private func keep(
    _ response: PageResponse, known: FetchRecord?
  ) throws(FetchError) -> FetchedPage {
    if response.isNotModified, let sha256 = known?.sha256 {
      return FetchedPage(
        url: response.url, sha256: sha256, fetchedAt: now(),
        contentType: response.contentType ?? known?.contentType, isNotModified: true)
    }
    let isKept = !ledger.isDry
    let sha256 =
      try isKept ? archive.store(response.body) : ContentHash.sha256(response.body)
    return FetchedPage(
      url: response.url, sha256: sha256, fetchedAt: now(), contentType: response.contentType,
      body: isKept ? nil : response.body, received: response.body.count)
  }

  private func record(
    of page: FetchedPage, _ response: PageResponse, _ known: FetchRecord?
  ) -> FetchRecord {
    let old = page.isNotModified ? known : nil
    return FetchRecord(
      url: page.url, at: page.fetchedAt, status: response.status, sha256: page.sha256,
      bytes: page.received, contentType: page.contentType, etag: response.etag ?? old?.etag,
      lastModified: response.lastModified ?? old?.lastModified,
      milliseconds: response.elapsedMilliseconds)
  }
}

extension FetchError {
  /// The HTTP status that brought no page, or nil when there was no answer.
  fileprivate var status: Int? {
    guard case .httpStatus(let status) = code else { return nil }
    return status
  }
}
