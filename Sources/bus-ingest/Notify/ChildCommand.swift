import BusCommand
import BusModel
import BusQuery
import Glibc

/// A command of the user's, run by `/bin/sh -c` with a text on its standard input. What it prints
/// goes to our standard error, for our standard output is a result.
///
/// swift-subprocess (1.0.2) does not do it: when its time is over it signals the child alone
/// (`Execution.runTeardownSequence`, `toProcessGroup: false`), and what the shell has started would go
/// on; and to learn that a child without pipes has ended, one would have to wait by hand all the same.
struct ChildCommand {
  private let command: String
  private let timeoutSeconds: Int

  init(_ command: String, timeoutSeconds: Int) {
    self.command = command
    self.timeoutSeconds = timeoutSeconds
  }

  /// Runs it to its end.
  ///
  /// - Throws: ``Failure`` when it cannot be started, ends with another status than 0, or takes too
  ///   long; it is killed then, with the processes it has started.
  func run(input: String) throws {
    let file = try Self.file(with: input)
    defer { _ = fclose(file) }
    let status = try wait(for: try start(reading: fileno(file)))
    guard status != 0 else { return }
    let code = (status >> 8) & 0xFF
    let signal = status & 0x7F
    let fault: HookFault =
      signal == 0 ? .ended(command, status: code) : .killed(command, signal: signal)
    throw Failure(.internalFault, .hook(fault))
  }

  /// A nameless file, so that a command that does not read cannot block us as a pipe would.
  private static func file(with text: String) throws -> UnsafeMutablePointer<FILE> {
    guard let file = tmpfile() else { throw systemFault(.input) }
    let isWritten = fputs(text, file) >= 0 && fflush(file) == 0
    guard isWritten, lseek(fileno(file), 0, SEEK_SET) == 0 else {
      let fault = systemFault(.input)
      _ = fclose(file)
      throw fault
    }
    return file
  }

  /// posix_spawn(3), in a process group of its own.
  private func start(reading input: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0
    else { throw Self.systemFault(.start) }
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let words: [String] = ["sh", "-c", command]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, environ)
    guard code == 0 else {
      throw Failure(.internalFault, .hook(.system(.start, SystemFault(code))))
    }
    return process
  }

  /// waitpid(2) until it has ended or its time is over.
  private func wait(for process: pid_t) throws -> Int32 {
    let end = ContinuousClock.now + .seconds(timeoutSeconds)
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status }
      if ended < 0, errno != EINTR { throw Self.systemFault(.end) }
      guard ContinuousClock.now < end else { break }
      usleep(10_000)
    }
    _ = kill(-process, SIGKILL)
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    throw Failure(.internalFault, .hook(.slow(command, seconds: timeoutSeconds)))
  }

  private static func systemFault(_ step: HookFault.Step) -> Failure {
    Failure(.inputOutput, .hook(.system(step, SystemFault(errno))))
  }
}
