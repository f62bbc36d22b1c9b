public import BusJSON
public import BusModel

extension [SettingsFault] {
  /// The count, each fault on a line of its own, and what to do.
  ///
  ///     routes.json: 2 faults
  ///       routes[0].nmae: expected a known key, found "nmae"; did you mean "name"?
  ///       routes[0].walkMinutes: expected a whole number from 0 to 600, found "four"
  ///     correct the file, then try: bus routes check
  ///
  /// - Parameters:
  ///   - file: the file as the caller named it.
  ///   - language: the words.
  /// - Returns: several lines.
  public func words(in file: String, _ language: Language) -> String {
    language.faults(map { $0.words(language) }, in: file)
  }
}

extension JSONFault {
  /// The same for a file that is no JSON.
  ///
  /// - Parameters:
  ///   - file: the file as the caller named it.
  ///   - language: the words.
  /// - Returns: several lines.
  public func words(in file: String, _ language: Language) -> String {
    language.faults([words(language)], in: file)
  }
}

extension Language {
  fileprivate func faults(_ faults: [String], in file: String) -> String {
    let count = self(Counted.english(faults.count, "fault"), "誤りが\(faults.count)件あります")
    let advice = self(
      "correct the file, then try: bus routes check", "ファイルを直してから確かめてください: bus routes check")
    return (["\(file): \(count)"] + faults.map { "  \($0)" } + [advice])
      .joined(separator: "\n")
  }
}

extension SettingsNotFound {
  /// Where it was looked and what to do, in several lines where there are several places.
  ///
  /// - Parameter language: the words.
  /// - Returns: one line or more.
  public func words(_ language: Language) -> String {
    if looked.count == 1, let place = looked.first, let origin = place.origin {
      return language(
        "no routes.json at \(place.path), which \(origin) names; correct the path, or write the "
          + "file as README.md shows",
        "\(origin) が示す \(place.path) がありません。パスを直すか、README.md を見てファイルを作ってください")
    }
    let head = language("no routes.json found; looked at", "routes.json が見つかりません。探した場所:")
    let advice = language(
      "make one with 'bus routes add NAME URL', or name one with --config FILE",
      "'bus routes add 名前 URL' で作るか、--config ファイル で指定してください")
    return ([head] + looked.map { "  \($0.path)" } + [advice]).joined(separator: "\n")
  }
}

extension Language {
  /// Which settings and which database an answer went by: "  settings: ./routes.json, database: …".
  public func places(settings: String, database: String) -> String {
    self(
      "  settings: \(settings), database: \(database)", "  設定: \(settings)、データベース: \(database)")
  }
}

extension UnknownRoute {
  /// "no route 'hom'; did you mean 'home'? known: home, school", at most 20 names of many.
  ///
  /// - Parameter language: the words.
  /// - Returns: one line.
  public func words(_ language: Language) -> String {
    // The name without what could disturb a terminal.
    let shown = String(JSONValue.string(name).text().dropFirst().dropLast())
    guard !known.isEmpty else {
      return language(
        "no route '\(shown)'; routes.json has none yet: make one with 'bus routes add NAME URL'",
        "'\(shown)' という路線はありません。routes.json にはまだ路線がないので、'bus routes add 名前 URL' で作ってください")
    }
    let names = language.list(known.prefix(20))
    let rest = known.count - 20
    let more = rest > 0 ? language(" and \(rest) more", "、ほか\(rest)件") : ""
    let list = language("known: \(names)", "設定済み: \(names)") + more
    guard let suggestion else {
      return language("no route '\(shown)'; \(list)", "'\(shown)' という路線はありません。\(list)")
    }
    return language(
      "no route '\(shown)'; did you mean '\(suggestion)'? \(list)",
      "'\(shown)' という路線はありません。'\(suggestion)' のことですか? \(list)")
  }
}

extension OverruledRule {
  /// "operators[0].serviceDays[0] can never win: operators[0].serviceDays[1] speaks of all its days
  /// and comes later".
  ///
  /// - Parameter language: the words.
  /// - Returns: one line.
  public func words(_ language: Language) -> String {
    language(
      "\(path) can never win: \(by) speaks of all its days and comes later",
      "\(path) は使われることがありません。後にある \(by) が同じ日をすべて含んでいます")
  }
}

extension DateRangeError {
  /// What was expected and what was found.
  ///
  /// - Parameter language: the words.
  /// - Returns: one line.
  public func words(_ language: Language) -> String {
    language(
      "\(expected(.en)), found \"\(subject)\": \(detail(.en))",
      "\(expected(.ja))(実際: \"\(subject)\"。\(detail(.ja)))")
  }

  private func expected(_ language: Language) -> String {
    switch fault {
    case .tooManyEnds, .noDate:
      language(
        "expected MM-DD, YYYY-MM-DD, or two of them with \"..\" between",
        "MM-DD か YYYY-MM-DD、または二つを \"..\" でつないだ期間が必要です")
    case .impossibleDate: language("expected a date that exists", "実在する日付が必要です")
    case .mixedEnds:
      language("expected both ends with a year or both without", "両端とも年を書くか、両端とも省いてください")
    case .reversed: language("expected a range that starts before it ends", "始まりが終わりより前の期間が必要です")
    }
  }

  private func detail(_ language: Language) -> String {
    switch fault {
    case .tooManyEnds: language("more than one \"..\"", "\"..\" が二つ以上あります")
    case .noDate(let text): language("found \"\(text)\"", "\"\(text)\" は日付ではありません")
    case .impossibleDate(let text):
      language("there is no day \"\(text)\"", "\"\(text)\" という日はありません")
    case .mixedEnds: language("one end has a year, the other has none", "片方にだけ年があります")
    case .reversed(let first, let last):
      language("\(last) is before \(first)", "\(last) は \(first) より前です")
    }
  }
}
