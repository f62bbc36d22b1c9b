import BusLabels

/// Sentences that speak of days and say nothing of them: a question that the next line answers, what was
/// last year, that the times differ by the day.
enum SilentSentences {
  /// Whether a sentence is one.
  static func isOne(_ text: String) -> Bool {
    guard text.utf8.count <= 200, signs.isFound(in: text) else { return false }
    return isQuestion(text) || isPast(text) || isAdvice(text)
  }

  /// "Ｑ．年末年始は何ダイヤですか".
  private static func isQuestion(_ text: String) -> Bool {
    let bare = text.drop { "※・●■◆○ 　".contains($0) }
    let end = bare.last.map { "。？?".contains($0) } == true ? bare.dropLast() : bare
    return ["ですか", "ますか", "でしょうか"].contains(where: end.ends(with:))
  }

  /// "昨年は12月30日から1月3日まででした", "（過去の実績：…）".
  private static func isPast(_ text: String) -> Bool {
    pasts.isFound(in: text) && ends.isFound(in: text)
      && !["今年", "本年", "今後", "本日より"].contains(where: text.contains)
  }

  /// "曜日によって時刻が違いますのでご注意ください".
  private static func isAdvice(_ text: String) -> Bool {
    advice.isFound(in: text) && !DayStatements.isDate(text)
  }

  private static let signs = WordList(["か", "？", "?", "でした", "ていました", "ておりました", "によって", "により"])
  private static let pasts = WordList(["昨年", "前年", "以前は", "これまでは", "従来は", "でした"])
  private static let ends = WordList(["でした", "ていました", "ておりました"])
  private static let advice = WordList(["曜日によって時刻が", "曜日により時刻が", "曜日によって時刻は", "曜日により時刻は"])
}
