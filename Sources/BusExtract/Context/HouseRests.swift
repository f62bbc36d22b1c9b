import BusLabels

/// Sentences that say when a house rests, on a page that says that its buses rest with it: "12月30日から1月1日までは休館します" beside
/// 休館日は送迎バスも運休します.
struct HouseRests {
  /// What the house does when the buses rest: 休館.
  private let words: WordList?

  /// Looks for it among the lines of a page.
  init(_ lines: PageLines) {
    // Hardly any line passes the lists, and no other is asked for its houses.
    let linking = lines.lines.map(\.text).filter { text in
      Self.anyHouse.isFound(in: text) && Self.links.isFound(in: text)
        && OtherSubjects.speaksOfBuses(text) && !Self.denials.isFound(in: text)
    }
    let linked = Self.houses.filter { house in linking.contains { $0.contains(house) } }
    words = linked.isEmpty ? nil : WordList(linked)
  }

  /// Those of some lines in page order, wherever they stand.
  func sentences(of lines: PageLines) -> [String] {
    guard let words else { return [] }
    return lines.lines.filter { words.isFound(in: $0.text) && $0.text.utf8.count <= 600 }
      .flatMap { $0.text.split(separator: "。").map { Texts.collapsed($0) } }
      .filter { sentence in
        words.isFound(in: sentence) && !OtherSubjects.speaksOfBuses(sentence)
          && (DayStatements.isDate(sentence) || LimitingWords.namesDays(sentence))
          && !Self.pasts.isFound(in: sentence)
      }
  }

  private static let houses = ["休館", "休業", "休園", "休診", "休校", "休場", "定休", "休所"]
  private static let anyHouse = WordList(houses)
  private static let links = WordList([
    "も運休", "は運休", "も休み", "もお休み", "も全便運休", "は全便運休", "は運行しません", "も運行しません", "は走りません", "は運行いたしません",
    "も運行いたしません", "もございません", "はございません", "もありません", "はありません",
  ])
  private static let denials = WordList(["通常どおり", "通常通り", "平常どおり", "運休はあ", "運休しません"])
  private static let pasts = WordList(["ました", "でした"])
}
