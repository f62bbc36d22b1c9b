public import BusModel

/// A page that cannot be compared or loaded.
public enum PageFault: Hashable, Sendable {
  /// A page that is to be compared or loaded is no timetable, and why, where that is known.
  case noTimetable(page: String?, RawPage.Verdict, why: Notice?)
  /// A route has several pages that the rows may belong to, or none.
  case whichPage(route: String, Direction, count: Int)
  /// The rows are of a page that the route does not have.
  case otherPage(String, route: String, Direction)
  /// No file of that name, and no scheme that would make it an address.
  case fileOrAddress(String)
  /// The gate kept it aside as a version.
  case keptAside(version: Int, GateObjection)
  /// Another program was first.
  case overtaken

  /// What is wrong, and what to do.
  public func words(_ language: Language) -> String {
    switch self {
    case .noTimetable(let page, let verdict, let why):
      (page.map { $0 + ": " } ?? "")
        + language(
          "a timetable was expected, found \(verdict.rawValue)",
          "時刻表ではありません(\(verdict.rawValue))") + (why.map { ": " + $0.words(language) } ?? "")
    case .whichPage(let route, let direction, let count):
      language(
        "route '\(route)' \(direction.rawValue) has \(count) pages; say which with --url",
        "路線 '\(route)' の\(Language.ja.name(of: direction))には\(count)ページあります。"
          + "--url で指定してください")
    case .otherPage(let url, let route, let direction):
      language(
        "\(url) is no page of route '\(route)' \(direction.rawValue); correct --direction, or "
          + "say --url",
        "\(url) は路線 '\(route)' の\(Language.ja.name(of: direction))のページではありません。"
          + "--direction を直すか、--url で指定してください")
    case .fileOrAddress(let name):
      language(
        "\(name) is no file, and no address without its scheme; did you mean https://\(name) or "
          + "./\(name)?",
        "\(name) というファイルはなく、アドレスなら http か https が必要です。"
          + "https://\(name) か ./\(name) のことですか")
    case .keptAside(let version, let objection):
      language(
        "kept aside as version \(version): \(objection.words(.en)); see bus diff \(version)",
        "版\(version)として保留しました: \(objection.words(.ja))。違いは bus diff \(version) にあります")
    case .overtaken:
      language(
        "another program published this route meanwhile; run it again",
        "別のプログラムがこの路線を先に公開しました。もう一度実行してください")
    }
  }
}

/// What became of a page that was loaded by hand.
public enum LoadedPage: Hashable, Sendable {
  /// It is in force.
  case published(version: Int)
  /// It will be in force from a day to come.
  case announced(version: Int)
  /// A version says the same already.
  case unchanged(version: Int)

  /// One line.
  public func words(_ language: Language) -> String {
    switch self {
    case .published(let version):
      language("published as version \(version)", "版\(version)として公開しました")
    case .announced(let version):
      language("announced as version \(version)", "版\(version)として予告どおりに公開します")
    case .unchanged(let version):
      language("version \(version) says the same already", "版\(version)と同じ内容です")
    }
  }
}
