import BusFetch
import Glibc
import Synchronization

/// Ctrl-C, TERM and HUP while a run is at work: the first one asks it to come to its end, the second
/// ends the program at once.
///
/// A handler may do next to nothing (signal-safety(7)): it writes the signal's number into a pipe,
/// and a thread of its own reads it there.
final class Interruption: Sendable {
  private let ends: (read: Int32, write: Int32)
  private let arrived = Mutex<Int32?>(nil)

  /// Where the handler writes. Set once, before the handler is.
  private nonisolated(unsafe) static var pipeEnd: Int32 = -1

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Begins to listen; nil when there is no pipe or thread for it, and signals do what they always do.
  init?(_ ask: @escaping @Sendable () -> Void) {
    var pair: [Int32] = [-1, -1]
    guard pipe(&pair) == 0 else { return nil }
    // Children of ours need neither end; that they have them does no harm.
    for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    ends = (pair[0], pair[1])
    Self.pipeEnd = ends.write
    guard
      DetachedThread.start({ [weak self, read = ends.read] in
        guard let number = Self.number(from: read), number > 0 else { return }
        self?.arrived.withLock { $0 = number }
        ask()
      })
    else { return nil }
    for number in Self.signals { Self.listen(to: number) }
  }

  deinit {
    for number in Self.signals { _ = Glibc.signal(number, SIG_DFL) }
    // Ends the thread, which waits for a byte. Nothing can be done where that fails.
    var nothing: UInt8 = 0
    _ = write(ends.write, &nothing, 1)
  }

  /// The signal that came first; nil when none did.
  var signal: Int32? { arrived.withLock { $0 } }

  /// Ends the program as that signal does, so that whoever started it sees why.
  static func die(of number: Int32) {
    _ = Glibc.signal(number, SIG_DFL)
    // The threads of tasks hold all signals back.
    var signals = sigset_t()
    _ = sigemptyset(&signals)
    _ = sigaddset(&signals, number)
    _ = pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    _ = raise(number)
  }

  /// "INT", "TERM" or "HUP".
  static func name(of number: Int32) -> String {
    switch number {
    case SIGINT: "INT"
    case SIGTERM: "TERM"
    default: "HUP"
    }
  }

  /// With `SA_RESETHAND` the second one finds no handler.
  private static func listen(to number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let kept = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(Interruption.pipeEnd, &byte, 1)
      errno = kept
    }
    action.sa_flags =
      Int32(truncatingIfNeeded: SA_RESTART) | Int32(bitPattern: UInt32(SA_RESETHAND))
    // It fails only for a number that is no signal.
    _ = sigaction(number, &action, nil)
  }

  private static func number(from pipe: Int32) -> Int32? {
    var byte: UInt8 = 0
    while true {
      let count = read(pipe, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? Int32(byte) : nil
    }
  }
}
