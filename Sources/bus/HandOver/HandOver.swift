import Glibc

/// Commands of `bus-ingest`, handed to the program beside this one by exec, as git does: merely
/// loading libcurl costs more than a whole `bus next`.
enum HandOver {
  /// Replaces this process by `bus-ingest` when the arguments name a command of its; else returns.
  ///
  /// - Throws: ``Failure`` with 69 when there is no such program or it does not start.
  static func execIfNeeded(_ arguments: [String]) throws(Failure) {
    guard let passed = self.arguments(arguments) else { return }
    let folder = try ownFolder()
    let program = folder + "/bus-ingest"
    let code = exec(program, passed)
    let detail =
      code == ENOENT
      ? "expected it beside bus, in \(folder); run scripts/build, or install both programs together"
      : "\(String(cString: strerror(code))): \(program)"
    throw Failure(
      "this command is done by bus-ingest, which cannot be started: \(detail)", Failure.unavailable)
  }

  /// What `bus-ingest` is given, or nil when the command is answered here.
  static func arguments(_ arguments: [String]) -> [String]? {
    guard let command = arguments.first else { return nil }
    if command == "help" {
      let topic = Array(arguments.dropFirst())
      return isHandedOver(topic) ? topic + ["--help"] : nil
    }
    return isHandedOver(arguments) ? arguments : nil
  }

  private static func isHandedOver(_ arguments: [String]) -> Bool {
    switch arguments.first {
    // A state of `diff` may be a page, and libxml2 is not linked here.
    case "ingest", "fetch", "extract", "normalise", "load", "diff", "accept", "reject", "prune":
      true
    case "routes":
      ["check", "add", "edit", "remove"].contains(arguments.dropFirst().first)
    default: false
    }
  }

  /// The folder of the running program, symbolic links followed.
  static func ownFolder() throws(Failure) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let bytes = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let path = String(decoding: bytes, as: UTF8.self)
    guard let slash = path.lastIndex(of: "/") else {
      throw Failure(
        "expected /proc/self/exe to say where this program is: \(String(cString: strerror(errno)))",
        Failure.unavailable)
    }
    return String(path[..<slash])
  }

  /// execv(3); returns only when it did not work, with the error number.
  private static func exec(_ program: String, _ arguments: [String]) -> Int32 {
    var list: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    list.append(nil)
    defer { for pointer in list { free(pointer) } }
    execv(program, list)
    return errno
  }
}
