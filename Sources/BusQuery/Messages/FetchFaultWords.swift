import BusJSON
import BusModel

extension AddressFault {
  func words(_ language: Language) -> String {
    switch self {
    case .unreadable: Self.expected(language("it cannot be read as one", "URL として読めません"), language)
    case .otherScheme:
      Self.expected(language("its scheme is another", "http でも https でもありません"), language)
    case .noHost: Self.expected(language("it has no host", "ホスト名がありません"), language)
    case .badHost:
      language(
        "a host name in ASCII (xn--…) was expected; change the URL",
        "ASCII のホスト名(xn--…)が必要です。URL を直してください")
    }
  }

  private static func expected(_ why: String, _ language: Language) -> String {
    language(
      "an http or https URL without a user name was expected, but \(why)",
      "ユーザー名のない http か https の URL が必要です(\(why))")
  }
}

extension ReplayFault {
  func words(_ language: Language) -> String {
    switch self {
    case .notJSON(let line, let column): language.noJSON(line, column)
    case .notObject(let found):
      language(
        "an object of URL → file was expected, found \(language.name(ofKind: found))",
        "URL → ファイル のオブジェクトが必要です(実際: \(language.name(ofKind: found)))")
    case .badEntry(let url, let found):
      language(
        "a file name or an object was expected for \"\(url)\", found \(found)",
        "\"\(url)\" にはファイル名かオブジェクトが必要です(実際: \(found))")
    case .badKey(let key, let kind, let url, let found):
      language(
        "\(language.name(ofKind: kind)) as \"\(key)\" was expected for \"\(url)\", found \(found)",
        "\"\(url)\" には \"\(key)\" に\(language.name(ofKind: kind))が必要です(実際: \(found))")
    case .noFile(let url):
      language("a \"file\" was expected for \"\(url)\"", "\"\(url)\" に \"file\" が必要です")
    case .outside(let name):
      language(
        "a file within the folder was expected, found \"\(name)\", which leads out of it",
        "フォルダーの中のファイルが必要です(\"\(name)\" はフォルダーの外です)")
    }
  }
}

extension HolidayFault {
  func words(_ language: Language) -> String {
    switch self {
    case .notJSON(let line, let column):
      language(
        "expected JSON, or a list of YYYY/M/D,name: \(language.noJSON(line, column))",
        "JSON か、「年/月/日,名前」の一覧が必要です: \(language.noJSON(line, column))")
    case .notObject(let found):
      language(
        "expected an object of date → name, found \(language.name(ofKind: found))",
        "日付 → 名前 のオブジェクトが必要です(実際: \(language.name(ofKind: found)))")
    case .badEntry(let found):
      language(
        "expected \"YYYY-MM-DD\": \"name\", found \(found)",
        "\"YYYY-MM-DD\": \"名前\" が必要です(実際: \(found))")
    case .badLine(let line, let found):
      language(
        "line \(line): expected YYYY/M/D,name with a day of its own, found \"\(found)\"",
        "\(line)行目: ほかと重ならない日の「年/月/日,名前」が必要です(実際: \"\(found)\")")
    case .empty: language("expected holidays, found none", "祝日が一つもありません")
    case .endsEarlier(let known, let found):
      language(
        "expected holidays up to \(known), found them up to \(found)",
        "\(known) までの祝日が必要です(実際: \(found) まで)")
    case .lostDays(let year, let known, let found):
      language(
        "expected \(known) holidays in \(year), found \(found)",
        "\(year)年の祝日は\(known)日のはずです(実際: \(found)日)")
    }
  }
}

extension Language {
  fileprivate func noJSON(_ line: Int, _ column: Int) -> String {
    self("line \(line), column \(column): this is no JSON", "\(line)行目の\(column)文字目: JSON として読めません")
  }

  /// "an array": a kind of value by JSONKind's word.
  func name(ofKind kind: String) -> String {
    switch JSONKind(rawValue: kind) {
    case .null: "null"
    case .bool: self("true or false", "true か false")
    case .number: self("a number", "数値")
    case .string: self("a string", "文字列")
    case .array: self("an array", "配列")
    case .object: self("an object", "オブジェクト")
    case nil: kind
    }
  }
}
