import BusLabels
import BusModel

/// What a mark changes in the departures that bear it: a class, since each of these asks for it.
final class MarkMeaning {
  /// The mark with its legend text.
  let mark: Mark
  /// Where such a departure goes instead.
  private(set) var destination: String?
  /// Whether it goes elsewhere than the heading says, and nobody knows where.
  private(set) var opensDestination = false
  /// The route it belongs to instead.
  private(set) var routeName: String?
  /// What is its route where the heading lists it among several.
  private(set) var mayBeLine: String?
  /// Where it leaves from instead.
  private(set) var platform: String?
  /// The days on which it runs.
  private(set) var pattern: ServicePattern?
  /// What it says of days and was not understood.
  private(set) var unreadDays: LegendMeaning.UnreadDays?

  /// The meaning of a mark as printed, by the page's legend.
  init(printed: String, legend: [Mark]) {
    let entries = legend.filter { $0.mark == printed }
    mark =
      entries.first ?? Mark(mark: printed, text: Self.explainsItself(printed) ? printed : nil)
    for text in entries.isEmpty ? [mark.text] : entries.map(\.text) {
      guard let text, OnlyMarked(Mark(mark: printed, text: text)) == nil else { continue }
      add(text)
    }
    if entries.isEmpty, pattern == nil, unreadDays == nil, Self.mayNameDays(printed) {
      pattern = UntoldDays(mark: printed).pattern
    }
    // When a bus runs must not be guessed; where it goes on some days its mark says.
    if let unreadDays, unreadDays.areOfService {
      pattern = UntoldDays(mark: unreadDays.words).pattern
    }
  }

  /// 土, 学, 日祝 that no legend explains: days, if no place begins so.
  private static func mayNameDays(_ mark: String) -> Bool {
    let letters = mark.filter { $0.isLetter }
    return (1...3).contains(letters.count)
      && letters.allSatisfy { "月火水木金土日祝休平学臨".contains($0) }
  }

  /// What one entry says; two that tell different days leave them open.
  private func add(_ text: String) {
    let meaning = LegendMeaning.of(text, mark: mark.mark)
    destination = destination ?? meaning.destination
    opensDestination = opensDestination || meaning.opensDestination
    routeName = routeName ?? meaning.routeName
    mayBeLine = mayBeLine ?? meaning.mayBeLine
    platform = platform ?? meaning.platform
    unreadDays = unreadDays ?? meaning.unreadDays
    if let first = pattern, let second = meaning.pattern, first != second, Self.isJapanese(text) {
      let words = [mark.text, text].compactMap { $0 }.joined(separator: " / ")
      // 平日 that means 平日 and 土曜: the marks were mixed up.
      unreadDays = LegendMeaning.UnreadDays(
        words: words, areOfService: true,
        areOfOthers: ServicePattern.read(mark.mark).pattern != nil)
    }
    pattern = pattern ?? meaning.pattern
  }

  /// What is said again in another language says nothing new.
  private static func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) }
      || text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
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
  /// Those that were asked for: the first few, which are all that most pages have, and the others.
  private var first: [(printed: String, meaning: MarkMeaning)] = []
  private var meanings: [String: MarkMeaning] = [:]

  /// `own` are the meanings that a timetable of its own gives some of the marks.
  init(_ page: [Mark], besides own: [Mark] = []) {
    let entries = own + page.filter { entry in !own.contains { $0.mark == entry.mark } }
    self.entries = entries
    onlyMarked = entries.compactMap(OnlyMarked.init)
    unmarked =
      entries.contains { $0.mark == "無印" }
      ? MarkMeaning(printed: "無印", legend: entries) : nil
  }

  /// The meaning of a mark as printed.
  mutating func meaning(of mark: String) -> MarkMeaning {
    for index in first.indices where first[index].printed.hasBytes(of: mark) {
      return first[index].meaning
    }
    if first.count == Self.few, let known = meanings[mark] { return known }
    let meaning = MarkMeaning(printed: mark, legend: entries)
    if first.count < Self.few {
      first.append((mark, meaning))
    } else {
      meanings[mark] = meaning
    }
    return meaning
  }

  /// So many are looked through one by one.
  private static let few = 8
}
