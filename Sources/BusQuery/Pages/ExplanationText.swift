public import BusModel

extension Explanation {
  /// One paragraph per table or list that any layout could read, the best layout first.
  ///
  /// - Parameters:
  ///   - encoding: how the page's bytes became text.
  ///   - language: the words.
  /// - Returns: lines, each ended by a line feed, the first empty.
  public func text(_ encoding: PageEncoding, _ language: Language) -> String {
    var lines = ["", Self.title(language), "  " + Self.charset(encoding, language)]
    for trial in trials { lines += paragraph(trial, language) }
    lines += remarks(language).map { "  " + $0 }
    lines += names.flatMap { $0.text(language) }
    return lines.map { TerminalText.clean($0) + "\n" }.joined()
  }

  private static func title(_ language: Language) -> String {
    language("why it was read so", "読み取りの理由")
  }

  private static func charset(_ encoding: PageEncoding, _ language: Language) -> String {
    let count = encoding.replacedCharacters
    return switch language {
    case .en: "charset \(encoding.name), decided from the bytes; \(count) characters replaced"
    case .ja: "文字コードは \(encoding.name)(内容から判断)。読めない文字は\(count)個"
    }
  }

  private func remarks(_ language: Language) -> [String] {
    var lines: [String] = []
    if trials.isEmpty {
      lines.append(
        language("no table or list reads as a timetable", "時刻表として読める表や一覧がありません"))
    }
    if silentGrids > 0 {
      lines.append(
        language(
          "\(silentGrids) other tables or lists hold no numbers",
          "ほかの\(silentGrids)個の表や一覧には数字がありません"))
    }
    return lines
  }

  private func paragraph(_ trial: Trial, _ language: Language) -> [String] {
    var lines = ["  " + trial.heading(language)]
    if trial.attempts.isEmpty {
      lines.append(
        language(
          "    no layout fits: no hours head its rows, and no times rise in its columns",
          "    読み方が当てはまりません(行の頭に「時」がなく、列の時刻も順に進みません)"))
    }
    for (index, attempt) in trial.attempts.enumerated() {
      let standing =
        index > 0
        ? language("less", "低い")
        : attempt.score >= threshold
          ? language("won", "採用")
          : language("below \(threshold)", "\(threshold) 未満")
      lines.append("    " + attempt.text(standing, language))
      lines += attempt.leftovers.prefix(5).map { "      " + $0.words(language) }
    }
    let signs = trial.signs.sorted { abs($0.weight) > abs($1.weight) }
    return lines + signs.map { "    " + $0.text(language) }
  }
}

extension Sign {
  fileprivate func text(_ language: Language) -> String {
    let size = abs(weight)
    let side =
      weight > 0
      ? language("for a timetable (\(size)), ", "時刻表らしい点(\(size))、")
      : language("against it (\(size)), ", "時刻表らしくない点(\(size))、")
    return side + kind.name(language) + (words.isEmpty ? "" : ": \(words)")
  }
}

extension Sign.Kind {
  fileprivate func name(_ language: Language) -> String {
    switch self {
    case .words: language("words of its heads", "見出しの言葉")
    case .wordsAround: language("words around it", "周りの言葉")
    case .days: language("days are named", "曜日がある")
    case .minutesByHour: language("hours with several minutes each", "一時間に何本もある")
    case .names:
      language("destinations or platforms beside the times", "時刻の横に行先やのりばがある")
    case .foreignWords:
      language(
        "words of programmes, classes or opening hours in its heads", "見出しに番組、授業、営業時間などの言葉がある")
    case .foreignWordsAround: language("such words around it", "周りにそうした言葉がある")
    case .seconds: language("times with seconds", "秒のある時刻")
    case .sentences: language("another text beside each time", "時刻ごとに別の文がある")
    case .lateHours: language("hours past 30", "30時を過ぎる時刻")
    case .lengths: language("times that are lengths of a ride", "所要時間とみられる数字")
    case .bareList:
      language("a few times without stop, direction or day", "停留所も行き先も曜日もない数本の時刻")
    case .formFields: language("choices of a form", "申し込みの選択肢")
    case .datedRows: language("dates with years beside the times", "時刻の横に年月日がある")
    }
  }
}

extension Explanation.Trial {
  fileprivate func heading(_ language: Language) -> String {
    switch language {
    case .en: "\(at), \(rowCount) rows × \(columnCount) columns: \(opening) …"
    case .ja: "\(at)、\(rowCount)行 × \(columnCount)列: \(opening) …"
    }
  }
}

extension Explanation.Attempt {
  fileprivate func text(_ standing: String, _ language: Language) -> String {
    let score = (score * 100).rounded() / 100
    return switch language {
    case .en:
      "\(layout) \(score) (\(standing)): \(departures) departures, \(leftovers.count) left over"
    case .ja: "\(layout) \(score)(\(standing)): \(departures)本、残り\(leftovers.count)"
    }
  }
}

extension Explanation.NameTrial {
  /// What is told of one name, and the places that speak for it and against it.
  func text(_ language: Language) -> [String] {
    let name = kind.words(language)
    let head =
      told.map { language("\(name) of \(at): \"\($0)\"", "\(at) の\(name): \"\($0)\"") }
      ?? language("\(name) of \(at): not told", "\(at) の\(name): 採らない")
    return ["  " + head]
      + witnesses.prefix(8).map { witness in
        let place = witness.place.words(language)
        return "    \(witness.weight) \"\(witness.text)\", \(place) \(witness.at ?? at)"
      }
  }
}

extension Explanation.NamePlace {
  /// What people call it.
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .columnHead: language("heading of the column", "欄の見出し")
    case .labelled: language("labelled", "項目名付き")
    case .caption: language("caption", "表題")
    case .headerCell: language("header cell", "見出しのセル")
    case .nearestHeading: language("nearest heading", "直前の見出し")
    case .heading: language("heading above", "その上の見出し")
    case .tab: language("current tab", "選ばれているタブ")
    case .breadcrumb: language("breadcrumb", "パンくず")
    case .line: language("line above", "上の行")
    case .boldLine: language("bold line", "太字の行")
    case .farLine: language("line farther above", "離れた上の行")
    case .title: language("title", "ページの題")
    }
  }
}
