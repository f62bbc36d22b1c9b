import BusModel
public import BusQuery
import Glibc

/// The programs: `bus`, which people type, and beside it `bus-ingest` and `bus-board`.
public enum Programs {
  /// A program that commands are handed over to.
  public enum Name: String, Sendable {
    /// What fetches, reads pages and writes.
    case ingest = "bus-ingest"
    /// What serves the board in the browser.
    case board = "bus-board"
  }

  /// The version of all; they are made and installed together.
  public static let version = "0.1.0"

  /// What `--version` says.
  public static let versionLine = "bus " + version

  /// The variable by which `bus` tells the other program its version.
  private static let versionVariable = "BUS_HANDED_OVER_BY"

  /// The path of `bus-ingest`: in the folder of the running program, symbolic links followed.
  ///
  /// - Throws: ``Failure`` with 69 when the system does not say where that is.
  public static func ingestPath() throws(Failure) -> String { try ownFolder() + "/bus-ingest" }

  /// Replaces this process by another program; never returns unless it throws.
  ///
  /// - Parameters:
  ///   - arguments: the words of its command line.
  ///   - name: which one.
  /// - Throws: ``Failure`` with 69 when there is no such program or it does not start.
  public static func handOver(_ arguments: [String], to name: Name) throws(Failure) {
    let folder = try ownFolder()
    let program = folder + "/" + name.rawValue
    setenv(versionVariable, version, 1)
    let code = exec(program, arguments)
    let fault: ProgramFault =
      code == ENOENT
      ? .missing(name.rawValue, folder: folder) : .notStarted(program, SystemFault(code))
    throw Failure(.unavailable, .program(fault))
  }

  /// The `bus` that handed over to this program, when it is of another version.
  public static var mismatch: ProgramMismatch? {
    Shell.variable(versionVariable).flatMap { ProgramMismatch(bus: $0, ingest: version) }
  }

  /// What the program at a path calls its version; nil when it does not say so within five seconds.
  public static func version(of path: String) -> String? {
    let ended = ChildProgram(path, ["--version"], endedAfter: 5).run()
    guard let line = ended?.said.split(separator: "\n").first else { return nil }
    return line.hasPrefix("bus ") ? String(line.dropFirst(4)) : String(line)
  }

  /// Asks `bus-ingest approach --json` about one way of a route.
  ///
  /// - Parameters:
  ///   - route: its name.
  ///   - way: "outbound" or "inbound".
  ///   - config: what `--config` said.
  ///   - database: what `--database` said.
  /// - Returns: what it prints; nil when it has no answer within half a minute.
  public static func approach(
    route: String, way: String, config: String?, database: String?
  ) -> String? {
    // Without its own folder there is no program to ask.
    guard let path = try? ingestPath() else { return nil }
    let places = [config.map { "--config=" + $0 }, database.map { "--database=" + $0 }]
    let words = ["approach", "--json", "--route=" + route, "--direction=" + way]
    let ended = ChildProgram(path, words + places.compactMap(\.self), endedAfter: 30).run()
    return ended?.status == 0 ? ended?.said : nil
  }

  /// Has `bus-ingest` hold the pages in force of a database against their hashes: it has libcrypto, which
  /// this program would pay for at every start.
  ///
  /// - Parameter database: its path.
  /// - Returns: the hashes of those that are missing or damaged; nil when it was not done.
  public static func examineArchive(of database: String) -> [String]? {
    // Without its own folder there is no program to ask.
    guard let path = try? ingestPath() else { return nil }
    let ended = ChildProgram(path, ["examine", database], endedAfter: 600).run()
    guard let ended, ended.status == 0 else { return nil }
    return ended.said.split(separator: "\n").map(String.init)
  }

  private static func ownFolder() throws(Failure) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let bytes = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let path = String(decoding: bytes, as: UTF8.self)
    guard let slash = path.lastIndex(of: "/") else {
      throw Failure(.unavailable, .program(.noOwnFolder(SystemFault(errno))))
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
