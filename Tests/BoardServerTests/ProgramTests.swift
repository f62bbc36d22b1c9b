import BusSettings
import Foundation
import TestScratch
import Testing

@testable import bus_board

@Suite(.serialized) struct ProgramTests {
  @Test("SIGTERM ends the program within three seconds while fifty streams are open")
  func termination() async throws {
    let family = try Family()
    let program = try await RunningBoard(family)
    let sockets = try (0..<50).map { _ in try program.client.listening() }
    defer { sockets.forEach { close($0) } }
    for socket in sockets {
      _ = try await blocking { try ChangesTests.read(socket, until: "retry: 5000") }
    }
    let begin = ContinuousClock.now
    kill(program.process, SIGTERM)
    let status = try await program.end()
    let taken = begin.duration(to: try await program.endedAt())
    #expect(status == 0)
    #expect(taken < .seconds(3), "\(taken)")
    #expect(program.errors.isEmpty, "\(program.errors)")
  }

  @Test("O-16: one file in an empty folder is the whole board: its pages and all that they load")
  func alone() async throws {
    let family = try Family()
    let folder = family.scratch.path + "/alone"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try await family.scratch.install(Program.folder + "/bus-board", as: "alone/bus-board")
    let program = try await RunningBoard(family, folder: folder)
    for path in ["/", "/r/home", "/sign", "/settings", "/status", "/about", "/about/spec"] {
      let page = try await program.client.get(path)
      #expect(page.status == 200, "\(path)")
      let loaded = page.text.matches(of: /"(\/assets\/[^"]+)"/).map { String($0.1) }
      #expect(loaded.count > 3, "\(path)")
      for asset in loaded {
        let reply = try await program.client.get(asset)
        #expect(reply.status == 200 && !reply.body.isEmpty, "\(asset)")
      }
      // What is loaded from elsewhere would be a part of the program that lies elsewhere.
      #expect(
        page.text.firstMatch(of: /(src|href)="(https?:)?\/\/[^"]*\.(css|m?js|svg|png|woff2?)/)
          == nil)
    }
    kill(program.process, SIGTERM)
    #expect(try await program.end() == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["bus-board"])
  }

  @Test("a kill in the midst of changes leaves routes.json whole, the old or the new")
  func killed() async throws {
    let family = try Family()
    let device = try await family.paired()
    let form = "name=home&outboundTimetableURLs=https%3A%2F%2Fbus.example.jp%2Fout.html&wish=save"
    for round in 0..<30 {
      let program = try await RunningBoard(family)
      let client = program.client
      async let changes: Void = {
        for number in 0..<1000 {
          let fields = form + "&title=\(round)-\(number)-" + String(repeating: "x", count: 4000)
          guard
            (try? await client.post("/settings/routes/\(Family.home)", fields, device)) != nil
          else { return }
        }
      }()
      try await Task.sleep(for: .milliseconds(40 + round * 7))
      kill(program.process, SIGKILL)
      _ = try await program.end()
      await changes
      let bytes = try #require(try family.contents()["routes.json"])
      let document = try RoutesDocument(bytes)
      #expect(document.settings.routes.count == 2)
    }
  }

  @Test("an address for other machines needs --allow-host, and pairing goes by the command line")
  func commandLine() async throws {
    let family = try Family()
    let refused = try await Program.run(
      ["board", "--web", "--listen", "0.0.0.0:0", "--config", family.config], name: "bus")
    #expect(refused.status == 64)
    #expect(refused.errors.contains("--allow-host"))
    let places = ["--database", family.database]
    let pair = try await Program.run(["board", "pair", "--lang", "en"] + places, name: "bus")
    #expect(pair.status == 0, "\(pair.errors)")
    #expect(pair.output.contains("/pair?code="))
    let devices = try await Program.run(
      ["board", "devices", "--json"] + places, name: "bus")
    #expect(devices.output.contains("\"devices\": []"), "\(devices.output)")
  }
}

/// The built board on a port of its own.
final class RunningBoard: Sendable {
  let process: Int32
  let client: RawClient
  private let child: Child
  private let ended = Locked<ContinuousClock.Instant>()

  /// `Process` is used by one thread after another.
  private struct Child: @unchecked Sendable {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
  }

  init(_ family: Family, folder: String = Program.folder) async throws {
    let child = Child()
    child.process.executableURL = URL(filePath: folder + "/bus-board")
    child.process.currentDirectoryURL = URL(filePath: folder)
    // Told by Foundation's own thread: who waits has to wait for others' programs too.
    child.process.terminationHandler = { [ended] _ in ended.set(.now) }
    child.process.arguments = [
      "board", "--web", "--listen", "127.0.0.1:0", "--config", family.config, "--database",
      family.database,
    ]
    child.process.environment = ["LANG": "C"]
    child.process.standardInput = FileHandle.nullDevice
    child.process.standardOutput = child.output
    child.process.standardError = child.errors
    try child.process.run()
    self.child = child
    process = child.process.processIdentifier
    let process = process
    let line = try await blocking { () -> String in
      // From here on: how long it waited for its turn among other tests' programs is not its own time.
      let watchdog = Watchdog(over: process, seconds: 60)
      var bytes: [UInt8] = []
      while !bytes.contains(10) {
        let piece = child.output.fileHandleForReading.availableData
        if piece.isEmpty { break }
        bytes += piece
      }
      try watchdog.stop("the board's address")
      return String(decoding: bytes, as: UTF8.self)
    }
    let port = line.split(separator: ":").last?.filter(\.isNumber) ?? ""
    client = RawClient(port: try #require(Int(port), "\(line)"))
  }

  /// When it ended, as Foundation's own thread tells it soon after.
  func endedAt() async throws -> ContinuousClock.Instant {
    for _ in 0..<3000 where ended.value == nil { try await Task.sleep(for: .milliseconds(20)) }
    return try #require(ended.value, "its end was not told within a minute")
  }

  /// Waits for its end.
  func end() async throws -> Int32 {
    try await blocking { [child] in
      let watchdog = Watchdog(over: child.process.processIdentifier, seconds: 60)
      child.process.waitUntilExit()
      try watchdog.stop("the board's end")
      return child.process.terminationStatus
    }
  }

  /// What it complained of; asked after its end.
  var errors: String {
    String(decoding: child.errors.fileHandleForReading.availableData, as: UTF8.self)
  }

  deinit { if child.process.isRunning { kill(process, SIGKILL) } }
}
