import BusLabels
import BusModel

/// What a mark changes in the departures that bear it.
struct MarkMeaning {
  /// The mark with its legend text.
  let mark: Mark
  /// Where such a departure goes instead.
  private(set) var destination: String?
  /// The route it belongs to instead.
  private(set) var routeName: String?
  /// Where it leaves from instead.
  private(set) var platform: String?
  /// The days on which it runs.
  private(set) var pattern: ServicePattern?
  /// What it says of days and was not understood.
  private(set) var unreadDays: LegendMeaning.UnreadDays?

  /// The meaning of a mark as printed, by the page's legend.
  init(printed: String, legend: [Mark]) {
    let entry = legend.first { $0.mark == printed }
    mark = entry ?? Mark(mark: printed, text: Self.explainsItself(printed) ? printed : nil)
    guard let text = mark.text, OnlyMarked(mark) == nil else { return }
    read(text)
  }

  private mutating func read(_ text: String) {
    let meaning = LegendMeaning.memo.value(of: "\(mark.mark)\n\(text)") { _ in
      LegendMeaning(text, mark: mark.mark)
    }
    destination = meaning.destination
    routeName = meaning.routeName
    platform = meaning.platform
    pattern = meaning.pattern
    unreadDays = meaning.unreadDays
  }

  /// Words such as 始発 and 最終 need no legend.
  private static func explainsItself(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    let isWord = scalars.allSatisfy {
      (0x3041...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value)
    }
    if scalars.count >= 5 || (scalars.count >= 2 && isWord) { return true }
    // 月～金, 8月運休.
    let reading = ServicePattern.read(word)
    return scalars.count >= 3 && reading.pattern != nil && reading.unread.isEmpty
  }
}

/// What all marks of a page mean, each understood when it is first asked for.
struct PageLegend {
  /// What the legend says of departures without any mark (無印).
  let unmarked: MarkMeaning?
  /// Marks without which departures do not run on some days.
  let onlyMarked: [OnlyMarked]
  private let entries: [Mark]
  private var meanings: [String: MarkMeaning] = [:]

  init(_ entries: [Mark]) {
    self.entries = entries
    onlyMarked = entries.compactMap(OnlyMarked.init)
    unmarked =
      entries.contains { $0.mark == "無印" }
      ? MarkMeaning(printed: "無印", legend: entries) : nil
  }

  /// The meaning of a mark as printed.
  mutating func meaning(of mark: String) -> MarkMeaning {
    if let known = meanings[mark] { return known }
    let meaning = MarkMeaning(printed: mark, legend: entries)
    meanings[mark] = meaning
    return meaning
  }
}
