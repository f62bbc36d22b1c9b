public import BusModel

/// The companies whose own rules say otherwise than the law alone on some days: a note beside an
/// answer that no operator was named for.
public struct OperatorDeviations: Hashable, Sendable {
  /// Each such company with the first of its days.
  private let days: [Deviation]

  private struct Deviation: Hashable {
    let company: String
    let day: ServiceDay
  }

  /// Looks for rules that concern some dates.
  public init(of operators: [OperatorSetting], on dates: [CivilDate]) {
    days = operators.compactMap { company in
      let own = ServiceCalendar(operator: company)
      return dates.lazy.map { own.day($0) }.first { $0.rule != nil }
        .map { Deviation(company: company.id, day: $0) }
    }
  }

  /// The note; nil when no company's rules concern these days.
  public func text(_ language: Language) -> String? {
    guard !days.isEmpty else { return nil }
    let rules = days.map { deviation in
      let (date, runs) = ("\(deviation.day.date)", language.name(of: deviation.day.runs))
      return language(
        "\(deviation.company) (\(date): \(runs))", "\(deviation.company)(\(date) は\(runs))")
    }
    let intro =
      switch language {
      case .en: "by the law alone; --operator goes by a company's own rules for these days: "
      case .ja: "法律だけで答えています。--operator を付けるとバス会社の規則に従います: "
      }
    return intro + TerminalText.clean(language.list(rules))
  }
}
