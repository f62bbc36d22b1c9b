import CCurl
import Glibc

/// The sockets on which several requests are under way at once, held back while a round of them is put
/// together: libcurl writes each by itself, and a server that is woken for each takes the processor from
/// who sends the next one. Held back, a round's requests go out as one piece, and so do the answers.
///
/// A socket is asked after once, by the transfer that opened it, and is left out once it is gone. One that
/// has its number later is held back no longer than a round: all sockets are let go before anyone waits.
struct SharedSockets {
  private(set) var sockets: [Int32]
  private var isHeld = false

  init(_ sockets: [Int32] = []) { self.sockets = sockets }

  /// Takes note of the connection of a transfer that is over, where it can carry several at once.
  mutating func note(_ transfer: CurlTransfer, _ exchanged: Exchanged) {
    guard transfer.hasOpened, exchanged.httpVersion == "2", let socket = transfer.easy.socket,
      !sockets.contains(socket)
    else { return }
    sockets.append(socket)
  }

  /// Holds back what is sent from now on.
  mutating func hold() {
    guard !isHeld else { return }
    isHeld = true
    set(true)
  }

  /// Sends what was held back, and all that follows at once.
  mutating func letGo() {
    guard isHeld else { return }
    isHeld = false
    set(false)
  }

  /// A socket that cannot be held back is closed, or was none that sends in pieces.
  private mutating func set(_ isHeld: Bool) {
    var value: Int32 = isHeld ? 1 : 0
    let size = socklen_t(MemoryLayout<Int32>.size)
    sockets.removeAll { setsockopt($0, Int32(IPPROTO_TCP), TCP_CORK, &value, size) != 0 }
  }
}
