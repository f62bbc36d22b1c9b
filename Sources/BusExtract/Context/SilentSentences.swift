import BusLabels

/// Sentences that speak of days and say nothing of them: a question that the next line answers, what was
/// last year, that the times differ by the day.
enum SilentSentences {
  /// Whether a sentence is one.
  static func isOne(_ text: String) -> Bool {
    guard text.utf8.count <= 200, signs.isFound(in: text) else { return false }
    return isQuestion(text) || isPast(text) || isAdvice(text) || isUnchanged(text) || isDelay(text)
  }

  /// "Ｑ．年末年始は何ダイヤですか".
  private static func isQuestion(_ text: String) -> Bool {
    let bare = text.drop { "※・●■◆○ 　".contains($0) }
    let end = bare.last.map { "。？?".contains($0) } == true ? bare.dropLast() : bare
    return ["ですか", "ますか", "でしょうか"].contains(where: end.ends(with:))
  }

  /// "昨年は12月30日から1月3日まででした", "（過去の実績：…）".
  private static func isPast(_ text: String) -> Bool {
    let bare = text.ends(with: "。") ? String(text.dropLast()) : text
    if rans.ends(bare) { return true }
    return pasts.isFound(in: text) && ends.isFound(in: text)
      && !["今年", "本年", "今後", "本日より"].contains(where: text.contains)
  }

  /// "曜日によって時刻が違いますのでご注意ください", "コースごとに運行する曜日が違います".
  private static func isAdvice(_ text: String) -> Bool {
    (advice.isFound(in: text) || days.isFound(in: text) && differ.isFound(in: text))
      && !DayStatements.isDate(text)
  }

  /// "11月9日からバス停を移設しています（時刻は変わりません）", "当日も路線バスは通常どおりです".
  private static func isUnchanged(_ text: String) -> Bool {
    unchanged.isFound(in: text) && !changes.isFound(in: text)
  }

  /// "Buses may be delayed, especially during Obon (Aug. 13-16)".
  private static func isDelay(_ text: String) -> Bool {
    delays.isFound(in: text) && !foreignChanges.isFound(in: text)
  }

  private static let delays = WordList(["be delayed", "elays may", "elays are"])
  private static let foreignChanges = WordList([
    "schedule", "timetable", "cancel", "suspend", "not run", "not operat", "only", "no service",
    "operate on",
    "runs on",
  ])

  /// 試験運行として火曜日に限り運行しました.
  private static let rans = WordList([
    "運行しました", "運行いたしました", "運行していました", "運行しておりました", "運休しました", "運休いたしました", "運休となりました",
  ])
  private static let signs = WordList(
    [
      "elay", "ました", "か", "？", "?", "でした", "ていました", "ておりました", "によって", "により", "ません", "です", "違い",
      "異なり",
    ]
      + asEver)
  private static let unchanged = WordList(
    [
      "時刻は変わりません", "時刻に変わりはありません", "時刻の変更はありません", "時刻に変更はありません", "時刻変更はありません", "バスの増発はありません",
      "運行に変更はありません", "ダイヤに変更はありません", "ダイヤの変更はありません",
    ] + asEver)
  /// バスは通常どおりです, 休業日も平常どおり運行.
  private static let asEver = UsualService.words.flatMap { word in
    ["バスは\(word)です"] + ["運行", "運転", "運航"].map { "も" + word + $0 }
  }
  /// What may change buses all the same.
  private static let changes = WordList([
    "運休", "ダイヤで", "時刻で", "のみ", "だけ", "運行しません", "運転しません", "欠航", "通過", "停車しません", "休止", "廃止", "便を",
    "便は", "迂回", "経由",
  ])
  private static let pasts = WordList(["昨年", "前年", "以前は", "これまでは", "従来は", "でした"])
  private static let ends = WordList(["でした", "ていました", "ておりました"])
  private static let days = WordList(["運行する曜日", "運行曜日", "運行日"])
  private static let differ = WordList([
    "が違い", "が異なり", "は違い", "は異なり", "によって異なり", "により異なり", "ごとに異なり", "で異なり", "によって違い", "ごとに違い",
  ])
  private static let advice = WordList(["曜日によって時刻が", "曜日により時刻が", "曜日によって時刻は", "曜日により時刻は"])
}
