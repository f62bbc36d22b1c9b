import Glibc

/// A small file read whole.
enum InputFile {
  /// The bytes of a file.
  ///
  /// - Throws: ``Failure`` with 66 when it cannot be opened, 74 when reading goes wrong.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure("\(path): \(String(cString: strerror(errno)))", Failure.noInput)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno == EISDIR {
        throw Failure("\(path): expected a file, found a folder", Failure.noInput)
      } else if errno != EINTR {
        throw Failure("\(path): \(String(cString: strerror(errno)))", Failure.inputOutput)
      }
    }
  }
}
