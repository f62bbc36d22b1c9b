import BusModel

/// Which outcomes may be another next time, and how long to wait before asking.
struct RetryRule: Sendable {
  private let shared: SharedPolicy
  private var policy: FetchPolicy { shared.figures }

  init(policy: SharedPolicy) { shared = policy }

  /// The statuses that may pass within a minute: too busy, or a gateway whose server is away.
  private static let passing: Set<Int> = [429, 502, 503, 504]

  /// How long to wait before the next try.
  ///
  /// A server that names a time longer than the policy waits for is not asked again: earlier would
  /// be impolite, as it would be within the pause.
  ///
  /// - Parameters:
  ///   - outcome: what the last try gave.
  ///   - tries: how many were made, from 1.
  ///   - jitter: 0 ..< 1, by which many who wait do not come back at once.
  /// - Returns: the wait, or nil when the outcome stands.
  func wait(
    after outcome: Result<HTTPAnswer, FetchError>, tries: Int, jitter: @autoclosure () -> Double
  ) -> Duration? {
    guard tries < policy.maxTries, mayPass(outcome) else { return nil }
    let doubled = policy.backoff * (1 << (tries - 1))
    let backoff = max(policy.pause, doubled * (1 + jitter() / 2))
    guard case .success(let answer) = outcome, let seconds = answer.retryAfter else {
      return backoff
    }
    guard seconds <= policy.maxRetryAfterSeconds else { return nil }
    return max(backoff, .seconds(seconds))
  }

  private func mayPass(_ outcome: Result<HTTPAnswer, FetchError>) -> Bool {
    switch outcome {
    case .success(let answer): Self.passing.contains(answer.status)
    case .failure(let error): error.fault.mayPass
    }
  }
}

extension FetchFault {
  /// Whether asking again may give another answer: connections refused, reset or too slow, and
  /// answers cut short.
  fileprivate var mayPass: Bool {
    switch self {
    case .unreachable, .timedOut, .brokenTransfer, .incomplete: true
    default: false
    }
  }
}
