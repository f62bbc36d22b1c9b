import BusModel

/// Sentences that quote a mark behind what it means: "病院行は「病」、港行は「港」と表示", "車庫止まりの便は「車」の
/// 印を付けています".
enum QuotedLegend {
  /// The entries of a line; nil unless a used mark is quoted in it.
  static func entries(in line: PageLines.Line, used: UsedMarks) -> [Mark]? {
    guard line.text.utf8.count <= 240, quotes.isFound(in: line), signs.isFound(in: line) else {
      return nil
    }
    var marks: [Mark] = []
    for clause in line.text.split(whereSeparator: { "、，。".contains($0) }) {
      guard let open = clause.firstIndex(where: { "「『".contains($0) }),
        let close = clause[open...].firstIndex(where: { "」』".contains($0) })
      else { continue }
      let mark = Texts.collapsed(clause[clause.index(after: open)..<close])
      // 土曜は「土」印の便のみ運行 says that the others do not, and no day of these buses.
      let isOnly = only.isFound(in: String(clause[close...]))
      guard mark.length <= 3, used.contains(mark),
        let text = isOnly ? unquoted(clause) : meaning(clause[..<open])
      else { continue }
      marks.append(Mark(mark: mark, text: text))
    }
    return marks.isEmpty ? nil : marks
  }

  /// "病院行は" and "車庫止まりの便には" as 病院行 and 車庫止まり.
  private static func meaning(_ printed: Substring) -> String? {
    let text = printed.drop { "※＊*・●■ ".contains($0) }
    guard let ending = topics.first(where: text.ends(with:)) else { return nil }
    let said = Texts.collapsed(text.dropLast(ending.count))
    return said.length > 1 && !said.contains("「") ? said : nil
  }

  private static func unquoted(_ clause: Substring) -> String {
    Texts.collapsed(clause.filter { !"「」『』".contains($0) })
  }

  private static let only = WordList(["のみ運行", "のみの運行", "のみ運転", "だけ運行"])
  private static let topics = ["の便には", "のバスには", "の便は", "のバスは", "の便を", "には", "は", "を"]
  static let quotes = WordList(["「", "『"], asked: .quote)
  private static let signs = WordList(["表示", "表記", "印", "マーク", "記載", "で示", "つけて", "付けて", "付し"])
}
