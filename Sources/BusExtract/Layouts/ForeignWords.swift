/// Words that no table of departures has, because they belong to approach boards, sessions of an
/// event, or opening hours, all of which are full of times.
enum ForeignWords {
  /// Whether a grid is something of that kind.
  static func mark(_ grid: Grid) -> Bool { grid.cells.contains { mark($0.tokens) } }

  /// Whether the UTF-8 holds one of the words.
  static func areFound(in word: UnsafeBufferPointer<UInt8>) -> Bool { words.isFound(in: word) }

  /// Long cells are running text, in which such a word says nothing of the table.
  private static func mark(_ tokens: Tokens) -> Bool {
    guard tokens.count <= 12, !namesStop(tokens), !saysRest(tokens) else { return false }
    if tokens.contains(where: { $0.is(.foreign) }) { return true }
    // Letter-spaced: 受 付.
    let isSpaced = zip(tokens, tokens.dropFirst()).contains { $0.kind == .word && $1.kind == .word }
    return isSpaced && words.isFound(in: tokens.joined)
  }

  /// "会場 着", "会場発": a stop, and what its times are; "会場前", "病院受付前": a stop.
  private static func namesStop(_ tokens: Tokens) -> Bool {
    guard tokens.contains(where: { $0.is(.foreign) }) else { return false }
    let text = tokens.joined
    if stops.ends(text) { return true }
    return StopHeading.name(in: text) != text && !tokens.contains(where: \.isNumber)
  }

  /// "休診", "水曜日　休診" in place of times: a house that rests sends no bus.
  private static func saysRest(_ tokens: Tokens) -> Bool {
    guard tokens.count <= 8, let last = tokens.last else { return false }
    if rests.isOne(tokens.joined) { return true }
    guard tokens.count <= 4, tokens.byteCount(last) == rest.utf8.count, tokens.text(last) == rest
    else { return false }
    let days = tokens.part(0..<tokens.count - 1).joined
    return days.isEmpty || RowName.isDays(days)
  }

  private static let rest = "休診"
  static let rests = WordList(
    ["運休", "送迎なし", "バスなし", "送迎もなし", "送迎もお休み", "バスも運休", "送迎も運休"].flatMap { rest in
      ["休診（\(rest)）", "休診(\(rest))", "休園（\(rest)）", "休園(\(rest))"]
    })
  private static let stops = WordList(["会場前", "会場口", "会場入口", "会場駅", "会場正門", "受付前", "受付棟前"])
  private static let words = WordList([
    "会場", "開催", "講座", "受付", "公演", "上映", "診療時間", "診療科", "休診", "営業時間", "営業日", "営業中", "開演", "試合", "接近",
    "予測", "遅れ", "現在地", "分待ち",
    "まもなく", "見込", "通過予定", "発予定", "定刻", "番組", "開館", "閉館", "入場",
  ])
}
