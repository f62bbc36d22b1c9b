import FlyingFox
import Foundation
import Glibc
import Synchronization
import TestScratch
import Testing

/// A server on loopback with a page that comes and one that never does.
private final class HalfServer: Sendable {
  private let asked = Mutex(false)
  let port: UInt16
  private let server: HTTPServer

  /// Whether the page that never comes was asked for.
  var isAsked: Bool { asked.withLock { $0 } }

  init(_ server: HTTPServer) async throws {
    self.server = server
    try await server.waitUntilListening(timeout: 120)
    // "ip4("127.0.0.1", port: 38211)": the address's own type lies in a module that is not ours.
    let address = String(describing: await server.listeningAddress)
    port = UInt16(address.split { !$0.isNumber }.last ?? "") ?? 0
    await server.appendRoute("/*") { [self] in await answer($0) }
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    switch request.path {
    case "/home": return HTTPResponse(statusCode: .ok, body: Data(IngestSamples.page().utf8))
    case "/never":
      asked.withLock { $0 = true }
      // The client hangs up long before.
      try? await Task.sleep(for: .seconds(100))
      return HTTPResponse(statusCode: .ok)
    default: return HTTPResponse(statusCode: .notFound)
    }
  }
}

@Suite("an ingest that is interrupted", .timeLimit(.minutes(5)))
struct InterruptionTests {
  @Test(
    "publishes what is whole, closes its run, tells it in one document and ends by the signal",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(_ number: Int32) async throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    let listening = HTTPServer(address: address)
    let running = Task { try await listening.run() }
    defer { running.cancel() }
    let server = try await HalfServer(listening)
    let program = try IngestProgram()
    try program.write(
      """
      { "routes": [
        {"name": "home", "id": "1", "outboundTimetableURLs": ["http://127.0.0.1:\(server.port)/home"]},
        {"name": "town", "id": "2", "outboundTimetableURLs": ["http://127.0.0.2:\(server.port)/never"]}]
      }
      """, to: "routes.json")
    let process = try program.start("ingest", "--json")
    let watchdog = Watchdog(over: process.processIdentifier)
    try await until { server.isAsked && program.archivedPages > 0 }
    // Archived is not yet published: a night has nothing to say of the moment in between.
    try await Task.sleep(for: .milliseconds(500))
    kill(process.processIdentifier, number)
    try await until { !process.isRunning }
    try watchdog.stop("bus-ingest ingest")
    let output = try String(contentsOfFile: program.folder + "/.interrupted", encoding: .utf8)
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(output.contains(#""outcome": "published""#), "\(output)")
    #expect(output.contains(#""interrupted":"#) && !output.contains("town"), "\(output)")
  }

  private func until(_ isSo: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while !isSo() {
      try #require(ContinuousClock.now < end, "waited for the ingest to get on")
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}

extension IngestProgram {
  /// Starts the program; what it prints goes to a file of the folder.
  fileprivate func start(_ arguments: String...) throws -> Process {
    try write("", to: ".interrupted")
    let process = Process()
    process.executableURL = URL(filePath: Running.folder + "/bus-ingest")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["HOME": folder, "LANG": "C"]
    process.standardOutput = try FileHandle(
      forWritingTo: URL(filePath: "\(folder)/.interrupted"))
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// How many pages the archive has.
  fileprivate var archivedPages: Int {
    let folder = "\(folder)/.local/share/bus/archive"
    // There is none yet.
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder)
    return names?.count { $0.contains("/") && !$0.hasSuffix(".new") } ?? 0
  }
}
