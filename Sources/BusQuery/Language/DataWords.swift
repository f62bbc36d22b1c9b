internal import BusModel

extension DataState {
  /// What a person should know of the data's age; nil when it is fresh.
  func line(_ language: Language) -> String? {
    guard kind != .current, let fetchedAt else { return nil }
    let age = language.age(minutes: ageMinutes ?? 0)
    let moment = "\(language.name(of: fetchedAt.date)) \(fetchedAt.clock)"
    let when = language("\(moment) (\(age))", "\(moment)(\(age))")
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
    switch minutes {
    case ..<120: self("\(minutes) min ago", "\(minutes)分前")
    case ..<(48 * 60): self("\(minutes / 60) h ago", "\(minutes / 60)時間前")
    default: self("\(minutes / 1440) days ago", "\(minutes / 1440)日前")
    }
  }
}
