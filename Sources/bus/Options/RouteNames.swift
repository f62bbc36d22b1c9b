import BusSettings
import ArgumentParser
import BusModel

extension CompletionKind {
  /// The names of the routes of routes.json.
  static var routeNames: CompletionKind {
    .custom { arguments, _, _ in
      let flag = arguments.firstIndex(of: "--config").map { $0 + 1 }
      let config = flag.flatMap { $0 < arguments.count ? arguments[$0] : nil }
      // Completion has nobody to tell what is wrong with the file.
      let settings = try? Places(config: config).settings()
      return settings?.routes.map(\.name) ?? []
    }
  }
}
