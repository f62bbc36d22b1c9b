import BusModel

extension SettingsExpectation {
  func words(_ language: Language) -> String {
    switch self {
    case .object(let thing): language.object(thing)
    case .array(let thing): language("an array of \(thing.many(.en))", "\(thing.many(.ja))の配列")
    case .oneOfTheKeys(let keys): language.oneOfTheKeys(keys)
    case .knownKey: language("a known key", "正しいキー")
    case .string: language("a string", "文字列")
    case .plainString: language.plainString
    case .name: language.shortName
    case .wholeNumber(let limits): language.wholeNumber(limits)
    case .serviceTime: language("a time such as \"14:00\"", "\"14:00\" のような時刻")
    case .unique(let key, let thing): language.unique(key, thing)
    case .atLeastOne(let names): language.atLeastOne(names)
    case .oneOf(let names): language.oneOf(names)
    case .urlOrFile: language("one of \"url\" and \"file\"", "\"url\" と \"file\" のどちらか一つ")
    case .routeID: language.routeID
    case .routeName: language.routeName
    case .operatorID: language.operatorID
    case .knownOperator(let ids): language.knownOperator(ids)
    case .page: language.page
    case .address: language.address
    case .addressWithHost: language.addressWithHost
    case .addressWithoutUser: language.addressWithoutUser
    case .plainAddress: language.plainAddress
    case .port: language.port
    case .host: language.host
    case .selector: language.selector
    case .layout(let names): language.layout(names)
    case .dayLabel: language.dayLabel
    case .days: language.days
    case .dateRange: language.dateRange
    case .existingDate: language.existingDate
    case .evenRange: language.evenRange
    case .forwardRange: language.forwardRange
    case .someDate: language.someDate
    case .someKind: language.someKind
    case .kindThatOccurs(let range): language.kindThatOccurs(in: range)
    case .service(let names): language.service(names)
    }
  }
}

/// What JSON it expects.
extension Language {
  fileprivate func object(_ thing: SettingsThing) -> String {
    self("an object that describes \(thing.one(.en))", "\(thing.one(.ja))のオブジェクト")
  }

  fileprivate func oneOfTheKeys(_ keys: [String]) -> String {
    self("one of the keys \(Language.en.list(keys))", "次のキーのどれか(\(Language.ja.list(keys)))")
  }

  fileprivate var plainString: String {
    self("a string that is not empty and has no control characters", "空でなく制御文字を含まない文字列")
  }

  fileprivate var shortName: String {
    self(
      "a name of at most 100 characters, without spaces, that does not begin with '-'",
      "空白を含まず '-' で始まらない100文字以内の名前")
  }

  fileprivate func wholeNumber(_ limits: ClosedRange<Int>) -> String {
    self(
      "a whole number from \(limits.lowerBound) to \(limits.upperBound)",
      "\(limits.lowerBound) から \(limits.upperBound) までの整数")
  }

  fileprivate func unique(_ key: String, _ thing: SettingsThing) -> String {
    self(
      "\(key == "id" ? "an" : "a") \(key) that no other \(thing.bare(.en)) has",
      "ほかの\(thing.bare(.ja))と重ならない \(key)")
  }

  fileprivate func atLeastOne(_ names: [String]) -> String {
    self("at least one of \(Language.en.list(names))", "次の少なくとも一つ(\(Language.ja.list(names)))")
  }

  fileprivate func oneOf(_ names: [String]) -> String {
    self("one of \(Language.en.list(names))", "次のどれか(\(Language.ja.list(names)))")
  }
}

/// Names and ids that routes.json expects.
extension Language {
  fileprivate var routeID: String {
    self(
      "an id that stays when the route is renamed, such as a UUID", "名前を変えても変わらない id(UUID など)")
  }

  fileprivate var routeName: String {
    self("a short name to type, such as \"home\"", "入力しやすい短い名前(\"home\" など)")
  }

  fileprivate var operatorID: String {
    self(
      "an id that routes refer to, such as \"example-city\"", "路線から参照する id(\"example-city\" など)")
  }

  fileprivate func knownOperator(_ ids: [String]) -> String {
    guard !ids.isEmpty else {
      return self(
        "an id under \"operators\", of which the file has none yet",
        "\"operators\" に書いたバス会社の id(まだ一つも書かれていません)")
    }
    return self(
      "the id of an operator of the file (\(Language.en.list(ids)))",
      "ファイルにあるバス会社の id(\(Language.ja.list(ids)))")
  }
}

/// What it expects of pages.
extension Language {
  fileprivate var page: String {
    self("an address, or an object with \"url\" and hints", "アドレス、または \"url\" と手掛かりのオブジェクト")
  }

  fileprivate var address: String {
    self("an http or https address", "http か https のアドレス")
  }

  fileprivate var addressWithHost: String {
    self(
      "an address with a host, such as \"https://bus.example.jp/\"",
      "\"https://bus.example.jp/\" のような、ホスト名のあるアドレス")
  }

  fileprivate var addressWithoutUser: String {
    self("an address without user name and password", "ユーザー名とパスワードのないアドレス")
  }

  fileprivate var plainAddress: String {
    self(
      "an address without spaces, control characters, quotes and backslashes",
      "空白、制御文字、引用符、バックスラッシュのないアドレス")
  }

  fileprivate var port: String {
    self("a port from 1 to 65535 after the host", "ホスト名の後に 1 から 65535 までのポート番号")
  }

  fileprivate var host: String {
    self("a host such as \"bus.example.jp\"", "\"bus.example.jp\" のようなホスト名")
  }

  fileprivate var selector: String {
    self(
      "a CSS selector of names, #id, .class, [attribute=value] and :nth-of-type(n), such as "
        + "\"#pole2 table\"",
      "要素名、#id、.class、[属性=値]、:nth-of-type(n) による CSS セレクター(\"#pole2 table\" など)")
  }

  fileprivate func layout(_ names: [String]) -> String {
    self(
      "one of the layouts \(Language.en.list(names))",
      "次のレイアウトのどれか(\(Language.ja.list(names)))")
  }

  fileprivate var dayLabel: String {
    self(
      "a label of days such as \"平日\", \"土曜\", \"日祝\" or \"土日祝\"",
      "\"平日\"、\"土曜\"、\"日祝\"、\"土日祝\" のような曜日の言葉")
  }
}

/// What it expects of days.
extension Language {
  fileprivate var days: String {
    self(
      "a date or range such as \"08-13..08-15\", or an array of them",
      "\"08-13..08-15\" のような日付か期間、またはその配列")
  }

  fileprivate var dateRange: String {
    self(
      "a date or range such as \"08-13..08-15\" or \"2026-07-21\"",
      "\"08-13..08-15\" や \"2026-07-21\" のような日付か期間")
  }

  fileprivate var existingDate: String {
    self("a date that exists", "実在する日付")
  }

  fileprivate var evenRange: String {
    self("a range with a year at both ends or at none", "両端とも年があるか、両端とも年のない期間")
  }

  fileprivate var forwardRange: String {
    self("a range that does not end before it begins", "終わりが始まりより前でない期間")
  }

  fileprivate var someDate: String {
    self("at least one date or range", "少なくとも一つの日付か期間")
  }

  fileprivate var someKind: String {
    self("at least one kind of day", "少なくとも一つの曜日の種別")
  }

  fileprivate func kindThatOccurs(in range: DateRange) -> String {
    self("a kind of day that occurs in \(range)", "\(range) にある曜日の種別")
  }

  fileprivate func service(_ names: [String]) -> String {
    self(
      "\(Language.en.list(names)) or the name of a special timetable",
      "\(Language.ja.list(names))、または特別ダイヤの名前")
  }
}
