import BusJSON
public import BusModel

/// A change to routes.json that is not made.
public enum RouteChangeFault: Hashable, Sendable {
  /// The name of the new route is missing before the addresses.
  case noName(found: String)
  /// There is a route of that name already.
  case nameTaken(String)
  /// There is an operator of that id already.
  case operatorTaken(String)
  /// No address of a page was given.
  case noAddress
  /// Nothing was said that changes the route.
  case nothingToChange
  /// No page of the route says that it has moved for good.
  case nothingMoved(String)
  /// Nothing was said that changes the operator.
  case nothingToChangeOfOperator
  /// The route would be left without a page.
  case noPageLeft(String)
  /// Nobody is there to be asked.
  case nobodyToAsk(RouteQuestion)
  /// The file would be wrong after the change.
  case wouldBeWrong([SettingsFault])

  /// What is wrong, and what to do.
  public func words(_ language: Language) -> String {
    switch self {
    case .noName(let found): Self.nameless(found, language)
    case .nameTaken(let name):
      language(
        "there is a route '\(name)' already; to change it: bus routes edit \(name) …",
        "'\(name)' という路線はすでにあります。変更するには bus routes edit \(name) …")
    case .operatorTaken(let id):
      language(
        "there is an operator '\(id)' already; to change it: bus operators edit \(id) …",
        "'\(id)' というバス会社はすでにあります。変更するには bus operators edit \(id) …")
    case .noAddress:
      language(
        "expected the address of a timetable page, found none", "時刻表ページのアドレスを指定してください")
    case .nothingToChange: Self.nothingToChange(language)
    case .nothingToChangeOfOperator:
      language(
        "nothing would change: say what, such as --new-year sundayHoliday",
        "変わるところがありません。--new-year 日祝 のように指定してください")
    case .nothingMoved(let name):
      language(
        "no page of '\(name)' has moved for good", "'\(name)' に、恒久的に移転したページはありません")
    case .noPageLeft(let name):
      language(
        "no page would be left; give the new one with --add, or: bus routes remove \(name)",
        "ページが一つもなくなります。新しいページを --add で加えるか、"
          + "路線ごと削除してください: bus routes remove \(name)")
    case .nobodyToAsk(let question):
      question.undone(language)
        + language(
          ": nobody can be asked here; add --yes to go on without a question",
          "。ここでは確認できません。確認なしで進めるには --yes を付けてください")
    case .wouldBeWrong(let faults):
      language("nothing is saved: ", "保存していません: ")
        + faults.map { $0.words(language) }.joined(separator: language("; ", "。"))
    }
  }

  private static func nothingToChange(_ language: Language) -> String {
    language(
      "nothing would change: say what, such as --walk 6; a hint goes with a page, as in "
        + "--drop URL --add URL --service 平日",
      "変わるところがありません。--walk 6 のように指定してください。ページの手掛かりは "
        + "--drop URL --add URL --service 平日 のように、ページと一緒に指定します")
  }

  private static func nameless(_ found: String, _ language: Language) -> String {
    let quoted = JSONValue.string(found).text()
    return language(
      "expected a name before the addresses, as in bus routes add home \(found), found \(quoted)",
      "アドレスの前に路線の名前が必要です(例: bus routes add home \(found)。実際: \(quoted))")
  }
}
