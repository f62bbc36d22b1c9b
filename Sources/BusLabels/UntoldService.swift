/// Sentences that say of some days that their service is told elsewhere ("年末年始の運行については、お問い合わせください")
/// or that something runs then besides ("振替運行日：12月5日"): they close no other day, and tell nothing of these.
enum UntoldService {
  static func isOne(_ sentence: String) -> Bool {
    let isElsewhere =
      topics.contains(where: sentence.holds(bytes:)) && asks.contains(where: sentence.holds(bytes:))
    return isElsewhere || isInCalendar(sentence)
      || additions.contains(where: sentence.holds(bytes:)) && holdsDay(sentence)
  }

  /// Whether the days on which something runs stand in a calendar.
  static func isInCalendar(_ sentence: String) -> Bool {
    heads.contains(where: sentence.hasPrefix)
      && (calendars.contains(where: sentence.holds(bytes:))
        || changes.contains(where: sentence.holds(bytes:)) && !holdsDay(sentence))
  }

  /// 運行日は季節により変わります, and not 運行日は4月1日から変わります.
  static let changes = ["によって変わり", "により変わり", "に合わせて変わり", "によって異なり", "により異なり"]

  private static func holdsDay(_ sentence: String) -> Bool {
    zip(sentence, sentence.dropFirst()).contains { $0.isNumber && "月/／日".contains($1) }
  }

  /// "運行日は学校のカレンダーをご確認ください", "運行カレンダーの○印の日に運行します".
  private static let heads = [
    "運行日", "授業日", "登校日", "休講日", "休校日", "通学日", "開校日", "運行カレンダー", "カレンダーの", "※運行日",
  ]
  private static let calendars = [
    "カレンダーをご", "カレンダーで", "学年暦", "予定表をご", "行事予定", "印の日", "印の付いた日", "にお問い合わせ", "カレンダーを参照",
    "カレンダーのとおり", "でお知らせ", "にてお知らせ", "で通知",
  ]

  private static let topics = [
    "運行については", "運行につきましては", "時刻については", "時刻につきましては", "ダイヤについては", "ダイヤにつきましては",
  ]
  private static let asks = ["ください", "下さい", "お知らせ", "ご覧", "ご案内", "お問い合わせ", "お問合せ", "願います"]
  private static let additions = [
    "振替運行", "代替運行", "臨時運行日", "祝日運行", "祝日の運行：", "土曜運行日", "土曜日運行日", "日曜運行日", "最終運行日", "特別運行日",
  ]

  /// "1月1日は△の便のみ運行します": what buses with a mark do on dates, and the others do not.
  static func singlesOutMarked(_ sentence: String) -> Bool {
    guard sentence.holds(bytes: "便"), !ParsedDayRules.datesSpoken(in: sentence).isEmpty else {
      return false
    }
    return ["印の便", "」の便", "』の便", "マークの便", "付いた便", "ついた便"].contains(where: sentence.holds(bytes:))
      || [1, 2].contains { distance in
        zip(sentence, sentence.dropFirst(distance)).contains { signs.contains($0) && $1 == "便" }
      }
  }

  /// "12月：10日間運休": how many days of a month have no buses, and not which.
  static func countsDays(_ sentence: String) -> Bool {
    guard sentence.holds(bytes: "日間"), sentence.holds(bytes: "月"),
      rests.contains(where: sentence.holds(bytes:))
    else { return false }
    let text = Array(sentence)
    // A day, or a date with a stroke, says which.
    let names = text.indices.dropFirst().contains { index in
      text[index - 1].isNumber
        && ("/／～〜".contains(text[index])
          || text[index] == "日" && (index + 1 == text.count || text[index + 1] != "間"))
    }
    return !names
  }

  private static let rests = ["運休", "欠航", "休み", "運行しません", "運航しません"]

  private static let signs = Set("★☆●○◎◯〇▲△▼▽■□◆◇＊*")
}
