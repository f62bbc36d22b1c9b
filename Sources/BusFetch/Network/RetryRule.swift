/// Which outcomes may be another next time, and how long to wait before asking.
struct RetryRule: Sendable {
  let policy: FetchPolicy

  /// How long to wait before the next try, or nil when the outcome stands.
  ///
  /// A server that names a time longer than the policy waits for is not asked again: earlier would
  /// be impolite, as it would be within the pause. `tries` counts those made, from 1.
  func wait(after outcome: Result<HTTPAnswer, FetchError>, tries: Int) -> Duration? {
    guard tries < policy.maxTries, mayPass(outcome) else { return nil }
    let backoff = max(policy.pause, policy.backoff * (1 << (tries - 1)))
    guard case .success(let answer) = outcome, let seconds = answer.retryAfter else {
      return backoff
    }
    guard seconds <= policy.maxRetryAfterSeconds else { return nil }
    return max(backoff, .seconds(seconds))
  }

  private func mayPass(_ outcome: Result<HTTPAnswer, FetchError>) -> Bool {
    switch outcome {
    case .success(let answer): [408, 429].contains(answer.status) || answer.status >= 500
    case .failure(let error): [.unreachable, .timedOut, .brokenTransfer].contains(error.code)
    }
  }
}
