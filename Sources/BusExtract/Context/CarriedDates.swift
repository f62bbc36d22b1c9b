import BusLabels
import BusModel

/// Sentences that go on about the days of the one before them: "12月31日は土日祝ダイヤ。ただし20時以降の便は運休", "元日は休業いたします。お買い物バスも運休となります".
enum CarriedDates {
  /// The sentences of a line, each with the days of which it speaks.
  static func told(_ sentences: [String]) -> [String] {
    guard sentences.count > 1 else { return sentences }
    var found = sentences
    for index in found.indices.dropFirst() {
      let (before, sentence) = (found[index - 1], found[index])
      guard DayStatements.isDate(before), !DayStatements.isDate(sentence),
        !LimitingWords.namesDays(sentence), let days = days(of: before)
      else { continue }
      if let but = TripRule.buts.first(where: sentence.begins(with:)) {
        let said = String(sentence.dropFirst(but.count).drop { "、，".contains($0) })
        // 20時以降の便は運休: of those it is said, as of the days.
        found[index] = days + "は" + said.replacing(bytes: "は運休", with: "を運休")
      } else if rests(sentence, as: before) {
        found[index] = days + "は運休します"
      }
    }
    return found
  }

  /// Whether a sentence says that buses rest too, behind one that says it of a house.
  private static func rests(_ sentence: String, as before: String) -> Bool {
    guard sentence.utf8.count <= 90, houses.isFound(in: before), stops.isFound(in: sentence) else {
      return false
    }
    return also.isFound(in: sentence) && !PartSentences.namesPart(sentence)
  }

  /// 11月30日（月） of "2026年11月9日　11月30日（月）は全館休館", whose first date is that of the news.
  private static func days(of sentence: String) -> String? {
    guard let end = sentence.firstIndex(where: { "は…：:".contains($0) }) else { return nil }
    let parts = sentence[..<end].split { " 　".contains($0) }
    let isNews = parts.count > 1 && parts[0].contains("年")
    return DaysBeforeService((isNews ? parts.suffix(1) : parts).joined(separator: " "))?.days
  }

  private static let houses = WordList(["休館", "休業", "休場", "休園", "休診", "休み", "臨時休"])
  private static let also = WordList(["バスも", "送迎も", "便も", "運行も", "バスの運行も", "こちらも", "同様に"])
  private static let stops = WordList(["運休", "お休み", "運行しません", "運行いたしません", "運行はありません", "ございません"])
}
