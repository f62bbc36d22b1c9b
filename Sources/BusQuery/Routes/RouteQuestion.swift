/// What a person is asked before routes.json is changed.
public enum RouteQuestion: Hashable, Sendable {
  /// Whether to save a route whose pages are right.
  case save(String)
  /// Whether to save one whose pages are not.
  case saveAnyway(String)
  /// Whether to take one out of a file.
  case remove(String, from: String)
  /// Whether to take an operator out of a file.
  case removeOperator(String, from: String)

  /// What an empty line means.
  public var usual: Bool {
    switch self {
    case .save: true
    case .saveAnyway, .remove, .removeOperator: false
    }
  }

  /// The question, with what may be answered.
  public func words(_ language: Language) -> String {
    let question =
      switch self {
      case .save(let name): language("save \(name)?", "\(name) を保存しますか?")
      case .saveAnyway(let name):
        language("save \(name) all the same?", "それでも \(name) を保存しますか?")
      case .remove(let name, let path), .removeOperator(let name, let path):
        language("remove \(name) from \(path)?", "\(name) を \(path) から削除しますか?")
      }
    return question + (usual ? " [Y/n] " : " [y/N] ")
  }

  /// What a line that was typed means; nil when it is no answer.
  public func answer(_ line: String) -> Bool? {
    switch line.lowercased().filter({ !$0.isWhitespace }) {
    case "": usual
    case "y", "yes", "はい": true
    case "n", "no", "いいえ": false
    default: nil
    }
  }

  /// That it was not done.
  public func undone(_ language: Language) -> String {
    switch self {
    case .save, .saveAnyway: language("nothing is saved", "保存していません")
    case .remove, .removeOperator: language("nothing is removed", "削除していません")
    }
  }

  /// That it was done.
  ///
  /// - Parameters:
  ///   - path: routes.json.
  ///   - language: the words.
  /// - Returns: one line.
  public func done(in path: String, _ language: Language) -> String {
    let text =
      switch self {
      case .save(let name), .saveAnyway(let name):
        language(
          "saved \(name) in \(path); take it in with: bus ingest --route \(name)",
          "\(name) を \(path) に保存しました。取り込み: bus ingest --route \(name)")
      case .remove(let name, _):
        language(
          "removed \(name) from \(path); what was taken in of it stays in the database",
          "\(name) を \(path) から削除しました。取り込んだ時刻表はデータベースに残ります")
      case .removeOperator(let name, _):
        language(
          "removed \(name) from \(path); its routes go by the law alone",
          "\(name) を \(path) から削除しました。路線は残り、祝日は法律だけで決まります")
      }
    return TerminalText.clean(text) + "\n"
  }
}
