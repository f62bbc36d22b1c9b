import BusModel

/// Sentences that say that buses may pass by the stops that bear a sign.
enum PassingSentences {
  /// "●の停留所は土日祝は停車しません": at a stop that bears the sign the bus may not stop on some days.
  static func doubt(_ readings: inout [LayoutResult], _ lines: PageLines) {
    for line in lines.lines where words.isFound(in: line) && line.text.utf8.count <= 200 {
      for index in readings.indices {
        let isMeant = readings[index].columns.contains { column in
          column.stopSigns.contains { sign in
            sign != "・" && speaks(line.text, of: sign)
          }
        }
        guard isMeant else { continue }
        readings[index].leftovers.append(
          Notice(.leftOver(.outsideCells(line.text)), at: readings[index].columns.first?.at))
      }
    }
  }

  /// Whether a sign is what a sentence speaks of, and does not only begin it.
  private static func speaks(_ text: String, of sign: Character) -> Bool {
    guard let place = text.firstIndex(of: sign) else { return false }
    return text[text.index(after: place)...].first.map { "のは印：:…".contains($0) } ?? false
  }

  static let words = WordList(["停車しません", "停まりません", "通過", "止まりません", "停車せず"], asked: .passing)
}
