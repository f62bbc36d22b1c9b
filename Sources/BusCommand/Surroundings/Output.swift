import BusFiles
import BusModel
import BusQuery
import Glibc
import Synchronization

/// The two ways out: results to standard output, all else to standard error.
public enum Output {
  /// Whether anything went to standard output.
  static var isBegun: Bool { begun.withLock { $0 } }

  private static let begun = Mutex(false)

  /// Writes all of a text to standard output, without a line end of its own.
  ///
  /// - Throws: ``Failure`` with 74 when the disk is full or the reader is gone.
  public static func write(_ text: String) throws(Failure) {
    begun.withLock { $0 = $0 || !text.isEmpty }
    let code = write(text, to: STDOUT_FILENO)
    guard code == 0 else {
      throw Failure(.inputOutput, .program(.outputGone(SystemFault(code))))
    }
  }

  /// Writes a message to standard error as "bus: …"; what could steer the terminal is taken out.
  public static func complain(_ message: String) {
    // There is nowhere left to say that standard error is gone.
    _ = write("bus: \(clean(message))\n", to: STDERR_FILENO)
  }

  /// Writes to standard error as it is, steering included.
  static func draw(_ text: String) {
    // There is nowhere left to say that standard error is gone.
    _ = write(text, to: STDERR_FILENO)
  }

  /// Writes a question of a line or several to standard error, without a line end of its own.
  public static func ask(_ question: String) {
    // There is nowhere left to say that standard error is gone.
    _ = write(clean(question), to: STDERR_FILENO)
  }

  private static func clean(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TerminalText.clean(String($0)) }.joined(separator: "\n")
  }

  /// Writes all of it; the error number, or 0.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      PosixFile.write(UnsafeRawBufferPointer(bytes), to: descriptor) ? 0 : errno
    }
  }
}
