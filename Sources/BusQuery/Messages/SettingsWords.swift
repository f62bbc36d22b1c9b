import BusJSON
public import BusModel

extension SettingsFault {
  /// "routes[0].nmae: expected a known key, found "nmae"; did you mean "name"?".
  ///
  /// - Parameter language: the words.
  /// - Returns: the place and the sentence.
  public func words(_ language: Language) -> String {
    let place = path.isEmpty ? language("the whole file", "ファイル全体") : path
    let meant = suggestion.map { JSONValue.string($0).text() }
    let question =
      meant.map { language("; did you mean \($0)?", "。\($0) のことですか?") } ?? ""
    return "\(place): " + language.mismatch(expected.words(language), found.words(language))
      + question
  }
}

extension SettingsFound {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .value(let text): text
    case .kind(let kind): language.name(ofKind: kind)
    case .nothing: language("nothing", "なし")
    case .none: language("none", "なし")
    case .both: language("both", "両方")
    case .userName: language("one that has them", "含まれています")
    case .kindsThatNeverOccur(let kinds):
      language(
        "\(kinds), which none of them is: the rule can never match",
        "\(kinds)。期間中のどの日も当てはまらないので、この規則は使われません")
    case .repeated(let value, let path):
      language("\(value), which \(path) has too", "\(value)。\(path) と同じです")
    }
  }
}

extension SettingsThing {
  /// "a route".
  func one(_ language: Language) -> String {
    switch self {
    case .settings: language("the settings", "設定")
    case .route: language("a route", "路線")
    case .serviceOperator: language("an operator", "バス会社")
    case .page: language("a page", "ページ")
    case .holidayFeed: language("the holiday feed", "祝日の配信")
    case .serviceDayRule: language("a service day rule", "運行日の規則")
    case .gate: language("what the check allows", "検査の許容範囲")
    case .notify: language("who is told", "通知先")
    case .politeness: language("how gently servers are asked", "サーバーへの負担の上限")
    case .only: language("what to keep", "残すもの")
    case .host: language("a host", "ホスト")
    case .dateRange: language("a date or range", "日付や期間")
    case .kindOfDay: language("a kind of day", "曜日の種別")
    }
  }

  /// "routes".
  func many(_ language: Language) -> String {
    switch self {
    case .route: language("routes", "路線")
    case .serviceOperator: language("operators", "バス会社")
    case .page: language("timetable URLs", "時刻表ページの URL")
    case .serviceDayRule: language("service day rules", "運行日の規則")
    case .host: language("hosts", "ホスト")
    case .dateRange: language("dates and ranges", "日付や期間")
    case .kindOfDay: language("kinds of day", "曜日の種別")
    case .settings, .holidayFeed, .gate, .notify, .politeness, .only: one(language)
    }
  }

  /// "route", after "no other".
  func bare(_ language: Language) -> String {
    language(self == .serviceOperator ? "operator" : "route", one(.ja))
  }
}
