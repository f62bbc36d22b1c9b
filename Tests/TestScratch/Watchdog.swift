import Foundation
import Glibc
import Synchronization

/// Kills a program that does not end in time, so that a test that waits for it goes on, and fails.
public final class Watchdog: Sendable {
  private let process: Int32
  private let seconds: Int
  private let state = Mutex(State.waiting)

  private enum State {
    case waiting, stopped, killed
  }

  /// A program was killed.
  public struct Hung: Error {
    /// What it was waited for.
    public let description: String
  }

  /// Watches a program from now on.
  ///
  /// - Parameters:
  ///   - process: the program.
  ///   - seconds: how long it may take; a busy machine takes its time.
  public init(over process: Int32, seconds: Int = 120) {
    self.process = process
    self.seconds = seconds
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) { [self] in bite() }
  }

  /// The program has ended, and its number may be another's from here on.
  ///
  /// - Parameter what: what was waited for.
  /// - Throws: ``Hung`` when it had to be killed.
  public func stop(_ what: String) throws {
    let isKilled = state.withLock { state in
      if state == .waiting { state = .stopped }
      return state == .killed
    }
    if isKilled {
      throw Hung(description: "\(what): was not done after \(seconds) s and was killed")
    }
  }

  private func bite() {
    state.withLock { state in
      guard state == .waiting else { return }
      state = .killed
      kill(process, SIGKILL)
    }
  }
}

/// Waits for something that happens elsewhere.
///
/// - Parameters:
///   - what: what is waited for, told when it does not come.
///   - limit: how long at most.
///   - hasHappened: looks for it.
/// - Throws: ``Watchdog/Hung`` when it does not come, and `CancellationError`.
public func wait(
  for what: String, within limit: Duration = .seconds(30), until hasHappened: () -> Bool
) async throws {
  let deadline = ContinuousClock.now + limit
  while !hasHappened() {
    guard ContinuousClock.now < deadline else {
      throw Watchdog.Hung(description: "\(what): did not come within \(limit)")
    }
    try await Task.sleep(for: .milliseconds(2))
  }
}
