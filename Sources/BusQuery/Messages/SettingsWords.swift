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
  fileprivate func one(_ language: Language) -> String {
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
  fileprivate func many(_ language: Language) -> String {
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
  fileprivate func bare(_ language: Language) -> String {
    language(self == .serviceOperator ? "operator" : "route", one(.ja))
  }
}

extension SettingsExpectation {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .object(let thing):
      language("an object that describes \(thing.one(.en))", "\(thing.one(.ja))のオブジェクト")
    case .array(let thing): language("an array of \(thing.many(.en))", "\(thing.many(.ja))の配列")
    case .oneOfTheKeys(let keys):
      language(
        "one of the keys \(Language.en.list(keys))", "次のキーのどれか(\(Language.ja.list(keys)))")
    case .knownKey: language("a known key", "正しいキー")
    case .string: language("a string", "文字列")
    case .plainString:
      language("a string that is not empty and has no control characters", "空でなく制御文字を含まない文字列")
    case .name:
      language(
        "a name of at most 100 characters, without spaces, that does not begin with '-'",
        "空白を含まず '-' で始まらない100文字以内の名前")
    case .wholeNumber(let limits):
      language(
        "a whole number from \(limits.lowerBound) to \(limits.upperBound)",
        "\(limits.lowerBound) から \(limits.upperBound) までの整数")
    case .serviceTime:
      language("a time such as \"14:00\"", "\"14:00\" のような時刻")
    case .unique(let key, let thing):
      language(
        "\(key == "id" ? "an" : "a") \(key) that no other \(thing.bare(.en)) has",
        "ほかの\(thing.bare(.ja))と重ならない \(key)")
    case .atLeastOne(let names):
      language(
        "at least one of \(Language.en.list(names))", "次の少なくとも一つ(\(Language.ja.list(names)))")
    case .oneOf(let names):
      language(
        "one of \(Language.en.list(names))", "次のどれか(\(Language.ja.list(names)))")
    case .urlOrFile:
      language("one of \"url\" and \"file\"", "\"url\" と \"file\" のどちらか一つ")
    case .routeID, .routeName, .operatorID, .knownOperator: idWords(language)
    case .page, .address, .addressWithHost, .addressWithoutUser, .plainAddress, .port, .host,
      .selector, .layout, .dayLabel:
      pageWords(language)
    case .days, .dateRange, .existingDate, .evenRange, .forwardRange, .someDate, .someKind,
      .kindThatOccurs, .service:
      dayWords(language)
    }
  }
}
