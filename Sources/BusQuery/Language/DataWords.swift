internal import BusModel

extension DataState {
  /// What a person should know of the data's age; nil when it is fresh.
  func line(_ language: Language) -> String? {
    guard kind != .current, let fetchedAt else { return nil }
    let age = language.age(minutes: ageMinutes ?? 0)
    let moment = "\(language.name(of: fetchedAt.date)) \(fetchedAt.clock)"
    let when = language == .ja ? "\(moment)(\(age))" : "\(moment) (\(age))"
    let said = message.map { TerminalText.clean($0.words(language)) }.map { ": \($0)" } ?? ""
    switch (language, kind) {
    case (.ja, .quarantined): return "新しいデータは検査で保留中のため、\(when)に確認したデータで答えています\(said)"
    case (.ja, _): return "データは \(when)に確認したものです\(said)"
    case (.en, .quarantined):
      return "newer data is kept aside; this is from data confirmed \(when)\(said)"
    case (.en, _): return "this is from data last confirmed \(when)\(said)"
    }
  }
}

extension Language {
  /// "5時間前", "3 days ago": in the largest unit of which there are two.
  fileprivate func age(minutes: Int) -> String {
    let isJapanese = self == .ja
    return switch minutes {
    case ..<120: isJapanese ? "\(minutes)分前" : "\(minutes) min ago"
    case ..<(48 * 60): isJapanese ? "\(minutes / 60)時間前" : "\(minutes / 60) h ago"
    default: isJapanese ? "\(minutes / 1440)日前" : "\(minutes / 1440) days ago"
    }
  }
}
