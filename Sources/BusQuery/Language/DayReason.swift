public import BusModel

/// Why a date runs as it does.
extension Language {
  /// Why a date is no plain day, with the place of the rule that says so: "祝日（元日）", "national
  /// holiday (New Year's Day)", "年末年始 (operators[0].serviceDays[1])".
  public func reason(for day: ServiceDay) -> String {
    day.rule == nil ? cause(of: day) : TerminalText.clean(day.because)
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
    TerminalText.clean(self(english(answer.basis), answer.because))
  }

  private func english(_ basis: PatternAnswer.Basis) -> String {
    switch basis {
    case .words(let words): "“\(words)”"
    case .open(let words): "“\(words)” leaves this day open"
    case .outside(let words, let day):
      "not among the days of “\(words)” (\(reason(for: day)))"
    case .notCancelled(let words): "not among the days of “\(words)”"
    case .givesWay(let words): "“\(words)” is more specific"
    case .suspended(let day): "no service: \(reason(for: day))"
    }
  }

  /// The operator's word for its rule, or what the law says: "年末年始", "祝日（元日）". What has no place
  /// for the rule's own is worded with it.
  public func cause(of day: ServiceDay) -> String {
    if let rule = day.rule {
      let days = rule.on.first { $0.contains(day.date) }.map(\.description) ?? ""
      return TerminalText.clean(rule.because ?? days)
    }
    return self(english(day), TerminalText.clean(day.because))
  }

  private func english(_ day: ServiceDay) -> String {
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
    NationalDay(named: holiday.name)?.english ?? TerminalText.clean(holiday.name)
  }
}

extension NationalDay {
  /// What it is called in English, as the Cabinet Office translates it.
  fileprivate var english: String {
    switch self {
    case .newYear: "New Year's Day"
    case .comingOfAge: "Coming of Age Day"
    case .foundation: "National Foundation Day"
    case .emperorsBirthday: "the Emperor's Birthday"
    case .vernalEquinox: "Vernal Equinox Day"
    case .showa: "Showa Day"
    case .greenery: "Greenery Day"
    case .constitution: "Constitution Memorial Day"
    case .children: "Children's Day"
    case .marine: "Marine Day"
    case .mountain: "Mountain Day"
    case .respectForTheAged: "Respect for the Aged Day"
    case .autumnalEquinox: "Autumnal Equinox Day"
    case .sports: "Sports Day"
    case .physicalEducation: "Health and Sports Day"
    case .culture: "Culture Day"
    case .labourThanksgiving: "Labour Thanksgiving Day"
    case .princesWedding: "the Crown Prince's wedding"
    case .funeral: "the funeral of the Emperor Showa"
    case .enthronement: "the Enthronement Ceremony"
    case .accession, .enthronementOfReiwa: "the Emperor's enthronement"
    }
  }
}
