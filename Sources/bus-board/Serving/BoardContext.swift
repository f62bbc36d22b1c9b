import Hummingbird
import NIOCore

/// What is known of a request beside itself.
struct BoardContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// Whether it comes from this machine.
  let isLocal: Bool

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    let address = source.channel.remoteAddress?.ipAddress
    isLocal = address.map { $0 == "::1" || $0.hasPrefix("127.") } ?? true
  }
}
