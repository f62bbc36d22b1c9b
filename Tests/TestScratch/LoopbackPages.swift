import BusModel
import FlyingFox
import Foundation
import Glibc
import Synchronization

/// A web server on loopback with pages that can be changed; it knows `If-None-Match`.
final class LoopbackPages: Sendable {
  private let pages: Mutex<[String: String]>
  private let port = Mutex<UInt16>(0)
  private let server = HTTPServer(address: sockaddr_in.anyLoopbackPort)

  private init(_ pages: [String: String]) { self.pages = Mutex(pages) }

  /// The address of a path.
  func url(_ path: String) -> String { "http://127.0.0.1:\(port.withLock { $0 })\(path)" }

  /// Changes a page; nil takes it away.
  func put(_ text: String?, at path: String) { pages.withLock { $0[path] = text } }

  /// Stops answering for good.
  func stop() async { await server.stop(timeout: 0) }

  /// Serves pages, by their paths, while the test works.
  static func serving(
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
    guard let text = pages.withLock({ $0[request.path] }) else {
      return HTTPResponse(statusCode: .notFound)
    }
    let etag = "\"\(ContentHash.sha256(Array(text.utf8)))\""
    let headers: HTTPHeaders = [HTTPHeader("ETag"): etag, .contentType: "text/html"]
    if request.headers[HTTPHeader("If-None-Match")] == etag {
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }
    return HTTPResponse(statusCode: .ok, headers: headers, body: Data(text.utf8))
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
