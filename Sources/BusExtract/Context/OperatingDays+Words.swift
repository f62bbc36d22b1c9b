import BusLabels
import BusModel

/// The words by which a line says when buses run, and which of them begin a line of days.
extension OperatingDays {
  static let speaks = WordList(
    [
      "運休", "運行しま", "運転しま", "運行してい", "運転してい", "のみの運行", "のみ運行",
    ] + runs)
  static let verbs = WordList(runs)
  static let runs = [" runs ", " run ", " operates ", " operate ", " available "]
  static let news = WordList(["本日", "今日", "明日", "ただいま", "臨時", "知らせ", "印", "便"])
  static let names = WordList(
    ["運行日", "運転日", "運行曜日", "運行する日", "運休日", "運行は"] + PeriodHeading.words + rests + keys)

  /// The words that head a part of the year.
  static let periods = WordList(PeriodHeading.words + ["運行日", "運転日", "運行曜日", "運行する日"])
  /// The words that head days with service or without.
  static let headsDays = WordList(["運行日", "運転日", "運行曜日", "運休日"])
  /// "運休日。日、祝日。8月13日から15日。" with colon and commas: a full stop ends no statement there.
  static func withoutStops(_ text: String) -> String {
    guard let name = (["運休日"] + rests).first(where: { text.begins(with: $0 + "。") }) else {
      return text
    }
    let days = text.dropFirst(name.length + 1)
    return name + "：" + (days.ends(with: "。") ? days.dropLast() : days).replacing("。", with: "、")
  }

  /// "運休日：なし（年中無休）".
  static func restsNever(_ text: String) -> Bool {
    guard let name = (["運休日"] + rests).first(where: text.begins(with:)) else { return false }
    return none.begins(String(text.dropFirst(name.length).drop { "：:は　 ".contains($0) }))
  }

  static let none = WordList(["なし", "無し", "特になし", "ありません", "ございません"])
  static let beginnings =
    [
      ("運行日", ""), ("運転日", ""), ("運行曜日", ""), ("運行する日", ""), ("運休日", "運休"),
      ("運行は", ""),
    ] + PeriodHeading.words.map { ($0, "") } + rests.map { ($0, "運休") }
  /// Other words for 運休日 that only buses have.
  static let rests = ["運行しない日", "運行休止日", "運航休止日", "運休期間", "全便運休日", "運休曜日"]
}
