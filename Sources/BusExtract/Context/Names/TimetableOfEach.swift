import BusModel

/// Headings of timetables of which every stop has its own: "ことり号 バス停別時刻（図書館）",
/// "停留所別時刻表【図書館前】".
enum TimetableOfEach {
  /// The stop in the brackets and what stands before the word; nil for any other line.
  static func claims(in text: String) -> [NameClaim]? {
    guard hints.isFound(in: text), let last = text.last,
      let opening = brackets.first(where: { $0.close == last })?.open,
      let open = text.lastIndex(of: opening)
    else { return nil }
    let before = text[..<open].split(separator: " ").map(String.init)
    guard let word = before.last, isCalledBy(word) else { return nil }
    let name = Texts.collapsed(text[text.index(after: open)...].dropLast())
    let inner = NameLine(name).claims.filter { $0.certainty == .said }
    let isStop =
      inner.isEmpty && BareName.mayBe(name) && NameWords.mayBePlace(name)
      && !HeadingWords.looksLikeRoute(name) && NameDays.isDays(name) == false
    let stop = NameClaim(kind: .stop, text: name, certainty: .said)
    let lead = before.dropLast().joined(separator: " ")
    return (isStop ? [stop] : inner)
      + NameLine(lead).claims.filter { $0.kind != .stop && $0.certainty > .bare }
  }

  /// "バス停別時刻", "停留所別時刻表": which timetable it is, and no name.
  static func isCalledBy(_ word: String) -> Bool { beginnings.begins(word) && endings.ends(word) }

  private static let each = ["バス停", "停留所", "停留場", "電停"].flatMap { stop in
    ["別", "毎", "ごと", "毎の", "ごとの"].map { stop + $0 }
  }
  private static let hints = WordList(each)
  private static let beginnings = WordList(each)
  private static let endings = WordList(["時刻", "時刻表", "時間", "時間表", "ダイヤ"])
  private static let brackets: [(open: Character, close: Character)] = [
    ("（", "）"), ("(", ")"), ("【", "】"), ("「", "」"), ("『", "』"), ("[", "]"), ("［", "］"), ("〔", "〕"),
    ("＜", "＞"),
    ("《", "》"),
  ]
}
