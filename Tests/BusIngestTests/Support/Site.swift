import BusFetch
import BusModel
import Synchronization

/// Pages that a test can change between two nights; every page has its hash as its etag.
final class Site: PageSource {
  private let pages: Mutex<[String: String]>
  private let log = Mutex<[PageRequest]>([])

  init(_ pages: [String: String]) { self.pages = Mutex(pages) }

  /// Every request so far.
  var requests: [PageRequest] { log.withLock { $0 } }

  /// Changes a page; nil takes it away.
  func put(_ text: String?, at url: String) { pages.withLock { $0[url] = text } }

  func fetch(_ request: PageRequest) async throws(FetchError) -> PageResponse {
    log.withLock { $0.append(request) }
    guard let text = pages.withLock({ $0[request.url] }) else {
      throw FetchError(request.url, .httpStatus(404))
    }
    let body = Array(text.utf8)
    let etag = "\"\(ContentHash.sha256(body))\""
    let isKnown = request.etag == etag
    return PageResponse(
      url: request.url, status: isKnown ? 304 : 200, etag: etag, body: .bytes(isKnown ? [] : body))
  }
}
