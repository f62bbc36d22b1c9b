import BusModel
import BusQuery
import BusStore

/// How runs and routes ended, in people's words.
extension RunSummary {
  /// How it ended; a run of which nothing failed but something was kept aside says just that. Nil
  /// while it is not finished.
  func ending(_ language: Language) -> String? {
    guard let outcome else { return nil }
    let isKeptAside =
      routes.contains { $0.outcome.kind == .quarantined }
      && !routes.contains { $0.outcome.kind == .failed }
    switch outcome {
    case .failed where isKeptAside: return RouteOutcome.Kind.quarantined.name(language)
    case .partial where isKeptAside: return language == .ja ? "一部を保留" : "some kept aside"
    default: return outcome.name(language)
    }
  }
}

extension RunOutcome {
  fileprivate func name(_ language: Language) -> String {
    guard language == .ja else { return rawValue }
    return switch self {
    case .published: "公開"
    case .unchanged: "変更なし"
    case .partial: "一部のみ"
    case .failed: "失敗"
    }
  }
}

extension RouteOutcome.Kind {
  func name(_ language: Language) -> String {
    guard language == .ja else { return self == .quarantined ? "kept aside" : rawValue }
    return switch self {
    case .published: "公開"
    case .unchanged: "変更なし"
    case .quarantined: "保留"
    case .failed: "失敗"
    }
  }
}
