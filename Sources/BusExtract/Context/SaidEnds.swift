/// Where a page says that buses end: "第3便は東町止りです", "東町行".
struct SaidEnds {
  let lines: PageLines

  /// Whether it says so of a stop.
  func says(_ stop: String) -> Bool {
    let phrases = WordList(Self.endings.map { stop + $0 })
    return lines.lines.contains { phrases.isFound(in: $0.text) }
  }

  private static let endings = [
    "止", "どまり", "までです", "まで運", "行", "ゆき", "終点", "終着", "が終点", "は終点", "は終着",
  ]
}
