internal import BusModel

extension DataState {
  /// What a person should know of the data's age; nil when it is fresh.
  func line(_ language: Language) -> String? {
    guard kind != .current, let fetchedAt else { return nil }
    let when = "\(language.name(of: fetchedAt.date)) \(fetchedAt.clock)"
    let said = message.map { TerminalText.clean($0) }.map { ": \($0)" } ?? ""
    switch (language, kind) {
    case (.ja, .quarantined): return "新しいデータは検査で保留中のため、\(when) に確認したデータで答えています\(said)"
    case (.ja, _): return "データは \(when) に確認したものです\(said)"
    case (.en, .quarantined):
      return "newer data is kept aside; this is from data confirmed \(when)\(said)"
    case (.en, _): return "this is from data last confirmed \(when)\(said)"
    }
  }
}
