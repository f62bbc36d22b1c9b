internal import BusModel

/// How runs, routes and versions ended or stand, in people's words.
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
    case .partial where isKeptAside: return language("some kept aside", "一部を保留")
    case .published, .unchanged, .partial, .failed: return outcome.name(language)
    }
  }
}

extension RunOutcome {
  fileprivate func name(_ language: Language) -> String {
    switch (self, language) {
    case (.published, .en): "published"
    case (.published, .ja): "公開"
    case (.unchanged, .en): "unchanged"
    case (.unchanged, .ja): "変更なし"
    case (.partial, .en): "partial"
    case (.partial, .ja): "一部のみ"
    case (.failed, .en): "failed"
    case (.failed, .ja): "失敗"
    }
  }
}

extension RouteOutcome.Kind {
  /// "published", "kept aside"; of a dry run "would be published".
  func name(_ language: Language, isDry: Bool = false) -> String {
    switch (self, language) {
    case (.published, .en): isDry ? "would be published" : "published"
    case (.published, .ja): isDry ? "公開予定" : "公開"
    case (.unchanged, .en): "unchanged"
    case (.unchanged, .ja): "変更なし"
    case (.quarantined, .en): "kept aside"
    case (.quarantined, .ja): "保留"
    case (.failed, .en): "failed"
    case (.failed, .ja): "失敗"
    }
  }
}

extension RouteOutcome.Stage {
  func name(_ language: Language) -> String {
    switch self {
    case .fetch: language("fetch", "取得")
    case .archive: language("archive", "保存")
    case .extract: language("extract", "読み取り")
    case .check: language("check", "検査")
    case .publish: language("publish", "公開")
    }
  }
}

extension VersionState {
  func name(_ language: Language) -> String {
    switch (self, language) {
    case (.active, .en): "active"
    case (.active, .ja): "公開中"
    case (.superseded, .en): "superseded"
    case (.superseded, .ja): "旧版"
    case (.announced, .en): "announced"
    case (.announced, .ja): "予定"
    case (.quarantined, _): RouteOutcome.Kind.quarantined.name(language)
    case (.rejected, .en): "rejected"
    case (.rejected, .ja): "却下"
    }
  }
}
