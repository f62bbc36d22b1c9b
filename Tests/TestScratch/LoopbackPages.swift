import FlyingFox
import Foundation
import Glibc
import Synchronization

/// A web server on loopback with pages that can be changed; it knows `If-None-Match`.
public final class LoopbackPages: Sendable {
  private enum Page {
    case text(String)
    case moved(to: String, status: Int)
  }

  private let pages: Mutex<[String: Page]>
  private let log = Mutex<[String]>([])
  private let port = Mutex<UInt16>(0)
  private let server = HTTPServer(address: sockaddr_in.anyLoopbackPort)

  private init(_ pages: [String: String]) { self.pages = Mutex(pages.mapValues { .text($0) }) }

  /// The address of a path.
  public func url(_ path: String) -> String { "http://127.0.0.1:\(port.withLock { $0 })\(path)" }

  /// The paths that were asked for, in their order; robots.txt is not told.
  public var asked: [String] { log.withLock { $0 }.filter { $0 != "/robots.txt" } }

  /// Changes a page; nil takes it away.
  public func put(_ text: String?, at path: String) {
    pages.withLock { $0[path] = text.map { .text($0) } }
  }

  /// Has a path answer that the page is elsewhere.
  public func move(_ path: String, to other: String, status: Int = 301) {
    pages.withLock { $0[path] = .moved(to: url(other), status: status) }
  }

  /// Stops answering for good.
  public func stop() async { await server.stop(timeout: 0) }

  /// Serves pages, by their paths, while the test works.
  ///
  /// - Parameters:
  ///   - pages: the pages.
  ///   - work: what is done with the server.
  /// - Throws: what `work` throws.
  public static func serving(
    _ pages: [String: String], _ work: (LoopbackPages) async throws -> Void
  ) async throws {
    let site = LoopbackPages(pages)
    let server = site.server
    let running = Task { try await server.run() }
    defer { running.cancel() }
    try await server.waitUntilListening(timeout: 120)
    // "ip4("127.0.0.1", port: 38211)": the address's own type lies in a module that is not ours.
    let address = String(describing: await server.listeningAddress)
    let port = UInt16(address.split { !$0.isNumber }.last ?? "") ?? 0
    site.port.withLock { $0 = port }
    await server.appendRoute("/*") { site.respond(to: $0) }
    try await work(site)
  }

  private func respond(to request: HTTPRequest) -> HTTPResponse {
    log.withLock { $0.append(request.path) }
    switch pages.withLock({ $0[request.path] }) {
    case nil: return HTTPResponse(statusCode: .notFound)
    case .moved(let place, let status):
      return HTTPResponse(
        statusCode: HTTPStatusCode(status, phrase: ""), headers: [.location: place])
    case .text(let text):
      // Hashes are the same within a process.
      let etag = "\"\(text.hashValue)\""
      let headers: HTTPHeaders = [HTTPHeader("ETag"): etag, .contentType: "text/html"]
      if request.headers[HTTPHeader("If-None-Match")] == etag {
        return HTTPResponse(statusCode: .notModified, headers: headers)
      }
      return HTTPResponse(statusCode: .ok, headers: headers, body: Data(text.utf8))
    }
  }
}

extension sockaddr_in {
  /// 127.0.0.1, whatever port is free.
  fileprivate static var anyLoopbackPort: sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    return address
  }
}
