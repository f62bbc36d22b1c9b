public import BusModel

/// The answers of `bus operators list` and `show`.
public struct OperatorText: Hashable, Sendable {
  private let company: OperatorSetting
  private let routes: [String]

  /// An operator and the names of the routes that go by it.
  public init(_ company: OperatorSetting, routes: [String]) {
    self.company = company
    self.routes = routes
  }

  /// Each operator in a line: id, name, its rules, its routes.
  public static func list(_ operators: [OperatorText], _ language: Language) -> String {
    let rows = operators.map { entry in
      let count = entry.company.serviceDays.count
      return [
        entry.company.id, TerminalText.clean(entry.company.name ?? ""),
        language(Counted.english(count, "rule"), "決まり\(count)件"),
        language.list(entry.routes),
      ]
    }
    return TextTable.lines(rows).map { $0 + "\n" }.joined()
  }

  /// The id and the name, and below them hosts, days and routes.
  public func text(_ language: Language) -> String {
    let name = company.name.map { "  " + TerminalText.clean($0) } ?? ""
    var rows = company.hosts.map { [language("host", "ホスト"), $0] }
    rows += company.serviceDays.map { rule in
      [
        language.list(rule.on.map(\.description)),
        language.name(of: rule.runs) + (rule.because.map { "  " + TerminalText.clean($0) } ?? ""),
      ]
    }
    rows += company.schoolBreaks.map { [language("school break", "学校の休み"), $0.description] }
    if !routes.isEmpty {
      rows.append([language("routes", "路線"), language.list(routes)])
    }
    return (["\(company.id)\(name)"] + TextTable.lines(rows).map { "  " + $0 })
      .map { $0 + "\n" }.joined()
  }

  /// That the company was saved: what its days run as, and which routes go by it.
  public func saved(in path: String, _ language: Language) -> String {
    text(language) + TerminalText.clean(language("saved in \(path)", "\(path) に保存しました")) + "\n"
  }
}
