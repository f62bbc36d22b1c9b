import Glibc
import TestScratch

/// A client of HTTP/1.1 that sends the bytes it is told to and no others.
struct RawClient: Sendable {
  let port: Int

  /// What came back.
  struct Reply: Sendable {
    var status = 0
    /// By lower-case names; values of one name are joined by a line feed.
    var headers: [String: String] = [:]
    var body: [UInt8] = []
    var text: String { String(decoding: body, as: UTF8.self) }
    subscript(name: String) -> String? { headers[name] }
  }

  /// Why there is no reply.
  enum Fault: Error { case noSocket, noConnection, late, noHead }

  /// Asks, and reads until the server closes or the body is whole.
  func ask(
    _ method: String, _ path: String, _ headers: [String: String] = [:], body: String = "",
    host: String? = "localhost", seconds: Int = 30
  ) async throws -> Reply {
    var lines = ["\(method) \(path) HTTP/1.1", "Connection: close"]
    if let host { lines.append("Host: \(host)") }
    if !body.isEmpty { lines.append("Content-Length: \(body.utf8.count)") }
    lines += headers.map { "\($0): \($1)" }
    let request = lines.joined(separator: "\r\n") + "\r\n\r\n" + body
    return try await blocking { try exchange(request, seconds: seconds) }
  }

  func get(_ path: String, _ headers: [String: String] = [:]) async throws -> Reply {
    try await ask("GET", path, headers)
  }

  /// A form as a browser sends it from the board's own page.
  func post(
    _ path: String, _ form: String, _ headers: [String: String] = [:]
  ) async throws -> Reply {
    let own = [
      "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin",
    ]
    return try await ask("POST", path, own.merging(headers) { $1 }, body: form)
  }

  /// A connected socket with a limit to every read.
  func connected(seconds: Int) throws -> Int32 {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw Fault.noSocket }
    var limit = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      close(socket)
      throw Fault.noConnection
    }
    return socket
  }

  /// Sends a text.
  static func send(_ text: String, to socket: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads until a condition holds or the line is closed.
  ///
  /// - Throws: ``Fault/late`` after the socket's limit.
  static func read(_ socket: Int32, until isEnough: ([UInt8]) -> Bool) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while !isEnough(bytes) {
      let count = recv(socket, &piece, piece.count, 0)
      if count == 0 { break }
      guard count > 0 else {
        if errno == EAGAIN { throw Fault.late }
        break
      }
      bytes += piece[..<count]
    }
    return bytes
  }

  private func exchange(_ request: String, seconds: Int) throws -> Reply {
    let socket = try connected(seconds: seconds)
    defer { close(socket) }
    Self.send(request, to: socket)
    return try Self.reply(in: Self.read(socket) { _ in false })
  }

  private static func reply(in bytes: [UInt8]) throws -> Reply {
    guard let end = bytes.firstRange(of: [13, 10, 13, 10]) else { throw Fault.noHead }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    var lines = head.split(separator: "\r\n").map(String.init)
    var reply = Reply()
    reply.status = Int(lines.removeFirst().split(separator: " ")[1]) ?? 0
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      let value = String((parts.last ?? "").drop { $0 == " " })
      let name = parts[0].lowercased()
      reply.headers[name] = reply.headers[name].map { $0 + "\n" + value } ?? value
    }
    reply.body = Array(bytes[end.upperBound...])
    if reply.headers["transfer-encoding"] == "chunked" { reply.body = unchunked(reply.body) }
    return reply
  }

  private static func unchunked(_ bytes: [UInt8]) -> [UInt8] {
    var (rest, body): (ArraySlice<UInt8>, [UInt8]) = (bytes[...], [])
    while let end = rest.firstRange(of: [13, 10]) {
      let size = Int(
        String(decoding: rest[rest.startIndex..<end.lowerBound], as: UTF8.self), radix: 16)
      guard let size, size > 0, rest[end.upperBound...].count >= size else { break }
      body += rest[end.upperBound...].prefix(size)
      rest = rest[end.upperBound...].dropFirst(size + 2)
    }
    return body
  }
}
