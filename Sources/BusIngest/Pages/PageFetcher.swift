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

/// Brings pages, up to where they can be filed and written down: it reads what is known of them and
/// writes nothing but drafts.
///
/// What does not wait is kept out of the functions that do (`@inline(never)`): what it works with would
/// become a part of their frames, some twenty kilobytes for each page that waits for its server.
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
  ///
  /// - Parameters:
  ///   - url: its address.
  ///   - next: the pages that are brought soon after it.
  /// - Returns: the page, or why there is none.
  /// - Throws: when the database fails.
  func page(_ url: String, before next: [String] = []) async throws(StoreError) -> PageArrival {
    let last = try memory.known(url, before: next)
    guard case .source(let source, let isConditional) = origin else { return archived(url, last) }
    // What is known is read twice, so that it is not kept while the server takes its time.
    let known = isConditional ? sound(last) : nil
    if let known, memory.isOfTonight(known) { return try resumed(url, known) }
    let answer = try await PageAsking(source: source, memory: memory).ask(request(url, known))
    return arrival(url, answer, last, known)
  }

  @inline(never)
  private func sound(_ last: PageMemory.Known?) -> KnownPage? {
    last.flatMap { KnownPage($0, in: archive, on: now().date) }
  }

  /// A request that is conditional by what is known of the page.
  @inline(never)
  private func request(_ url: String, _ known: KnownPage?) -> PageRequest {
    let validators = known?.validators
    return PageRequest(url: url, etag: validators?.etag, lastModified: validators?.lastModified)
  }

  @inline(never)
  private func archived(_ url: String, _ last: PageMemory.Known?) -> PageArrival {
    guard let last, let page = FetchedPage(atHand: last.record), archive.contains(page.sha256)
    else {
      return PageArrival(url, .failure(FetchError(url, .neverArchived)))
    }
    return PageArrival(url, .success(page))
  }

  /// A page that came before the last run was killed; nobody is asked again.
  @inline(never)
  private func resumed(_ url: String, _ known: KnownPage) throws(StoreError) -> PageArrival {
    guard let page = FetchedPage(atHand: known.record) else {
      return PageArrival(url, .failure(FetchError(known.record.url, .noHash)))
    }
    let isNoted = try memory.lastNoted(page.url) == known.record
    return PageArrival(url, .success(page), record: isNoted ? nil : known.record)
  }

  @inline(never)
  private func arrival(
    _ url: String, _ answer: FetchOutcome, _ last: PageMemory.Known?, _ known: KnownPage?
  ) -> PageArrival {
    var arrival: PageArrival
    do throws(FetchError) {
      let response = try answer.result.get()
      arrival = try kept(url, response, answer.log, last?.record, known?.validators, known)
    } catch {
      arrival = failed(url, error, answer.log)
    }
    arrival.requests = answer.requests
    arrival.log = answer.log
    return arrival
  }

  private func failed(_ url: String, _ error: FetchError, _ log: [RequestRecord]) -> PageArrival {
    // A run that is called off says nothing of the server.
    guard error.code != .cancelled else { return PageArrival(url, .failure(error)) }
    var record = FetchRecord(url: url, at: now(), status: error.status, error: error.fault)
    record.note(log)
    return PageArrival(url, .failure(error), record: record)
  }

  private func kept(
    _ url: String, _ response: PageResponse, _ log: [RequestRecord], _ last: FetchRecord?,
    _ asked: FetchRecord?, _ known: KnownPage?
  ) throws(FetchError) -> PageArrival {
    var response = response
    // In a file at once: many pages may wait to be filed together, and memory is to hold none. Their hash
    // comes with it.
    if isArchiving, !response.isNotModified {
      response.body = .draft(try archive.draft(of: response.body))
    }
    var page = try page(of: response, asked)
    page.notices = Notice.moves(response)
    if let known, !known.isSound, let sha256 = known.record.sha256 {
      page.notices.append(Notice(.archiveMended(url: url, sha256: sha256)))
    }
    let record = record(of: page, response, asked, log)
    var arrival = PageArrival(url, .success(page), record: record)
    arrival.isKnown = last?.sha256 == page.sha256
    guard isArchiving, !page.isNotModified else { return arrival }
    let isNoted = arrival.isKnown && last?.etag == response.etag
    let entry = isNoted ? nil : ArchiveEntry(response, page.sha256, at: page.fetchedAt)
    arrival.file(ArchiveFiling(response.body, noting: entry))
    return arrival
  }

  private func page(
    of response: PageResponse, _ asked: FetchRecord?
  ) throws(FetchError) -> FetchedPage {
    if response.isNotModified {
      guard let asked, let sha256 = asked.sha256 else {
        throw FetchError(response.url, .httpStatus(response.status))
      }
      return FetchedPage(
        url: response.url, sha256: sha256, fetchedAt: now(),
        contentType: response.contentType ?? asked.contentType, count: asked.bytes ?? 0,
        isNotModified: true)
    }
    return FetchedPage(
      url: response.url, sha256: response.body.sha256, fetchedAt: now(),
      contentType: response.contentType, count: response.body.count,
      body: isArchiving ? nil : try response.body.bytes(), received: response.body.count)
  }
}
