import BusModel
import BusQuery
import BusSources
import Hummingbird
import Logging
import ServiceLifecycle
import Synchronization
import TestScratch
import Testing

@testable import bus_board

/// A board that is served on a port of its own for the length of a test.
struct Served: Sendable {
  let family: Family
  var allowedHosts: [String] = []
  var isPrivate = false
  var language = Language.ja
  /// Saturday, 2026-11-21, 07:30 in Japan.
  var now = Moment(secondsSince1970: 1_795_213_800)

  /// Serves, and stops serving at the end of `body`.
  func run(_ body: @escaping @Sendable (RawClient) async throws -> Void) async throws {
    let now = now
    let source = BoardSource(sources: family.sources, language: language, clock: { now })
    let board = Board(source: source, allowedHosts: allowedHosts, isPrivate: isPrivate)
    let (ports, told) = AsyncStream<Int>.makeStream()
    let server = BoardServer(
      board: board, address: try ListenAddress("127.0.0.1:0"), isListening: { told.yield($0) })
    try await withThrowingTaskGroup(of: Void.self) { group in
      let services = ServiceGroup(
        configuration: .init(
          services: [server.application], gracefulShutdownSignals: [],
          logger: .init(label: "test")))
      group.addTask { try await services.run() }
      var iterator = ports.makeAsyncIterator()
      let port = try #require(await iterator.next())
      do {
        try await body(RawClient(port: port))
      } catch {
        Issue.record(error)
      }
      await services.triggerGracefulShutdown()
      try await group.waitForAll()
    }
  }
}

extension Family {
  /// Pairs a device and answers with the header that shows it.
  func paired() async throws -> [String: String] {
    let household = bus_board.Household(sources)
    let now = Moment(secondsSince1970: 1_795_213_800)
    let code = try await household.newCode(at: now)
    let token = try await household.pair(code: code, label: "kitchen", at: now).token
    return ["Cookie": "bus=\(token)", "Origin": "http://localhost"]
  }
}

/// A value that is brought out of a body.
final class Locked<Value: Sendable>: Sendable {
  private let held = Mutex<Value?>(nil)
  var value: Value? { held.withLock { $0 } }
  func set(_ value: Value) { held.withLock { $0 = value } }
}
