import BusFetch
import Testing

extension FetchPolicy {
  /// For loopback: no pause, hardly a backoff; a busy machine takes its time.
  static var quick: FetchPolicy {
    var policy = FetchPolicy()
    policy.pause = .zero
    policy.backoff = .milliseconds(5)
    policy.connectTimeout = .seconds(60)
    policy.totalTimeout = .seconds(120)
    policy.slowSeconds = 120
    policy.obeysRobots = false
    return policy
  }

  /// `quick`, and no second try.
  static var once: FetchPolicy {
    var policy = FetchPolicy.quick
    policy.maxTries = 1
    return policy
  }
}

/// The code of the error with which a fetch ends, or nil when it brings a page.
func failure(_ policy: FetchPolicy, _ url: String) async -> FetchError.Code? {
  do throws(FetchError) {
    _ = try await CurlSource(policy: policy).fetch(PageRequest(url: url))
    return nil
  } catch {
    return error.code
  }
}

/// A page with that text.
func page(_ text: String) -> [UInt8] { Array(text.utf8) }
