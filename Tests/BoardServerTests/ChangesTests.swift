import Foundation
import TestScratch
import Testing

@testable import bus_board

@Suite struct ChangesTests {
  @Test("what is published and what is set up is told to who listens, and ids say what was missed")
  func events() async throws {
    let family = try Family()
    try await Served(family: family).run { client in
      let socket = try client.listening()
      defer { close(socket) }
      let first = try await blocking { try Self.read(socket, until: "retry: 5000") }
      #expect(first.contains("text/event-stream"))
      #expect(first.contains("no-store"))
      try family.publish("06:20")
      let told = try await blocking { try Self.read(socket, until: "event: refresh") }
      #expect(told.contains("event: published"))
      #expect(told.contains("\"route\":\"home\""))
      let changed = Family.settings.replacing("自宅", with: "家")
      try family.scratch.write(changed, to: "routes.json")
      _ = try await blocking { try Self.read(socket, until: "event: settings") }
      let late = try client.listening("Last-Event-ID: 1.1.old\r\n")
      defer { close(late) }
      let missed = try await blocking { try Self.read(late, until: "event: refresh") }
      #expect(missed.contains("\"source\":\"store\""))
    }
  }

  static func read(_ socket: Int32, until word: String) throws -> String {
    let bytes = try RawClient.read(socket) { bytes in
      bytes.firstRange(of: Array(word.utf8)) != nil && bytes.suffix(2) == [13, 10]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension RawClient {
  /// A line on which changes come.
  func listening(_ header: String = "") throws -> Int32 {
    let socket = try connected(seconds: 30)
    let head = "GET /api/v1/changes HTTP/1.1\r\nHost: localhost\r\n"
    Self.send(head + header + "\r\n", to: socket)
    return socket
  }
}
