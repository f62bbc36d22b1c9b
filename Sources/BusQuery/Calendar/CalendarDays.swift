internal import BusJSON
public import BusModel

/// The answer of `bus calendar`: which service runs on some days, and why.
public struct CalendarDays: Hashable, Sendable {
  /// The days in the order they were asked for.
  public let days: [ServiceDay]
  /// Those of them of which more should be known than the law: お盆 and New Year without a rule.
  private let unsettled: [CivilDate]

  /// The days of a calendar.
  ///
  /// - Parameters:
  ///   - dates: the dates asked for.
  ///   - calendar: whose days.
  ///   - onlyHolidays: leaves out what is no holiday.
  ///   - withDoubts: whether it is said that お盆 and New Year are not settled.
  public init(
    _ dates: [CivilDate], in calendar: ServiceCalendar, onlyHolidays: Bool = false,
    withDoubts: Bool = true
  ) {
    days = dates.map { calendar.day($0) }.filter { !onlyHolidays || $0.holiday != nil }
    unsettled = onlyHolidays || !withDoubts ? [] : dates.filter { calendar.isUnsettledSeason($0) }
  }

  /// "2026-12-31  Thu  Sunday and holiday service  年末年始 (operators[0].serviceDays[1])".
  public func text(_ language: Language) -> String {
    let rows = days.map { day in
      [
        day.date.description, language.shortName(of: day.weekday), language.name(of: day.runs),
        // The day of the week says it all.
        day.isPlain ? "" : language.reason(for: day),
      ]
    }
    let notes = unsettled.prefix(1).map {
      language.noteMark + Reason.seasonByLaw($0).text(language)
    }
    return (TextTable.lines(rows) + notes).map { $0 + "\n" }.joined()
  }

  /// The contract's lines, one day each; `notices` is added where the law does not settle the day.
  public var json: String {
    JSONValue.jsonLines(
      days.map { day in
        let line = Self.json(of: day)
        guard unsettled.contains(day.date) else { return line }
        return line.setting("notices", to: [Reason.seasonByLaw(day.date).json(.en)])
      })
  }

  /// One line of the contract.
  static func json(of day: ServiceDay) -> JSONValue {
    let holiday: JSONValue? = day.holiday.map {
      ["name": .string($0.name), "kind": .string($0.kind.rawValue)]
    }
    return [
      "date": .string(day.date.description), "weekday": .string(day.weekday.name),
      "holiday": holiday ?? nil, "service": .string(day.runs.name),
      "because": .string(day.because),
    ]
  }
}

extension Language {
  /// "木", "Thu".
  public func shortName(of weekday: Weekday) -> String {
    self(weekday.name.prefix(3).capitalised, String(weekday.kanji))
  }
}

extension Substring {
  /// With its first letter large.
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

/// The answer of `bus calendar --pattern`: whether the words of a page run on some days.
public struct PatternDays: Hashable, Sendable {
  private struct Day: Hashable {
    let date: CivilDate
    let answer: PatternAnswer
  }

  private let days: [Day]

  /// The days of a pattern.
  public init(_ pattern: ServicePattern, _ dates: [CivilDate], in calendar: ServiceCalendar) {
    days = dates.map { Day(date: $0, answer: pattern.runs(on: $0, in: calendar)) }
  }

  /// "2026-11-21  運行  「土曜」", "2026-11-21  yes  “土曜”".
  public func text(_ language: Language) -> String {
    let rows = days.map { day in
      [
        day.date.description, Self.word(for: day.answer.runs, language),
        language.reason(for: day.answer),
      ]
    }
    return TextTable.lines(rows).map { $0 + "\n" }.joined()
  }

  private static func word(for runs: PatternAnswer.Runs, _ language: Language) -> String {
    switch (runs, language) {
    case (.yes, .en): "yes"
    case (.yes, .ja): "運行"
    case (.no, .en): "no"
    case (.no, .ja): "運休"
    case (.unknown, .en): "unknown"
    case (.unknown, .ja): "不明"
    }
  }

  /// The contract's lines, one day each.
  public var json: String {
    JSONValue.jsonLines(
      days.map { day in
        [
          "date": .string(day.date.description), "runs": .string(day.answer.runs.rawValue),
          "because": .string(day.answer.because),
        ]
      })
  }
}
