import BusJSON
import BusModel
import BusQuery

/// Days of the calendar, as lines for people and as JSON Lines.
enum CalendarText {
  /// "2026-12-31  Thu  Sunday and holiday service  年末年始 (operators[0].serviceDays[1])".
  static func lines(_ days: [ServiceDay], _ language: Language) -> String {
    let rows = days.map { day in
      let weekday =
        language == .ja ? String(day.weekday.kanji) : day.weekday.name.prefix(3).capitalised
      return [
        day.date.description, weekday, language.name(of: day.runs), reason(of: day, language),
      ]
    }
    return TextTable.lines(rows).map { $0 + "\n" }.joined()
  }

  /// The contract's lines, one day each.
  static func json(_ days: [ServiceDay]) -> String {
    JSONValue.jsonLines(
      days.map { day in
        let holiday: JSONValue? = day.holiday.map {
          ["name": .string($0.name), "kind": .string($0.kind.rawValue)]
        }
        return [
          "date": .string(day.date.description), "weekday": .string(day.weekday.name),
          "holiday": holiday ?? nil, "service": .string(day.runs.name),
          "because": .string(day.because),
        ]
      })
  }

  /// Nothing where the day of the week says it all.
  private static func reason(of day: ServiceDay, _ language: Language) -> String {
    day.isPlain ? "" : language.reason(for: day)
  }
}

extension Substring {
  /// With its first letter large.
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

/// On which days a pattern runs.
struct PatternDays {
  private let answers: [(date: CivilDate, answer: PatternAnswer)]

  init(_ pattern: ServicePattern, _ days: [CivilDate], in calendar: ServiceCalendar) {
    answers = days.map { ($0, pattern.runs(on: $0, in: calendar)) }
  }

  /// "2026-11-21  運行  「土曜」", "2026-11-21  yes  “土曜”".
  func lines(_ language: Language) -> String {
    let rows = answers.map { date, answer in
      [date.description, Self.word(for: answer.runs, language), language.reason(for: answer)]
    }
    return TextTable.lines(rows).map { $0 + "\n" }.joined()
  }

  private static func word(for runs: PatternAnswer.Runs, _ language: Language) -> String {
    switch (language, runs) {
    case (.en, let runs): runs.rawValue
    case (.ja, .yes): "運行"
    case (.ja, .no): "運休"
    case (.ja, .unknown): "不明"
    }
  }

  /// The contract's lines, one day each.
  var json: String {
    JSONValue.jsonLines(
      answers.map { date, answer in
        [
          "date": .string(date.description), "runs": .string(answer.runs.rawValue),
          "because": .string(answer.because),
        ]
      })
  }
}
