import BusModel

/// The heads of columns that refer to notes: 平日※1 over a column, and "※1 月曜～金曜（祝日を除く）" below the table. What such a
/// note says of days it says of that column alone.
struct FootedHeads {
  /// The labels of the heads by the references that they bear.
  private var labels: [String: Set<String>] = [:]

  /// Those of the tables that were read.
  init(_ readings: [LayoutResult], in tree: PageTree) {
    guard tree.tokens.words.mayHold(NoteReference.signs) else { return }
    for node in Set(readings.map(\.node)).sorted() {
      for cell in tree.descendants(of: node) where tree.nodes[cell].tag.isCell {
        let bytes = tree.nodes[cell].end
        guard Int(bytes) - cell <= Self.mostNodes else { continue }
        take(cell, tree)
      }
    }
  }

  /// A head has few parts.
  private static let mostNodes = 12

  private mutating func take(_ cell: PageTree.Index, _ tree: PageTree) {
    let text = Texts.compact(Texts.line(of: cell, in: tree))
    guard text.utf8.count <= 60, let head = NoteReference.ending(text),
      DayWords.isLabel(head.before)
    else { return }
    labels[head.reference.mark, default: []].insert(head.before)
  }

  /// The notes as what they say of their column: "平日：月曜～金曜（祝日を除く）".
  func named(_ lines: PageLines) -> PageLines {
    guard !labels.isEmpty else { return lines }
    return lines.replacing { line in
      guard let note = NoteReference.leading(in: line.text[...]),
        let heads = labels[note.mark], heads.count == 1, let head = heads.first,
        DayWords.hasHint(line) || DayStatements.isDate(line.text)
      else { return nil }
      let said = String(
        line.text.unicodeScalars.dropFirst(note.count).drop {
          " 　：:．.、".unicodeScalars.contains($0)
        })
      // 注1）8月13日は土休日ダイヤ says as what a date runs, wherever it stands.
      if said.contains("ダイヤ") { return [said] }
      return ["\(head)：\(said)"]
    }
  }
}
