/// Sentences that say of the buses beside which nothing stands that they run every day: 曜日の記載がない便は毎日運行,
/// 表示のないものは毎日運行です. They add nothing to what the table says.
enum UnmarkedBuses {
  /// The days; nil for any other sentence, and for one that names other days.
  static func daily(_ sentence: String) -> String? {
    guard let buses = buses(at: sentence[...]) else { return nil }
    var days = sentence[buses.upperBound...].drop { "、，,　 ".contains($0) }
    if let end = ends.first(where: days.hasSuffix) { days = days.dropLast(end.count) }
    return DayLabel.isDaily(String(days)) ? String(days) : nil
  }

  /// Where such a sentence begins as the last of several in a line.
  static func start(of line: String) -> String.Index? {
    guard lacks.isFound(in: line) else { return nil }
    let text = line[...].dropLast(line.ends(with: "。") ? 1 : 0)
    guard let divider = text.lastIndex(where: { "。 　".contains($0) }) else { return nil }
    return daily(String(text[text.index(after: divider)...])) == nil ? nil : divider
  }

  /// The words at the head of a sentence that mean these buses.
  private static func buses(at sentence: Substring) -> Range<String.Index>? {
    guard lacks.isFound(in: String(sentence)) else { return nil }
    return words.lazy.compactMap { word in
      sentence.firstRange(of: word).flatMap { range in
        let noted = sentence[..<range.lowerBound]
        return (1...10).contains(noted.count) && signs.ends(String(noted))
          ? sentence.startIndex..<range.upperBound : nil
      }
    }.first
  }

  private static let signs = WordList(["記載", "表示", "表記", "印", "マーク", "記号", "注記", "指定", "曜日"])
  private static let words = ["の", "が"].flatMap { link in
    ["ない", "無い", "付いていない", "ついていない", "付いてない"].flatMap { lack in
      ["便は", "ものは", "バスは", "時刻は"].map { link + lack + $0 }
    }
  }
  private static let lacks = WordList(["ない", "無い"])
  private static let ends = ["いたします", "しています", "します", "です"]
}
