import BusModel

/// Reads what a line says of minutes in brackets: "( )は学校開校日のみ、[ ]は駅前止まり".
enum BracketLegend {
  /// The entries, each with its whole sentence; nil when the line has no empty brackets.
  static func read(_ line: String) -> [Mark]? {
    if let text = spelt(line) { return [Mark(mark: "( )", text: text)] }
    guard brackets.isFound(in: line) else { return nil }
    let starts = starts(in: line.unicodeScalars)
    guard !starts.isEmpty else { return nil }
    return starts.enumerated().map { index, start in
      let end = index + 1 < starts.count ? starts[index + 1].place : line.endIndex
      var text = line[start.place..<end]
      while let last = text.last, " 　、,・／/;；".contains(last) { text.removeLast() }
      return Mark(mark: "\(start.open) \(start.close)", text: Texts.collapsed(text))
    }
  }

  /// "カッコ書きの便は土日祝運休": brackets by their name.
  private static func spelt(_ line: String) -> String? {
    guard names.isFound(in: line) else { return nil }
    let text = line.drop { "※・●■＊* 　".contains($0) }
    guard let name = spellings.first(where: text.begins(with:)) else { return nil }
    return isSaidOf(text.dropFirst(name.count).unicodeScalars) ? Texts.collapsed(text) : nil
  }

  private static let spellings = ["カッコ", "括弧", "かっこ", "（カッコ）", "( )カッコ"]
  private static let names = WordList(spellings)

  /// An empty pair of brackets that something is said of.
  private struct Start {
    var place: String.Index
    var open: Unicode.Scalar
    var close: Unicode.Scalar
  }

  /// The pairs of a line from left to right: "( )は", "[ ]印：".
  private static func starts(in line: String.UnicodeScalarView) -> [Start] {
    var starts: [Start] = []
    var place = line.startIndex
    while place < line.endIndex {
      let open = line[place]
      let rest = line[line.index(after: place)...].drop { $0 == " " || $0 == "　" }
      if opening.contains(open), let close = rest.first, closing.contains(close),
        isSaidOf(rest.dropFirst())
      {
        starts.append(Start(place: place, open: open, close: close))
      }
      place = line.index(after: place)
    }
    return starts
  }

  /// Whether what follows the brackets explains them: は, a colon, …, perhaps after 印 or の便.
  private static func isSaidOf(_ rest: Substring.UnicodeScalarView) -> Bool {
    var rest = rest
    for word in ["印", "書き", "付き", "つき", "内", "の便", "の時刻", "の時間", "の"] {
      if rest.starts(with: word.unicodeScalars) { rest = rest.dropFirst(word.unicodeScalars.count) }
    }
    return rest.first.map { "は：:…＝=".unicodeScalars.contains($0) } ?? false
  }

  private static let opening = Array("（([［〔【《".unicodeScalars)
  private static let closing = Array("）)]］〕】》".unicodeScalars)

  /// A line that speaks of minutes in brackets holds one of these.
  static let words = spellings + pairs
  private static let brackets = WordList(pairs)
  private static let pairs = [
    "( )", "()", "（ ）", "（　）", "（）", "[ ]", "[]", "［ ］", "［　］", "［］", "〔 〕", "〔　〕", "〔〕", "【 】",
    "【　】", "《 》", "《　》",
  ]
}
