import BusModel

extension SettingsExpectation {
  func idWords(_ language: Language) -> String {
    switch self {
    case .routeID:
      language(
        "an id that stays when the route is renamed, such as a UUID", "名前を変えても変わらない id(UUID など)")
    case .routeName:
      language("a short name to type, such as \"home\"", "入力しやすい短い名前(\"home\" など)")
    case .operatorID:
      language(
        "an id that routes refer to, such as \"example-city\"", "路線から参照する id(\"example-city\" など)")
    case .knownOperator(let ids) where ids.isEmpty:
      language(
        "an id under \"operators\", of which the file has none yet",
        "\"operators\" に書いたバス会社の id(まだ一つも書かれていません)")
    case .knownOperator(let ids):
      language(
        "the id of an operator of the file (\(Language.en.list(ids)))",
        "ファイルにあるバス会社の id(\(Language.ja.list(ids)))")
    case .object, .array, .oneOfTheKeys, .knownKey, .string, .plainString, .name, .wholeNumber,
      .serviceTime,
      .unique, .page, .address, .addressWithHost, .addressWithoutUser, .plainAddress, .port, .host,
      .selector, .layout, .dayLabel, .atLeastOne, .oneOf, .urlOrFile, .days, .dateRange,
      .existingDate, .evenRange, .forwardRange, .someDate, .someKind, .kindThatOccurs, .service:
      ""
    }
  }

  func pageWords(_ language: Language) -> String {
    switch self {
    case .page:
      language("an address, or an object with \"url\" and hints", "アドレス、または \"url\" と手掛かりのオブジェクト")
    case .address: language("an http or https address", "http か https のアドレス")
    case .addressWithHost:
      language(
        "an address with a host, such as \"https://bus.example.jp/\"",
        "\"https://bus.example.jp/\" のような、ホスト名のあるアドレス")
    case .addressWithoutUser:
      language("an address without user name and password", "ユーザー名とパスワードのないアドレス")
    case .plainAddress:
      language(
        "an address without spaces, control characters, quotes and backslashes",
        "空白、制御文字、引用符、バックスラッシュのないアドレス")
    case .port: language("a port from 1 to 65535 after the host", "ホスト名の後に 1 から 65535 までのポート番号")
    case .host: language("a host such as \"bus.example.jp\"", "\"bus.example.jp\" のようなホスト名")
    case .selector:
      language(
        "a CSS selector of names, #id, .class, [attribute=value] and :nth-of-type(n), such as "
          + "\"#pole2 table\"",
        "要素名、#id、.class、[属性=値]、:nth-of-type(n) による CSS セレクター(\"#pole2 table\" など)")
    case .layout(let names):
      language(
        "one of the layouts \(Language.en.list(names))",
        "次のレイアウトのどれか(\(Language.ja.list(names)))")
    case .dayLabel:
      language(
        "a label of days such as \"平日\", \"土曜\", \"日祝\" or \"土日祝\"",
        "\"平日\"、\"土曜\"、\"日祝\"、\"土日祝\" のような曜日の言葉")
    case .object, .array, .oneOfTheKeys, .knownKey, .string, .plainString, .name, .wholeNumber,
      .serviceTime,
      .routeID, .routeName, .operatorID, .knownOperator, .unique, .atLeastOne, .oneOf, .urlOrFile,
      .days, .dateRange, .existingDate, .evenRange, .forwardRange, .someDate, .someKind,
      .kindThatOccurs, .service:
      ""
    }
  }

  func dayWords(_ language: Language) -> String {
    switch self {
    case .days:
      language(
        "a date or range such as \"08-13..08-15\", or an array of them",
        "\"08-13..08-15\" のような日付か期間、またはその配列")
    case .dateRange:
      language(
        "a date or range such as \"08-13..08-15\" or \"2026-07-21\"",
        "\"08-13..08-15\" や \"2026-07-21\" のような日付か期間")
    case .existingDate: language("a date that exists", "実在する日付")
    case .evenRange: language("a range with a year at both ends or at none", "両端とも年があるか、両端とも年のない期間")
    case .forwardRange: language("a range that does not end before it begins", "終わりが始まりより前でない期間")
    case .someDate: language("at least one date or range", "少なくとも一つの日付か期間")
    case .someKind: language("at least one kind of day", "少なくとも一つの曜日の種別")
    case .kindThatOccurs(let range):
      language("a kind of day that occurs in \(range)", "\(range) にある曜日の種別")
    case .service(let names):
      language(
        "\(Language.en.list(names)) or the name of a special timetable",
        "\(Language.ja.list(names))、または特別ダイヤの名前")
    case .object, .array, .oneOfTheKeys, .knownKey, .string, .plainString, .name, .wholeNumber,
      .serviceTime,
      .routeID, .routeName, .operatorID, .knownOperator, .unique, .page, .address,
      .addressWithHost, .addressWithoutUser, .plainAddress, .port, .host, .selector, .layout,
      .dayLabel, .atLeastOne, .oneOf, .urlOrFile:
      ""
    }
  }
}
