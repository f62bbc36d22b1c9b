import Glibc
import Synchronization

/// A server on loopback that sends what no decent one would.
final class RudeServer: Sendable {
  /// What a connection gets, whatever it asks.
  enum Manner: Sendable {
    /// These bytes, then the end of the connection.
    case say(String)
    /// The same, for what is no text.
    case sayBytes([UInt8])
    /// These bytes, then nothing, the connection stays open.
    case sayAndFallSilent(String)
    /// The first text once, the second for ever.
    case sayWithoutEnd(String, String)
  }

  /// Where it listens.
  let port: UInt16
  private let listener: Int32
  private let manner: Manner
  private let connections = Atomic(0)

  /// How many connections there were.
  var connectionCount: Int { connections.load(ordering: .relaxed) }

  /// The page's address.
  var url: String { "http://127.0.0.1:\(port)/page" }

  struct SocketError: Error { let number = errno }

  /// Starts to listen.
  static func start(_ manner: Manner) throws -> RudeServer {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in.loopback
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutableBytes(of: &address) { bytes in
      let address = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress
      return bind(listener, address, size) == 0 && listen(listener, 64) == 0
        && getsockname(listener, address, &size) == 0
    }
    guard isBound else { throw SocketError() }
    let server = RudeServer(listener, UInt16(bigEndian: address.sin_port), manner)
    try startThread { server.accept() }
    return server
  }

  private init(_ listener: Int32, _ port: UInt16, _ manner: Manner) {
    self.listener = listener
    self.port = port
    self.manner = manner
  }

  /// Ends the listening thread; connections end with their clients.
  func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  private func accept() {
    while true {
      let connection = Glibc.accept(listener, nil, nil)
      guard connection >= 0 else { break }
      connections.add(1, ordering: .relaxed)
      try? Self.startThread { self.serve(connection) }
    }
    close(listener)
  }

  private func serve(_ connection: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    _ = recv(connection, &buffer, buffer.count, 0)
    switch manner {
    case .say(let text): _ = Self.send(text, to: connection)
    case .sayBytes(let bytes): _ = Self.send(bytes, to: connection)
    case .sayAndFallSilent(let text):
      if Self.send(text, to: connection) { _ = recv(connection, &buffer, buffer.count, 0) }
    case .sayWithoutEnd(let head, let rest):
      guard Self.send(head, to: connection) else { break }
      while Self.send(rest, to: connection) {}
    }
    close(connection)
  }

  private static func send(_ text: String, to connection: Int32) -> Bool {
    send(Array(text.utf8), to: connection)
  }

  private static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func startThread(_ body: @escaping @Sendable () -> Void) throws {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Work(body)).toOpaque()
    let result = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, context)
    guard result == 0 else { throw SocketError() }
    pthread_detach(thread)
  }
}

extension sockaddr_in {
  /// All addresses of this machine, at whatever port is free.
  static var everywhere: sockaddr_in {
    var address = loopback
    address.sin_addr.s_addr = 0
    return address
  }

  /// 127.0.0.1, at whatever port is free.
  static var loopback: sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return address
  }
}
