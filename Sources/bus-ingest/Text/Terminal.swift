import BusQuery
import Glibc

/// The two ways out: results to stdout, all else to stderr.
enum Terminal {
  /// A result as it is, without a line end of its own.
  static func show(_ text: String) { write(text, to: STDOUT_FILENO) }

  /// A message for a person, as `bus: …`; what could steer the terminal is taken out.
  static func tell(_ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let clean = lines.map { TerminalText.clean(String($0)) }.joined(separator: "\n")
    write("bus: \(clean)\n", to: STDERR_FILENO)
  }

  /// A reader that has gone away is no error of ours: the rest is dropped.
  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
