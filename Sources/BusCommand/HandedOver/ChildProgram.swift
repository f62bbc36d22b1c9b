import Glibc

/// A program that is run to hear what it says; its words reach it as they are, by no shell.
public struct ChildProgram {
  /// How it ended.
  public struct Ending {
    /// 0 for well; 128 and its number for a signal.
    public let status: Int32
    /// What it printed.
    public let said: String
  }

  /// What is heard of it.
  public enum Voice {
    /// What it prints on standard output; its complaints are dropped.
    case output
    /// That and its complaints.
    case everything
  }

  private let words: [String]
  private let voice: Voice

  /// A program that is not running yet.
  ///
  /// - Parameters:
  ///   - program: its path, or its name along PATH.
  ///   - arguments: its words.
  ///   - seconds: after how many timeout(1) ends it; nil for never.
  ///   - voice: what is heard of it.
  public init(
    _ program: String, _ arguments: [String], endedAfter seconds: Int? = nil,
    hearing voice: Voice = .output
  ) {
    words = (seconds.map { ["timeout", "\($0)"] } ?? []) + [program] + arguments
    self.voice = voice
  }

  /// Runs it to its end.
  ///
  /// - Returns: how it ended; nil, with `errno`, when it does not start.
  public func run() -> Ending? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let process = spawn(ends)
    let fault = errno
    _ = close(ends[1])
    defer { _ = close(ends[0]) }
    guard let process else {
      errno = fault
      return nil
    }
    let said = String(decoding: Self.all(of: ends[0]), as: UTF8.self)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    let signal = status & 0x7F
    return Ending(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, said: said)
  }

  /// posix_spawnp(3); nil, with `errno`, when it does not start.
  private func spawn(_ ends: [Int32]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    errno = posix_spawn_file_actions_init(&actions)
    guard errno == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Each fails for want of memory alone, and then the start does, too.
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    switch voice {
    case .output:
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    case .everything: posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    errno = posix_spawnp(&process, words[0], &actions, nil, &arguments, environ)
    return errno == 0 ? process : nil
  }

  /// All that comes out of a pipe.
  private static func all(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}
