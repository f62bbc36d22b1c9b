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
  func page(_ url: String) async throws(StoreError) -> SuppliedPage {
    let last = try memory.last(url)
    switch origin {
    case .archive: return SuppliedPage(outcome: archived(url, last))
    case .source(let source, let isConditional):
      let known = last.flatMap { KnownPage($0, in: archive, on: now().date) }
      guard isConditional else { return try await fetched(url, from: source, last, known: nil) }
      if let known, known.isSound, memory.isOfTonight(known.record) {
        return SuppliedPage(outcome: try resumed(known))
      }
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
  ) async throws(StoreError) -> SuppliedPage {
    let asked = try validators(known)
    let asking = PageAsking(source: source, records: recorder.store.pageRecords)
    let answer = try await asking.ask(
      PageRequest(url: url, etag: asked?.etag, lastModified: asked?.lastModified))
    return SuppliedPage(
      outcome: try taken(answer, url, last, asked, known), requests: answer.requests,
      log: answer.log)
  }

  /// What the next request may be conditional by: nothing when the bytes are lost, so that "not
  /// modified" would be of no use, and nothing when the last answer was not taken.
  private func validators(_ known: KnownPage?) throws(StoreError) -> FetchRecord? {
    guard let known, known.isSound else { return nil }
    let isDoubted = try recorder.store.pageRecords.isDoubted(
      known.record, extractorVersion: PageDocument.extractorVersion)
    return isDoubted ? nil : known.record
  }

  private func taken(
    _ answer: FetchOutcome, _ url: String, _ last: FetchRecord?,
    _ asked: FetchRecord?, _ known: KnownPage?
  ) throws(StoreError) -> Outcome {
    switch answer.result.flatMap({ response in kept(response, last, asked).map { (response, $0) } })
    {
    case .success((let response, var page)):
      page.notices = Notice.moves(response)
      if let known, !known.isSound, let sha256 = known.record.sha256 {
        page.notices.append(Notice(.archiveMended(url: url, sha256: sha256)))
      }
      return try recorder.noted(record(of: page, response, asked, answer.log), .success(page))
    // A run that is called off says nothing of the server.
    case .failure(let error) where error.code == .cancelled: return .failure(error)
    case .failure(let error):
      var record = FetchRecord(url: url, at: now(), status: error.status, error: error.fault)
      record.note(answer.log)
      return try recorder.noted(record, .failure(error))
    }
  }

  private func kept(
    _ response: PageResponse, _ last: FetchRecord?, _ asked: FetchRecord?
  ) -> Outcome {
    do throws(FetchError) {
      return .success(try keep(response, last, asked))
    } catch {
      return .failure(error)
    }
  }

  private func keep(
    _ response: PageResponse, _ last: FetchRecord?, _ asked: FetchRecord?
  ) throws(FetchError) -> FetchedPage {
    if response.isNotModified {
      guard let asked, let sha256 = asked.sha256 else {
        throw FetchError(response.url, .httpStatus(response.status))
      }
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
      contentType: response.contentType, body: isArchiving ? nil : try response.body.bytes(),
      received: response.body.count)
  }
}
