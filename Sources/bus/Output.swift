import BusQuery
import Glibc

/// Standard output and standard error.
enum Output {
  /// Writes all of a text to standard output.
  ///
  /// - Throws: ``Failure`` with 74 when the disk is full or the reader is gone.
  static func write(_ text: String) throws(Failure) {
    let code = write(text, to: STDOUT_FILENO)
    guard code == 0 else {
      throw Failure(
        "standard output cannot be written to: \(String(cString: strerror(code)))",
        Failure.inputOutput)
    }
  }

  /// Writes "bus: …" to standard error, in the language of the command line.
  static func complain(_ message: String) {
    let told = Shell.language(in: CommandLine.arguments).told(message)
    // There is nowhere left to say that standard error is gone.
    _ = write("bus: \(told)\n", to: STDERR_FILENO)
  }

  /// write(2) until all is written; the error number, or 0.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    write(Array(text.utf8), to: descriptor)
  }

  /// The same for bytes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return 0
    }
  }
}
