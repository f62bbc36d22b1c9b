import BusFetch
import BusModel
import BusStore

/// A page or why there is none, and how many requests it took.
struct SuppliedPage: Sendable {
  var outcome: PageFetcher.Outcome
  var requests = 0
  /// Each of them.
  var log: [RequestRecord] = []

  /// Whether the run was called off before there was an answer.
  var isCancelled: Bool {
    if case .failure(let error) = outcome { error.code == .cancelled } else { false }
  }
}

extension PageFetcher {
  /// The row of a page that came.
  func record(
    of page: FetchedPage, _ response: PageResponse, _ known: FetchRecord?, _ log: [RequestRecord]
  ) -> FetchRecord {
    let old = page.isNotModified ? known : nil
    var record = FetchRecord(
      url: page.url, at: page.fetchedAt, status: response.status, sha256: page.sha256,
      bytes: old?.bytes ?? page.received, contentType: page.contentType,
      etag: response.etag ?? old?.etag, lastModified: response.lastModified ?? old?.lastModified,
      milliseconds: response.elapsedMilliseconds)
    record.note(log)
    return record
  }
}

extension FetchRecord {
  /// Says how the last request went, where that was not plain.
  mutating func note(_ log: [RequestRecord]) {
    guard let last = log.last, !last.isPlain else { return }
    attempt = last.attempt > 1 ? last.attempt : nil
    address = last.address
    httpVersion = last.httpVersion
    hops = last.hop > 0 ? last.hop : nil
  }
}

extension ArchiveEntry {
  init(_ response: PageResponse, _ sha256: String, at moment: Moment) {
    self.init(
      url: response.url, at: moment, sha256: sha256,
      bytes: response.body.count, contentType: response.contentType, etag: response.etag,
      lastModified: response.lastModified)
  }
}

extension FetchError {
  /// The HTTP status that brought no page, or nil when there was no answer.
  var status: Int? {
    guard case .httpStatus(let status) = code else { return nil }
    return status
  }
}

extension Notice {
  /// What a person should know of the way to a page: where it has moved to for good, and where the
  /// way left https.
  static func moves(_ response: PageResponse) -> [Notice] {
    var notices: [Notice] = []
    if let target = response.permanentAddress {
      notices.append(Notice(.pageMoved(url: response.url, to: target)))
    }
    for step in response.redirects where step.isUnencrypted {
      notices.append(Notice(.unencrypted(url: step.from, to: step.to)))
    }
    return notices
  }
}
