import Synchronization

/// Politeness: at each address one request at a time, in the order asked for, with a pause between;
/// more at once only where the user allows it to a server of this machine.
///
/// Different addresses do not wait for each other.
final class HostTurns: Sendable {
  /// What a turn is taken at.
  struct Turn: Sendable {
    /// The address, or the name where that is not known.
    let key: String
    /// How many turns there may be at once.
    var width = 1
    /// Between the end of a turn and the start of the next; asked for when this one ends and when it
    /// begins, for robots.txt may have asked for more in between.
    let pause: @Sendable () -> Duration
  }

  private struct Waiting {
    let ticket: Int
    /// Told true for "it is your turn", false for "you were cancelled".
    let reply: CheckedContinuation<Bool, Never>
  }

  private struct Host {
    var running = 0
    var nextStart: ContinuousClock.Instant?
    var lastEnd: ContinuousClock.Instant?
    var line: [Waiting] = []
  }

  private struct State {
    var hosts: [String: Host] = [:]
    var lastTicket = 0
  }

  private let state = Mutex(State())

  /// Does the work when it is its turn; `subject` is what an error is about.
  func withTurn<Value>(
    _ turn: Turn, subject: String, _ work: () async throws(FetchError) -> Value
  ) async throws(FetchError) -> Value {
    guard await take(turn) else { throw .cancelled(subject) }
    do {
      try await rest(before: start(of: turn))
    } catch {
      give(turn.key, pause: nil)
      throw .cancelled(subject)
    }
    defer { give(turn.key, pause: turn.pause()) }
    return try await work()
  }

  /// When a turn may begin; nil for at once.
  private func start(of turn: Turn) -> ContinuousClock.Instant? {
    let pause = turn.pause()
    return state.withLock { state in
      guard let host = state.hosts[turn.key], let end = host.lastEnd else { return nil }
      return max(host.nextStart ?? end, end + pause)
    }
  }

  private func rest(before start: ContinuousClock.Instant?) async throws {
    guard let start, start > .now else { return try Task.checkCancellation() }
    try await Task.sleep(until: start, clock: .continuous)
  }
}

extension HostTurns {
  /// Waits in line; false when the task was cancelled meanwhile.
  private func take(_ turn: Turn) async -> Bool {
    let ticket = state.withLock { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { reply in
        let answer = enter(turn, Waiting(ticket: ticket, reply: reply))
        if let answer { reply.resume(returning: answer) }
      }
    } onCancel: {
      leave(turn.key, ticket)
    }
  }

  /// The answer if there is one at once, nil when the line must be waited in.
  private func enter(_ turn: Turn, _ waiting: Waiting) -> Bool? {
    let host = turn.key
    return state.withLock { state in
      // A cancellation that came before this found nobody in the line.
      if Task.isCancelled { return false }
      if state.hosts[host, default: Host()].running < turn.width {
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
      if let pause {
        entry.lastEnd = .now
        entry.nextStart = .now + pause
      }
      let next = entry.line.isEmpty ? nil : entry.line.removeFirst()
      if next == nil { entry.running -= 1 }
      state.hosts[host] = entry
      return next
    }
    next?.reply.resume(returning: true)
  }
}
