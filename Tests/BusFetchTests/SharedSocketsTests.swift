import Glibc
import Testing

@testable import BusFetch

@Suite("Sockets that several requests share")
struct SharedSocketsTests {
  /// Two ends of a connection over loopback.
  private struct Ends {
    let near: Int32
    let far: Int32

    init() {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      let near = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      far = withUnsafeMutableBytes(of: &address) { bytes in
        let place = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self)
        _ = bind(listener, place, size)
        _ = listen(listener, 1)
        _ = getsockname(listener, place, &size)
        _ = connect(near, place, size)
        return accept(listener, nil, nil)
      }
      close(listener)
      self.near = near
    }

    func end() {
      close(near)
      close(far)
    }

    func write(_ text: String) { _ = text.withCString { send(near, $0, strlen($0), 0) } }

    /// What has come by now.
    func read() -> String {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = recv(far, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
  }

  @Test("What is sent while they are held back arrives in one piece when they are let go")
  func heldBack() {
    let ends = Ends()
    defer { ends.end() }
    var shared = SharedSockets([ends.near])
    shared.hold()
    ends.write("one ")
    ends.write("two")
    #expect(ends.read() == "")
    shared.letGo()
    #expect(ends.read() == "one two")
    ends.write("three")
    #expect(ends.read() == "three")
  }

  @Test("One that is closed is left out")
  func closed() {
    let (ends, others) = (Ends(), Ends())
    defer { others.end() }
    var shared = SharedSockets([ends.near, others.near])
    ends.end()
    shared.hold()
    shared.letGo()
    #expect(shared.sockets == [others.near])
  }
}
