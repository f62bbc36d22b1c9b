import BusCommand
import BusModel
import BusQuery
import Glibc

/// Opens a database that may be of an older version.
///
/// `bus` writes nothing itself: it has `bus-ingest` bring such a file up to date first, which lays a
/// copy of it beside it and needs no network.
enum DatabaseUpdate {
  /// The database at a path, brought up to date when it has to be.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - open: opens it.
  /// - Returns: what `open` makes of it.
  /// - Throws: `StoreError` of `open`; `older` with the reason when it could not be brought up to
  ///   date, as where the file may not be written to.
  static func open<Opened>(
    _ path: String, by open: (String) throws -> Opened
  ) throws -> Opened {
    do {
      return try open(path)
    } catch let error as StoreError {
      guard case .older(let found, let known) = error.fault else { throw error }
      let ended = try run(path)
      guard ended.status == 0 else {
        throw StoreError(
          path, .notBroughtUpToDate(found: found, known: known, said: ended.words))
      }
      return try open(path)
    }
  }

  /// Runs `bus-ingest migrate` and answers with its status and what it said.
  private static func run(_ path: String) throws -> (status: Int32, words: String) {
    let program = try Programs.ingestPath()
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return (1, words(of: errno)) }
    let process = spawn([program, "migrate", path, "--lang", Shell.language.rawValue], pipe: ends)
    _ = close(ends[1])
    defer { _ = close(ends[0]) }
    guard let process else { return (1, "\(program): \(words(of: errno))") }
    let said = read(ends[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return (1, words(of: errno)) }
    }
    return (status, said.isEmpty ? "bus-ingest ended with \(status >> 8 & 0xFF)" : said)
  }

  /// posix_spawn(3) with standard error on a pipe; nil, with `errno`, when it does not start.
  private static func spawn(_ words: [String], pipe ends: [Int32]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    errno = posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
    return errno == 0 ? process : nil
  }

  /// All that comes out of a pipe, without "bus: " before it.
  private static func read(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    let said = String(decoding: bytes, as: UTF8.self)
    let bare = said.hasPrefix("bus: ") ? said.dropFirst(5) : said[...]
    return bare.split(separator: "\n").joined(separator: "; ")
  }

  private static func words(of code: Int32) -> String {
    SystemFault(code).words(Shell.language)
  }
}
