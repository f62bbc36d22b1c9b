import BusModel

/// Reads what a line says of minutes in brackets: "( )は学校開校日のみ、[ ]は駅前止まり".
enum BracketLegend {
  /// The entries, each with its whole sentence; nil when the line has no empty brackets.
  static func read(_ line: String) -> [Mark]? {
    guard brackets.isFound(in: line) else { return nil }
    let pattern = #/(?<open>[（(\[［〔【《])[ 　]*(?<close>[）)\]］〕】》])(?:印)?(?:は|：|:|…|＝|=)/#
    let matches = line.matches(of: pattern)
    guard !matches.isEmpty else { return nil }
    return matches.enumerated().map { index, match in
      let next = index + 1 < matches.count ? matches[index + 1].range.lowerBound : line.endIndex
      var text = line[match.range.lowerBound..<next]
      while let last = text.last, " 　、,・／/;；".contains(last) { text.removeLast() }
      return Mark(mark: "\(match.open) \(match.close)", text: Texts.collapsed(text))
    }
  }

  private static let brackets = WordList(
    [
      "( )", "()", "（ ）", "（　）", "（）", "[ ]", "[]", "［ ］", "［　］", "［］", "〔 〕", "〔　〕", "〔〕", "【 】",
      "【　】", "《 》", "《　》",
    ])
}
