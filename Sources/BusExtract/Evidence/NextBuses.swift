import BusModel

/// Tells the next buses of this moment from a timetable: "次に発車するバス 8:10 8:40", "北山行 8:10 あと5分".
enum NextBuses {
  /// More than these no page shows.
  private static let most = 8

  /// Whether a reading is one of them.
  static func are(_ reading: LayoutResult, _ tree: PageTree) -> Bool {
    guard reading.departureCount <= most, reading.isUnlabelled,
      tree.tokens.words.texts.contains(where: hints.isFound)
    else { return false }
    let heads = reading.leadingLines + reading.columns.flatMap(\.headings)
    let cells = tree.descendants(of: reading.node).filter { tree.nodes[$0].tag.isCell }.prefix(12)
      .map { Texts.line(of: $0, in: tree) }
    let caption = Surroundings(tree: tree, node: reading.node).captionNode
      .map { Texts.line(of: $0, in: tree) }
    if (heads + cells + [caption].compactMap { $0 }).contains(where: isHead) { return true }
    let first = reading.consumed.min() ?? reading.node
    return HeadLine.lines(above: first, tree).prefix(2).contains(where: isHead)
      || cells.contains(where: isWait)
  }

  /// Whether a short list without days says only what a timetable by the hour with days says too, or, with how
  /// long it takes till each leaves, what a longer one says.
  static func are(_ reading: LayoutResult, among all: [LayoutResult], _ tree: PageTree) -> Bool {
    guard reading.layout == PageLayout.departureList.rawValue, reading.departureCount <= most,
      reading.isUnlabelled
    else { return false }
    let times = Set(reading.columns.flatMap(\.departures).map { $0.hour * 60 + $0.minute })
    if areCounted(reading, tree) {
      return all.contains { other in
        other.node != reading.node && other.departureCount > reading.departureCount
          && times.isSubset(
            of: other.columns.flatMap(\.departures).map { $0.hour * 60 + $0.minute })
      }
    }
    return all.contains { other in
      other.node != reading.node && !other.isUnlabelled
        && hourly.contains(other.layout)
        && other.columns.contains { column in
          times.isSubset(of: column.departures.map { $0.hour * 60 + $0.minute })
        }
    }
  }

  /// Whether beside each of its times stands how long it takes till the bus leaves.
  private static func areCounted(_ reading: LayoutResult, _ tree: PageTree) -> Bool {
    let waits = reading.consumed.count { LiveState.isWait(Texts.line(of: $0, in: tree)) }
    return waits > 0 && waits >= reading.departureCount
  }

  private static let hourly = [PageLayout.hourGrid, .sidewaysHourGrid].map(\.rawValue)

  /// "次に発車するバス", "まもなく発車".
  private static func isHead(_ text: String) -> Bool {
    text.length <= 24 && heading.isFound(in: text.lowercased()) && !others.isFound(in: text)
  }

  /// "あと5分", "5分後".
  private static func isWait(_ text: String) -> Bool {
    let bare = Texts.compact(text)
    if ["あと", "残り", "待ち時間", "発車まで"].contains(bare) { return true }
    guard bare.length <= 8, bare.contains(where: \.isNumber) else { return false }
    return bare.begins(with: "あと") && bare.contains("分") || bare.ends(with: "分後")
      || bare.ends(with: "分待ち")
  }

  private static let hints = WordList([
    "次", "まもなく", "間もなく", "直近", "これから", "この後", "このあと", "Next", "next", "Upcoming", "あと", "分後", "残り",
    "待ち", "下一班", "下班車", "下班车",
  ])
  private static let heading = WordList([
    "次に発車", "次に来る", "次に出る", "次のバス", "次の便", "次の発車", "次発のバス", "まもなく発車", "まもなく来", "まもなく到着", "間もなく発車",
    "間もなく来", "間もなく到着", "直近の発車", "直近のバス", "直近の便", "直近の出発", "これから発車", "この後の発車", "この後の便", "この後のバス",
    "このあとの発車",
    "このあとの便", "このあとのバス", "下一班", "下班車", "下班车", "next bus", "next departure", "upcoming departure",
    "upcoming bus",
  ])
  private static let others = WordList(["バス停", "日", "便は", "バスは", "便を", "バスを", "。"])
}
