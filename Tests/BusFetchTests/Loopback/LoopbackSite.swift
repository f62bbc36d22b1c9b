import BusFetch
import FlyingFox
import Foundation
import Synchronization

/// One request as the site saw it.
struct Visit: Sendable {
  let path: String
  let headers: [String: String]
  let start: ContinuousClock.Instant
  var end: ContinuousClock.Instant
}

/// What the site answers.
struct SiteAnswer: Sendable {
  var status = 200
  var headers: [String: String] = [:]
  var body: [UInt8] = []
  var delay: Duration = .zero
}

/// A well-behaved web server on loopback for the length of one test.
final class LoopbackSite: Sendable {
  private let log = Mutex<[Visit]>([])
  private let port: UInt16

  private init(port: UInt16) { self.port = port }

  /// Every request so far, in the order of their starts.
  var visits: [Visit] { log.withLock { $0 }.sorted { $0.start < $1.start } }

  /// "127.0.0.2" is another host than "127.0.0.1", "localhost" another name for that one.
  func url(_ path: String, host: String = "127.0.0.1") -> String {
    "http://\(host):\(port)\(path)"
  }

  /// Serves while the test works; `answer` is given the path and how often it was asked before.
  static func serving(
    _ answer: @escaping @Sendable (_ path: String, _ earlier: Int) -> SiteAnswer,
    _ work: (LoopbackSite) async throws -> Void
  ) async throws {
    let server = HTTPServer(address: sockaddr_in.everywhere)
    let running = Task { try await server.run() }
    try await server.waitUntilListening(timeout: 120)
    // "ip4("127.0.0.1", port: 38211)": the address's own type lies in a module that is not ours.
    let address = String(describing: await server.listeningAddress)
    guard let port = UInt16(address.split { !$0.isNumber }.last ?? "") else { throw NoPort() }
    let site = LoopbackSite(port: port)
    await server.appendRoute("/*") { await site.respond(to: $0, answer) }
    do {
      try await work(site)
    } catch {
      running.cancel()
      throw error
    }
    running.cancel()
  }

  private struct NoPort: Error {}

  private func respond(
    to request: FlyingFox.HTTPRequest, _ answer: (String, Int) -> SiteAnswer
  ) async -> HTTPResponse {
    let start = ContinuousClock.now
    let headers = request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }
    let reply = answer(request.path, log.withLock { $0.count { $0.path == request.path } })
    let visit = Visit(
      path: request.path, headers: Dictionary(headers) { $1 }, start: start, end: start)
    let place = log.withLock { log in
      log.append(visit)
      return log.count - 1
    }
    // A client that hangs up ends the wait early, which is as good.
    try? await Task.sleep(for: reply.delay)
    log.withLock { $0[place].end = .now }
    let fields = reply.headers.map { (HTTPHeader($0.key), $0.value) }
    return HTTPResponse(
      statusCode: HTTPStatusCode(reply.status, phrase: ""),
      headers: HTTPHeaders(Dictionary(fields) { $1 }), body: Data(reply.body))
  }
}
