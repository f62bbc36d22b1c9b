import BusCommand
import BusModel
import BusQuery
import Glibc

/// The terminal while a board is on it: alternate screen, no cursor, keys one by one without echo.
///
/// Signals that end or resize a program are blocked and asked for by ``waitForEvent(milliseconds:)``
/// (sigtimedwait(2)), so that the terminal is put back in order before anything else is done, and no
/// code runs inside of a signal handler.
final class TerminalSession {
  /// What happened on the terminal.
  enum Event {
    /// Keys were pressed.
    case input([UInt8])
    /// It has another size.
    case resized
    /// The program is to end by this signal.
    case ended(Int32)
    /// The terminal is gone.
    case closed
    /// Nothing, for as long as was waited.
    case idle
  }

  private var cooked = termios()
  private var signals = sigset_t()
  private var isOpen = false
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Takes hold of the terminal that standard input and output are.
  ///
  /// - Throws: ``Failure`` with 64 when they are none, or one that knows no codes.
  init() throws(Failure) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      let kind = Shell.variable("TERM"), kind != "dumb"
    else {
      throw Failure(.usage, .program(.noTerminal))
    }
    guard tcgetattr(STDIN_FILENO, &cooked) == 0 else {
      throw Failure(
        .inputOutput, .program(.silentTerminal(SystemFault(errno))))
    }
    sigemptyset(&signals)
    for signal in Self.ending + [SIGWINCH, SIGTSTP] { sigaddset(&signals, signal) }
    sigprocmask(SIG_BLOCK, &signals, nil)
    try open()
  }

  deinit { close() }

  /// Puts a whole picture on the screen, in one write so that it does not flicker.
  ///
  /// - Throws: ``Failure`` with 74 when the terminal does not take it.
  func show(_ lines: [String]) throws(Failure) {
    let rows = lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
    try Output.write("\u{1B}[H" + rows + "\u{1B}[J")
  }

  /// Waits for something to happen.
  ///
  /// - Parameter milliseconds: how long at most.
  /// - Returns: what happened first; a signal at the latest a twentieth of a second after it came.
  func waitForEvent(milliseconds: Int) -> Event {
    var left = max(1, milliseconds)
    while left > 0 {
      if let event = signalled() { return event }
      let turn = min(left, 50)
      left -= turn
      if let event = input(milliseconds: turn) { return event }
    }
    return .idle
  }

  /// Gives the terminal back as it was; more than once does no harm.
  func close() {
    guard isOpen else { return }
    isOpen = false
    // When the terminal is gone there is nothing left to put in order.
    try? Output.write("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &cooked)
  }

  /// Gives the terminal back and ends the program by a signal, as if it had not been held up.
  func end(by signal: Int32) {
    close()
    Glibc.signal(signal, SIG_DFL)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    raise(signal)
  }

  private func open() throws(Failure) {
    var raw = cooked
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    isOpen = true
    try Output.write("\u{1B}[?1049h\u{1B}[?25l")
  }

  private func signalled() -> Event? {
    var none = timespec()
    let signal = sigtimedwait(&signals, nil, &none)
    if Self.ending.contains(signal) { return .ended(signal) }
    if signal == SIGWINCH { return .resized }
    guard signal == SIGTSTP else { return nil }
    close()
    // Goes on here when the shell continues the program.
    raise(SIGSTOP)
    return (try? open()) == nil ? .closed : .resized
  }

  private func input(milliseconds: Int) -> Event? {
    var asked = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&asked, 1, Int32(milliseconds)) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 { return .input(Array(buffer[..<count])) }
    return count < 0 && errno == EINTR ? nil : .closed
  }
}
