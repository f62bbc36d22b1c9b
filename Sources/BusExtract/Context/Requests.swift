/// What people are asked for behind what is said: "日祝は運休となりますので、ご注意ください".
enum Requests {
  /// A text without a request at its end; what is said stays.
  static func removed(from text: String) -> String {
    guard asks.isFound(in: text) else { return text }
    for (kept, joint) in joints {
      guard let range = text.firstRange(of: kept + joint),
        asks.isFound(in: String(text[range.upperBound...]))
      else { continue }
      let rest = text[range.upperBound...]
      // "…ください。土曜は…": another sentence follows.
      if let stop = rest.firstIndex(of: "。"), rest.index(after: stop) < rest.endIndex { continue }
      return text[..<range.lowerBound] + kept
    }
    return text
  }

  private static let asks = WordList(["ください", "下さい", "お願い", "願います"])
  private static let joints = [
    ("ます", "ので"), ("ます", "から"), ("ます", "ため"), ("る", "ため"), ("る", "ので"), ("です", "ので"),
  ]
}
