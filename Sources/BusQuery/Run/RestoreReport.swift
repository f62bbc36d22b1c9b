internal import BusJSON

/// What `bus restore` did.
public struct RestoreReport: Hashable, Sendable {
  private let database: String
  private let source: String
  private let aside: String?
  private let unsound: [String]

  /// A report.
  ///
  /// - Parameters:
  ///   - database: the database's path.
  ///   - source: the copy whose content it has now.
  ///   - aside: where the database lies that was there; nil when none was.
  ///   - unsound: newer copies that were found damaged.
  public init(database: String, source: String, aside: String?, unsound: [String]) {
    self.database = database
    self.source = source
    self.aside = aside
    self.unsound = unsound
  }

  /// What was done, and what to do next.
  public func text(_ language: Language) -> String {
    var lines = [
      language("\(database): is now as in \(source)", "\(database): \(source) の内容に戻しました")
    ]
    lines += aside.map { [language("what was there: \($0)", "元のデータベース: \($0)")] } ?? []
    lines += unsound.map { language("damaged, too: \($0)", "これも壊れています: \($0)") }
    lines.append(language("now run bus ingest", "続けて bus ingest を実行してください"))
    return lines.map { TerminalText.clean($0) + "\n" }.joined()
  }

  /// The same for scripts.
  public var json: String {
    let document: JSONValue = [
      "database": .string(database), "source": .string(source), "aside": JSONValue(aside),
      "unsound": .array(unsound.map { .string($0) }),
    ]
    return document.text(pretty: true) + "\n"
  }
}
