import BusQuery
import Glibc

/// The two ways out: results to stdout, all else to stderr.
enum Terminal {
  /// A result as it is, without a line end of its own.
  ///
  /// - Throws: ``Failure`` with 74 when the disk is full or the reader is gone.
  static func show(_ text: String) throws {
    let code = write(text, to: STDOUT_FILENO)
    guard code == 0 else {
      throw Failure(74, "standard output cannot be written to: \(String(cString: strerror(code)))")
    }
  }

  /// A question, without a line end.
  static func prompt(_ question: String) {
    _ = write(TerminalText.clean(question), to: STDERR_FILENO)
  }

  /// A message for a person, as `bus: …` in the language of the command line; what could steer the
  /// terminal is taken out.
  static func tell(_ message: String) {
    let told = LanguageOptions.ofCommandLine.told(message)
    let lines = told.split(separator: "\n", omittingEmptySubsequences: false)
    let clean = lines.map { TerminalText.clean(String($0)) }.joined(separator: "\n")
    // There is nowhere left to say that standard error is gone.
    _ = write("bus: \(clean)\n", to: STDERR_FILENO)
  }

  /// The columns of the terminal; 80 where there is none.
  static var width: Int {
    var size = winsize()
    let isTerminal = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isTerminal ? max(20, Int(size.ws_col)) : 80
  }

  /// write(2) until all is written; the error number, or 0.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      bytes = bytes.dropFirst(count)
    }
    return 0
  }
}
