public import BusModel

/// Why a date runs as it does.
extension Language {
  /// Why a date is no plain day, with the place of the rule that says so: "祝日（元日）", "national
  /// holiday (New Year's Day)", "年末年始 (operators[0].serviceDays[1])".
  public func reason(for day: ServiceDay) -> String {
    guard self == .en, day.rule == nil else { return TerminalText.clean(day.because) }
    return cause(of: day)
  }

  /// The day and its reason in a sentence, for a day that is not plain: "本日は振替休日（憲法記念日）のため日祝ダイヤ",
  /// "Sunday and holiday service today: substitute holiday (Constitution Memorial Day)".
  ///
  /// - Parameters:
  ///   - day: the day.
  ///   - today: the date of the question; another day is called by its date.
  /// - Returns: the sentence, without a full stop.
  public func sentence(for day: ServiceDay, today: CivilDate) -> String {
    let isToday = day.date == today
    switch self {
    case .ja:
      return "\(isToday ? "本日" : name(of: day.date))は\(cause(of: day))のため\(name(of: day.runs))"
    case .en:
      return "\(name(of: day.runs)) \(isToday ? "today" : "on \(name(of: day.date))"): "
        + cause(of: day)
    }
  }

  /// Why something runs on a day or not, the page's words quoted as they are.
  public func reason(for answer: PatternAnswer) -> String {
    guard self == .en else { return TerminalText.clean(answer.because) }
    let reason =
      switch answer.basis {
      case .words(let words): "“\(words)”"
      case .open(let words): "“\(words)” leaves this day open"
      case .outside(let words, let day):
        "not among the days of “\(words)” (\(self.reason(for: day)))"
      case .notCancelled(let words): "not among the days of “\(words)”"
      case .givesWay(let words): "“\(words)” is more specific"
      case .suspended(let day): "no service: \(self.reason(for: day))"
      }
    return TerminalText.clean(reason)
  }

  /// The operator's word for its rule, or what the law says: "年末年始", "祝日（元日）". What has no place
  /// for the rule's own is worded with it.
  public func cause(of day: ServiceDay) -> String {
    if let rule = day.rule {
      let days = rule.on.first { $0.contains(day.date) }.map(\.description) ?? ""
      return TerminalText.clean(rule.because ?? days)
    }
    guard self == .en else { return TerminalText.clean(day.because) }
    guard let holiday = day.holiday else { return plainName(of: day) }
    return switch holiday.kind {
    case .national: "national holiday (\(name(of: holiday)))"
    case .substitute:
      "substitute holiday" + (holiday.replaced.map { " (\(name(of: $0)))" } ?? "")
    case .citizen: "citizens' holiday"
    case .special: "holiday by a special act (\(name(of: holiday)))"
    }
  }

  private func plainName(of day: ServiceDay) -> String {
    switch day.kind {
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    case .weekday, .holiday: "weekday"
    }
  }

  private func name(of holiday: Holiday) -> String {
    HolidayNames.english(holiday.name) ?? TerminalText.clean(holiday.name)
  }
}

/// What the law's holidays are called in English, as the Cabinet Office translates them.
enum HolidayNames {
  /// The English name; nil for a name that only a feed knows.
  static func english(_ japanese: String) -> String? { names[japanese] }

  private static let names: [String: String] = [
    "元日": "New Year's Day", "成人の日": "Coming of Age Day", "建国記念の日": "National Foundation Day",
    "天皇誕生日": "the Emperor's Birthday", "春分の日": "Vernal Equinox Day", "昭和の日": "Showa Day",
    "みどりの日": "Greenery Day", "憲法記念日": "Constitution Memorial Day", "こどもの日": "Children's Day",
    "海の日": "Marine Day", "山の日": "Mountain Day", "敬老の日": "Respect for the Aged Day",
    "秋分の日": "Autumnal Equinox Day", "スポーツの日": "Sports Day", "体育の日": "Health and Sports Day",
    "体育の日（スポーツの日）": "Health and Sports Day", "文化の日": "Culture Day",
    "勤労感謝の日": "Labour Thanksgiving Day", "結婚の儀": "the Crown Prince's wedding",
    "大喪の礼": "the funeral of the Emperor Showa", "即位礼正殿の儀": "the Enthronement Ceremony",
    "休日（祝日扱い）": "the Emperor's enthronement",
  ]
}
