public import BusModel

/// How days, directions and places are called.
extension Language {
  /// "11月21日(土)", "Sat 21 Nov".
  public func name(of date: CivilDate) -> String {
    switch self {
    case .ja: "\(date.month)月\(date.day)日(\(date.weekday.kanji))"
    case .en: "\(Self.weekdays[date.weekday.rawValue]) \(date.day) \(Self.months[date.month - 1])"
    }
  }

  /// The same with its year: "2026年11月21日(土)", "Sat 21 Nov 2026".
  public func fullName(of date: CivilDate) -> String {
    self("\(name(of: date)) \(date.year)", "\(date.year)年\(name(of: date))")
  }

  /// The same with its year unless it is this one.
  public func name(of date: CivilDate, at clock: Moment) -> String {
    date.year == clock.date.year ? name(of: date) : fullName(of: date)
  }

  /// "行き", "outbound".
  public func name(of direction: Direction) -> String {
    switch (self, direction) {
    case (.ja, .outbound): "行き"
    case (.ja, .inbound): "帰り"
    case (.en, let direction): direction.rawValue
    }
  }

  /// "自宅 ↔ 駅(行き)", "自宅 ↔ 駅, outbound".
  public func name(of title: String, _ direction: Direction) -> String {
    let (title, way) = (TerminalText.clean(title), name(of: direction))
    return self("\(title), \(way)", "\(title)(\(way))")
  }

  /// What stands before something that is worth saying beside an answer.
  public var noteMark: String { self("note: ", "※ ") }

  /// "土曜ダイヤ", "Saturday service".
  public func name(of service: ServiceDayKind) -> String {
    switch (self, service) {
    case (.ja, .none): "運休"
    case (.ja, .special(let name)): TerminalText.clean(name)
    case (.ja, let service): "\(service.japanese)ダイヤ"
    case (.en, .weekday): "weekday service"
    case (.en, .saturday): "Saturday service"
    case (.en, .sundayHoliday): "Sunday and holiday service"
    case (.en, .none): "no service"
    case (.en, .special(let name)): "“\(TerminalText.clean(name))” service"
    }
  }

  /// "2番のりば", "platform 2".
  public func name(ofPlatform platform: String) -> String {
    let platform = TerminalText.clean(platform)
    switch self {
    case .en: return "platform \(platform)"
    case .ja where platform.contains("のりば") || platform.contains("乗り場"): return platform
    case .ja where platform.utf8.allSatisfy { (48...57).contains($0) }: return "\(platform)番のりば"
    case .ja: return "のりば\(platform)"
    }
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension DataState {
  /// What a person should know of the data's age; nil when it is fresh.
  public func line(_ language: Language) -> String? {
    guard kind != .current, !isAhead || message != nil, let fetchedAt else { return nil }
    let age = language.age(minutes: ageMinutes ?? 0)
    let moment = "\(language.name(of: fetchedAt.date, at: clock)) \(fetchedAt.clock)"
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
