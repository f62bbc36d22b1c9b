public import BusModel

extension RunEvent {
  /// What happened, in one line.
  public func words(_ language: Language) -> String {
    switch self {
    case .fetched(let url, let bytes, let sha256):
      language("\(url): \(bytes) bytes, \(sha256)", "\(url): \(bytes)バイト、\(sha256)")
    case .notModified(let url): "\(url): " + language("not modified", "変更なし")
    case .atHand(let url, let moment):
      language(
        "\(url): at hand from \(moment), not asked for again",
        "\(url): \(moment) に取得済みなので、もう一度は取得しません")
    case .notFetched(let subject, let fault): "\(subject): \(fault.words(language))"
    case .notice(let notice): notice.words(language)
    case .route(let name, let outcome):
      [
        name, outcome.kind.name(language, isDry: false), outcome.stage?.name(language),
        outcome.message?.words(language),
      ].compactMap { $0 }.joined(separator: ": ")
    }
  }
}
