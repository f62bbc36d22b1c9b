import BusLabels

/// Sentences that say of a date, which one before them names, that other times hold then: what is printed is not what
/// runs on it.
enum ChangedTimes {
  /// "12月31日は終夜運転を実施します" before "当日の昼間の時刻も変更となります" as "12月31日は時刻が変更となります", and "3月13日にダイヤを改正します"
  /// before "改正後の時刻は後日お知らせします" as "3月13日から時刻が変わります".
  static func told(_ sentences: [String]) -> [String] {
    guard sentences.count > 1 else { return sentences }
    var told = sentences
    for index in sentences.indices.dropFirst() {
      let isOfDay = changes.isFound(in: sentences[index]) && days.isFound(in: sentences[index])
      let isOfRest =
        notices.isFound(in: sentences[index]) && revised.isFound(in: sentences[index])
      guard isOfDay || isOfRest, !sentences[index].contains(where: \.isNumber) || isOfRest,
        let (place, date) = dated(sentences[..<index])
      else { continue }
      told[place] = date + (isOfRest ? "から時刻が変わります" : "は時刻が変更となります")
    }
    return told
  }

  /// A text in which "4月1日に時刻を変更します" is "4月1日から時刻が変わります": from then on, and not on that day alone.
  static func lasting(_ text: String) -> String {
    // What is told of the new times in a sentence of its own says it of these.
    guard lasts.isFound(in: text), !(notices.isFound(in: text) && revised.isFound(in: text)) else {
      return text
    }
    return text.split(separator: "。").map { part in
      let sentence = String(part)
      return change(in: sentence).map { $0 + "から時刻が変わります" } ?? sentence
    }.joined(separator: "。")
  }

  /// The date from which other times hold by a sentence; nil for any other.
  static func change(in sentence: String) -> String? {
    guard lasts.isFound(in: sentence), !printedHere.isFound(in: sentence) else { return nil }
    return dated([sentence])?.date
  }

  /// The last sentence that begins with dates, and these.
  private static func dated(_ sentences: ArraySlice<String>) -> (place: Int, date: String)? {
    for place in sentences.indices.reversed() {
      let text = sentences[place]
      for word in ["以降", "以後", "より", "から", "に", "は", "の", "、"] {
        guard let end = text[...].firstRange(of: word), end.lowerBound > text.startIndex,
          case let date = String(text[..<end.lowerBound]), date.contains(where: \.isNumber),
          DayStatements.isDate(date), DayWords.onlyDates(date),
          // 4月1日から岬線の時刻を変更します is said of that line.
          word != "から" || ofAll.begins(String(text[end.upperBound...]))
        else { continue }
        return (place, DateWeekdays.removed(from: date))
      }
    }
    return nil
  }

  /// ダイヤを下記のとおり改正いたします: what is printed is what runs from then on.
  private static let printedHere = WordList(
    ["下記", "以下", "次", "左記", "右記"].flatMap { [$0 + "のとおり", $0 + "の通り", $0 + "時刻のとおり"] })
  private static let ofAll = WordList(["時刻", "ダイヤ", "新", "運行時刻", "発車時刻", "バスの時刻", "、"])
  private static let changes = WordList(["変更", "変わり", "変わる", "異なり", "異なる", "別ダイヤ", "別の時刻"])
  private static let days = WordList(["当日", "同日", "この日", "その日"])
  private static let revised = WordList([
    "改正後", "改定後", "変更後", "新しい時刻", "新時刻", "新ダイヤ", "新しいダイヤ",
  ])
  private static let notices = WordList([
    "知らせ", "掲載", "未定", "決まり次第", "発表", "公表", "後日", "追って", "案内", "公開", "ご覧",
  ])
  private static let lasts = WordList(
    [
      "時刻を変更しま", "時刻を変更いた", "時刻が変更とな", "時刻が変更にな", "ダイヤが変更とな", "ダイヤが変更にな", "ダイヤを変更しま", "ダイヤを変更いた",
      "ダイヤが変わりま", "時刻が変わりま", "時刻が変更されま",
      "時刻表が変わりま", "時刻を改正しま", "時刻を改正いた", "ダイヤを改正しま", "ダイヤを改正いた", "新ダイヤとな", "新しいダイヤとな", "新ダイヤに",
      "新しい時刻表に", "新時刻表に", "新しい時刻に",
    ]
      + ["ダイヤ改正", "時刻改正", "ダイヤの改正", "時刻の改正"].flatMap { change in
        ["を行いま", "を行な", "を実施しま", "を実施いた", "を予定し", "いたします", "します"].map { change + $0 }
      })
}

extension String {
  /// "1月1日は全便運休、2日は第1便を運休", "1月1日は運休、「月水金」の便は祝日も運休" as two sentences: what is said of all is no part of what is said of some.
  var dividingAtRestOfAll: String {
    guard
      let rest = ["は全便運休、", "は運休、"].lazy.compactMap({ self[...].firstRange(ofBytes: $0) }).first,
      let next = self[rest.upperBound...].first,
      "「『".contains(next) || next.isNumber && self[rest].begins(with: "は全便")
    else { return self }
    return self[..<rest.upperBound].dropLast() + "。" + self[rest.upperBound...]
  }

  /// "「月・木」の便は祝日も運行" without the quotes around the days of whose buses it speaks.
  var unquotingDays: String {
    guard
      let close = ["」の便は", "』の便は", "”の便は"].lazy.compactMap({ self[...].firstRange(ofBytes: $0) })
        .first, let open = self[..<close.lowerBound].lastIndex(where: { "「『“".contains($0) }),
      case let days = self[index(after: open)..<close.lowerBound],
      DayWords.isUnderstood(String(days))
    else { return self }
    return String(self[..<open] + days + self[index(after: close.lowerBound)...])
  }

  /// "祝日は運休しますが、2月11日は運行します" as two sentences.
  var dividingAtBut: String {
    guard holds(bytes: "が、") else { return self }
    return ["運休", "お休み", "休業", "休止"].reduce(self) { text, rest in
      guard text.holds(bytes: rest) else { return text }
      return [
        "します", "いたします", "致します", "となります", "とします", "といたします", "とさせていただきます", "させていただきます", "です",
      ].reduce(text) { $0.replacing(bytes: rest + $1 + "が、", with: rest + $1 + "。") }
    }
  }
}
