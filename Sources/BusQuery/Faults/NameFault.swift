import BusJSON

/// A name on the command line, or one that is missing there, that keeps a command from being done.
public enum NameFault: Hashable, Sendable {
  /// There is no such command; the one that was probably meant.
  case unknownCommand(String, meant: String?)
  /// A route of that name has no approach page.
  case noApproachPage(String)
  /// A route's name where an option is wanted.
  case bareRoute(String, command: String)
  /// No route was named, and there are none or several.
  case whichRoute(of: [String])
  /// Nothing says where the database is.
  case noDatabasePlace
  /// There is no database at a path yet.
  case noDatabaseYet(String)
  /// No operator is called so; those there are, and the one that was probably meant.
  case unknownOperator(String, known: [String], meant: String?)

  /// What is wrong, and what to do.
  public func words(_ language: Language) -> String {
    switch self {
    case .unknownCommand(let name, let meant):
      language(
        "no command \(quoted(name)); \(meant.map { "did you mean 'bus \($0)'? " } ?? "")"
          + "bus --help lists them",
        "\(quoted(name)) というコマンドはありません。"
          + "\(meant.map { "'bus \($0)' のことですか? " } ?? "")一覧は bus --help にあります")
    case .noApproachPage(let name):
      language(
        "route \(quoted(name)) has no approach page; bus routes edit \(name) --approach URL gives it one",
        "路線 \(quoted(name)) に接近情報のページがありません。bus routes edit \(name) --approach URL で設定できます")
    case .bareRoute(let name, let command):
      language("a route is named by an option: ", "路線は --route で指定します: ")
        + "bus \(command) --route \(quoted(name).dropFirst().dropLast())"
    case .whichRoute(let names):
      language("say which route with --route NAME; ", "--route 名前 で路線を指定してください。")
        + (names.isEmpty
          ? language("routes.json has none yet", "routes.json にはまだ路線がありません")
          : language("there are: ", "設定済みの路線: ") + language.list(names.prefix(20)))
    case .noDatabasePlace:
      language(
        "nothing says where the database is; give --database FILE or set HOME",
        "データベースの場所が分かりません。--database ファイル で指定するか、HOME を設定してください")
    case .noDatabaseYet(let path):
      language(
        "\(path): there is no database yet; run `bus ingest` to make it",
        "\(path): データベースがまだありません。`bus ingest` を実行すると作られます")
    case .unknownOperator(let name, let known, let meant):
      language("no operator \(quoted(name))", "\(quoted(name)) というバス会社はありません")
        + (meant.map { language("; did you mean '\($0)'? ", "。'\($0)' のことですか?") }
          ?? language(" ", ""))
        + (known.isEmpty
          ? language("(routes.json has none)", "(routes.json にはバス会社がありません)")
          : language("(known: ", "(設定済み: ") + language.list(known) + ")")
    }
  }
}

/// A text with nothing in it that steers a terminal.
private func quoted(_ text: String) -> String { JSONValue.string(text).text() }
