import BusModel
import Synchronization

/// Politeness: at each host one request at a time, in the order asked for, with a pause between;
/// more at once only where the user allows it to a server of this machine.
///
/// Different hosts do not wait for each other.
final class HostTurns: Sendable {
  private struct Waiting {
    let ticket: Int
    /// Told true for "it is your turn", false for "you were cancelled".
    let reply: CheckedContinuation<Bool, Never>
  }

  private struct Host {
    var running = 0
    var nextStart: ContinuousClock.Instant?
    var line: [Waiting] = []
  }

  private struct State {
    var hosts: [String: Host] = [:]
    var lastTicket = 0
  }

  private let state = Mutex(State())
  private let policy: FetchPolicy

  /// The policy's pause lies between the end of one turn and the start of the next.
  init(policy: FetchPolicy) { self.policy = policy }

  /// Does the work when it is its turn; `subject` is what an error is about.
  func withTurn<Value>(
    at host: String, subject: String, _ work: () async throws(FetchError) -> Value
  ) async throws(FetchError) -> Value {
    guard await take(host) else { throw .cancelled(subject) }
    do {
      try await rest(before: state.withLock { $0.hosts[host]?.nextStart })
    } catch {
      give(host, pause: nil)
      throw .cancelled(subject)
    }
    defer { give(host, pause: policy.pause(at: host)) }
    return try await work()
  }

  private func rest(before start: ContinuousClock.Instant?) async throws {
    guard let start, start > .now else { return try Task.checkCancellation() }
    try await Task.sleep(until: start, clock: .continuous)
  }
}

extension HostTurns {
  /// Waits in line; false when the task was cancelled meanwhile.
  private func take(_ host: String) async -> Bool {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { reply in
        let answer = enter(host, Waiting(ticket: ticket, reply: reply))
        if let answer { reply.resume(returning: answer) }
      }
    } onCancel: {
      leave(host, ticket)
    }
  }

  /// The answer if there is one at once, nil when the line must be waited in.
  private func enter(_ host: String, _ waiting: Waiting) -> Bool? {
    state.withLock { state in
      // A cancellation that came before this found nobody in the line.
      if Task.isCancelled { return false }
      let most = policy.hosts[host]?.connections ?? 1
      if state.hosts[host, default: Host()].running < most {
        state.hosts[host, default: Host()].running += 1
        return true
      }
      state.hosts[host]?.line.append(waiting)
      return nil
    }
  }

  private func leave(_ host: String, _ ticket: Int) {
    let left = state.withLock { state -> Waiting? in
      guard let place = state.hosts[host]?.line.firstIndex(where: { $0.ticket == ticket }) else {
        return nil
      }
      return state.hosts[host]?.line.remove(at: place)
    }
    left?.reply.resume(returning: false)
  }

  /// Ends a turn and gives the next in line theirs; without a pause the earlier one still holds.
  private func give(_ host: String, pause: Duration?) {
    let next = state.withLock { state -> Waiting? in
      guard var entry = state.hosts[host] else { return nil }
      if let pause { entry.nextStart = .now + pause }
      let next = entry.line.isEmpty ? nil : entry.line.removeFirst()
      if next == nil { entry.running -= 1 }
      state.hosts[host] = entry
      return next
    }
    next?.reply.resume(returning: true)
  }
}
