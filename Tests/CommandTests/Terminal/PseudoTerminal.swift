import CPseudoTerminal
import Foundation
import Testing

/// `bus` on a terminal of its own, for a test to type on and to look at.
final class PseudoTerminal {
  /// How a program on a terminal ended.
  enum End: Equatable {
    case exited(Int32)
    case killed(Int32)
  }

  /// All that it printed.
  private(set) var output = ""
  private var bytes: [UInt8] = []
  private var master: Int32 = -1
  private var isSilent = false
  private let process: pid_t
  private let household: Household

  /// Starts `bus`.
  ///
  /// - Parameters:
  ///   - line: its arguments.
  ///   - household: whose settings and database it has; kept for as long as it runs.
  ///   - variables: further variables; there are no others.
  ///   - columns: the terminal's width.
  ///   - rows: its height.
  /// - Throws: when there is no terminal to be had.
  init(
    _ line: String, in household: Household, variables: [String: String] = [:],
    columns: UInt16 = 80, rows: UInt16 = 24
  ) throws {
    self.household = household
    let arguments = line.split(separator: " ").map(String.init)
    var words = ([Running.bus] + arguments).map { strdup($0) } + [nil]
    let all = household.variables.merging(["TERM": "xterm"]) { $1 }.merging(variables) { $1 }
    var environment = all.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + environment { free(pointer) } }
    process = pseudo_terminal_start(&master, Running.bus, &words, &environment, columns, rows)
    try #require(process > 0)
  }

  deinit {
    kill(process, SIGKILL)
    if master >= 0 { close(master) }
  }

  /// Types on it.
  func type(_ keys: String) {
    var text = keys
    text.withUTF8 { _ = write(master, $0.baseAddress, $0.count) }
  }

  /// Gives it another size.
  func resize(columns: UInt16, rows: UInt16) {
    #expect(pseudo_terminal_resize(master, columns, rows) == 0)
  }

  /// Sends the program a signal.
  func send(_ signal: Int32) { kill(process, signal) }

  /// Whether the terminal echoes and waits for whole lines, as a shell wants it.
  var isCooked: Bool { pseudo_terminal_is_cooked(master) == 1 }

  /// Reads until what the last picture shows passes a check.
  ///
  /// - Parameter isRight: looks at the lines of the last picture, terminal codes taken out.
  /// - Returns: the lines.
  /// - Throws: when they never do.
  @discardableResult
  func picture(where isRight: ([String]) -> Bool) async throws -> [String] {
    var patience = Patience()
    while true {
      if let lines = lastPicture, isRight(lines) { return lines }
      try #require(
        await readMore(&patience),
        "the last picture was: \(lastPicture ?? []) of \(output)")
    }
  }

  /// Reads until all that was printed passes a check.
  func text(where isRight: (String) -> Bool) async throws {
    var patience = Patience()
    while !isRight(output) {
      try #require(await readMore(&patience), "\(output)")
    }
  }

  /// Waits until the program is stopped.
  func hasStopped() async -> Bool { await status(WUNTRACED).map { $0 & 0xFF == 0x7F } ?? false }

  /// Reads on to the end of the program; one that does not end, such as one that waits for an
  /// answer, is killed.
  func end() async -> End {
    var patience = Patience()
    while await readMore(&patience) {}
    var status = await status(0)
    if status == nil {
      kill(process, SIGKILL)
      status = await self.status(0)
    }
    guard let status else { return .killed(SIGKILL) }
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
  }

  /// How often a program is looked at before it is given up: a minute, on a machine that does
  /// nothing else. Looks are counted and not the time, for tests that keep each other from the
  /// processor are no fault of the program's. (A board draws every second and is never silent.)
  private struct Patience {
    var looks = 30_000

    /// Waits a moment, in which the other tests have the thread; false when there is none left.
    mutating func wait() async -> Bool {
      looks -= 1
      try? await Task.sleep(for: .milliseconds(2))
      return looks > 0
    }
  }

  /// waitpid(2), for a while; nil when nothing has become of the program.
  private func status(_ options: Int32) async -> Int32? {
    var status: Int32 = 0
    // What is silent after its time is not given a second one.
    var patience = Patience(looks: isSilent ? 500 : 15_000)
    repeat {
      if waitpid(process, &status, options | WNOHANG) == process { return status }
    } while await patience.wait()
    return nil
  }

  /// The lines of the last whole picture; nil before the first.
  private var lastPicture: [String]? {
    let pictures = output.components(separatedBy: "\u{1B}[H").dropFirst()
    guard let whole = pictures.last(where: { $0.contains("\u{1B}[J") }) else { return nil }
    let picture = whole.components(separatedBy: "\u{1B}[J")[0]
    return Self.plain(picture).components(separatedBy: "\r\n")
  }

  /// A text without terminal codes.
  static func plain(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
  }

  /// Waits for output; false when the program has closed the terminal, or is silent for too long.
  private func readMore(_ patience: inout Patience) async -> Bool {
    var asked = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    isSilent = false
    while poll(&asked, 1, 0) == 0 {
      isSilent = await !patience.wait()
      if isSilent { return false }
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    output = String(decoding: bytes, as: UTF8.self)
    return true
  }
}
