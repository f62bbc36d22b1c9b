/// Finds what several brackets in a line of text say one after the other, with words before them that hold
/// no time: "【駅→宿：14:30・15:10】【宿→駅：9:40・10:20】".
enum BracketedLines {
  /// The insides of the brackets, each from its first to its last token; none unless all times of the line
  /// stand in them.
  static func parts(of line: Tokens) -> [Tokens] {
    guard line.contains(where: { $0.kind == .open }) else { return [] }
    var parts: [Tokens] = []
    var start: Int?
    var outside = ""
    for index in line.indices {
      let token = line[index]
      switch token.kind {
      case .open where start == nil && isWide(line.text(token)): start = index + 1
      case .close where isWide(line.text(token)):
        guard let first = start else { return [] }
        let part = line.part(first..<index)
        if part.holdClockSign { parts.append(part) }
        start = nil
      default:
        guard start == nil else { continue }
        if token.is(.clockColon) { return [] }
        outside += line.text(token)
      }
    }
    return start == nil && !limits(outside) ? parts : []
  }

  /// Whether words beside the brackets say of their times more than that there are buses.
  private static func limits(_ text: String) -> Bool {
    DayWords.hasHint(text) || LimitingWords.isLimit(text) || reserved.isFound(in: text)
  }

  private static let reserved = WordList(["予約", "要連絡", "期間", "運休", "のみ", "限"])

  private static func isWide(_ bracket: String) -> Bool { "【】〔〕［］《》".contains(bracket) }
}
