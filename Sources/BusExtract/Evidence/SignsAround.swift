import BusModel

/// The words around the tables of a page by which it shows what it is about: its title, the headings
/// and short lines above.
final class SignsAround {
  private let tree: PageTree
  /// Headings, captions and the title, in page order, with the words they are.
  private(set) lazy var headings: [(node: PageTree.Index, text: String)] =
    tree.headings(and: .caption, .dt, .summary, .figcaption).compactMap {
      // Without a reading in kana, which is no part of a stop's name.
      let text = NameText.of(cell: $0, in: tree)
      return text.isEmpty || text.length > 80 ? nil : ($0, text)
    }
  /// Short lines of text, which are looked at where no heading speaks for a timetable.
  private lazy var lines = tree.lines.filter { $0.text.length <= Self.longest }
  /// These, and sentences of longer ones that name a kind of bus: "…を回る循環バスです。".
  private lazy var sentences: [(node: PageTree.Index, text: String)] = tree.lines.flatMap { line in
    guard line.text.length > Self.longest else { return [(line.node, line.text)] }
    return line.text.split(separator: "。").map(String.init)
      .filter { $0.length <= Self.longest && SignWords.services.isFound(in: $0) }
      .map { (line.node, $0) }
  }

  init(_ tree: PageTree) { self.tree = tree }

  /// How many headings above a table speak of it.
  private static let near = 4
  /// How long a line may be that speaks of what stands below it.
  private static let longest = 60

  /// What the title, the headings above an element and, failing these, lines above it say.
  func signs(before node: PageTree.Index, isUnlabelled: Bool) -> [Sign] {
    let own = tree.descendants(of: node)
    let inside = headings.filter { own.contains($0.node) }
    let open = openHeadings(before: node)
    let closed = closedTexts(among: open)
    let above = open.suffix(Self.near)
    let texts = (title + entitling + (above + inside.prefix(Self.near)).map(\.text))
      .filter { !closed.contains($0) }
    var signs = self.signs(texts)
    if let counts = entitledCounts {
      signs.append(
        Sign(kind: .foreignWordsAround, weight: -9, words: String(counts.prefix(20))))
    }
    let section = above.last { heads($0.node, node) }?.text
    if let section, above.count > 1 || !title.isEmpty, isElse(section) {
      signs.append(Sign(kind: .foreignWordsAround, weight: -9, words: String(section.prefix(20))))
    }
    if signs.weightFor < 2 {
      let top = headings.last { $0.node < node && tree.nodes[$0.node].tag == .h1 }?.node ?? 0
      let near = sentences.filter { (top..<node).contains($0.node) }.suffix(Self.near * 2)
        .map(\.text)
      signs = self.signs(texts + near)
    }
    if let deed = deed(before: node) {
      signs.append(Sign(kind: .foreignWordsAround, weight: -9, words: String(deed.prefix(20))))
    }
    if let last = lastTrains(before: node) {
      signs.append(Sign(kind: .foreignWordsAround, weight: -9, words: String(last.prefix(20))))
    }
    // A date is that of all kinds of lists.
    if isUnlabelled, let label = Surroundings(tree: tree, node: node).dayLabel(),
      !label.text.contains(where: \.isNumber)
    {
      signs.append(Sign(kind: .days, weight: 1, words: ""))
    }
    return signs
  }

  /// Whether a heading may speak of an element: what names a fact of a list, a table or a figure speaks of
  /// nothing behind these.
  private func heads(_ heading: PageTree.Index, _ node: PageTree.Index) -> Bool {
    switch tree.nodes[heading].tag {
    case .dt, .caption, .summary, .figcaption:
      node < Int(tree.nodes[tree.parent(of: heading)].end)
    default: true
    }
  }

  /// The line above an element by which its times are those of the last trains home.
  func lastTrains(before node: PageTree.Index) -> String? {
    guard speaksOfLastTrains else { return nil }
    let above = lines.last { $0.node < node && !tree.nodes[$0.block].tag.isCell }
    // A heading that names the line is of the line's own timetable.
    guard let above, !tree.nodes[above.block].tag.isHeading else { return nil }
    return [above.text].first { line in
      !NameLine(line).says(.routeName, .destination) && SignWords.lastTrains.isFound(in: line)
        && !SignWords.bus.isFound(in: line)
    }
  }

  /// The heading by which something else than a ride is done at the times below an element; of the page's
  /// own heading where nothing nearer speaks of what carries people.
  func deed(before node: PageTree.Index) -> String? {
    let above = openHeadings(before: node).map(\.text)
    if let near = above.last, SignWords.isDeed(near) { return near }
    guard !above.dropFirst().contains(where: SignWords.carriers.isFound) else { return nil }
    guard let said = (title + entitling).first(where: SignWords.isDeed),
      !(title + above).contains(where: SignWords.carriers.isFound)
    else { return nil }
    return said
  }

  /// The heading that says that buses come in at the times below an element.
  func arrivals(before node: PageTree.Index) -> String? {
    let near = openHeadings(before: node).last.map { [$0.text] } ?? []
    return (near.isEmpty ? title : near).first(where: SignWords.isArrivals)
  }

  /// The headings above an element without those whose section a higher one has ended.
  private func openHeadings(
    before node: PageTree.Index
  ) -> [(node: PageTree.Index, text: String)] {
    var highest = Tag.h6
    let open = headings.reversed().filter { heading in
      guard heading.node < node else { return false }
      let tag = tree.nodes[heading.node].tag
      guard tag.isHeading else { return true }
      guard tag.rawValue <= highest.rawValue else { return false }
      highest = tag
      return true
    }
    return open.reversed()
  }

  /// What heads other sections beside the one that is of what carries people, and speaks of other things:
  /// 開館時間 beside シャトルバス.
  private func closedTexts(among open: [(node: PageTree.Index, text: String)]) -> Set<String> {
    var highest = Tag.h6.rawValue + 1
    var isOfRides = false
    var closed = Set<String>()
    for heading in open.reversed() where tree.nodes[heading.node].tag.isHeading {
      let rank = tree.nodes[heading.node].tag.rawValue
      if rank < highest {
        highest = rank
        isOfRides =
          isOfRides || rank > Tag.h1.rawValue && SignWords.carriers.isFound(in: heading.text)
      } else if rank == highest, isOfRides, !SignWords.carriers.isFound(in: heading.text) {
        closed.insert(heading.text)
      }
    }
    return closed
  }

  /// Whether the title, a heading or a line above an element says from where or to where buses go.
  func namesPlaces(before node: PageTree.Index) -> Bool {
    let own = tree.descendants(of: node)
    let above = headings.filter { $0.node < node || own.contains($0.node) }.map(\.text)
    let near = lines.filter { $0.node < node }.suffix(Self.near * 2).map(\.text)
    return (title + above + near).contains { NameLine($0).says(.stop, .destination) }
      || zip(near, near.dropFirst()).contains { label, value in
        LabelledNames.claims(label, next: value).contains {
          $0.kind == .stop || $0.kind == .destination
        }
      }
  }

  /// Whether the heading of a section speaks of something else than the page: 教室 on a page of buses,
  /// 電車時刻表 on one that names no trains.
  func isElse(_ section: String) -> Bool {
    let page = (title + entitling).filter { $0 != section }.joined(
      separator: " ")
    let isVehicle =
      SignWords.vehicles.ends(section) && !SignWords.trains.isFound(in: page)
      && SignWords.bus.isFound(in: page)
    if isVehicle { return true }
    guard SignWords.bus.isFound(in: page),
      !NameLine(section).says(.stop, .routeName, .destination), !BareName.isLikely(section)
    else { return false }
    // "患者様用 送迎バス" is a bus's.
    if SignWords.foreignSections.isFound(in: section), !SignWords.services.isFound(in: section) {
      return true
    }
    guard !SignWords.bus.isFound(in: section), !SignWords.commutes(section) else { return false }
    // JR港駅 and 電車通り are stops; 電車の時刻 is of trains.
    if SignWords.trains.isFound(in: section), SignWords.times.isFound(in: section) {
      // The page's own heading is none of a section beside it.
      return !SignWords.trains.isFound(in: page) && !entitling.contains(section)
    }
    let isForeign =
      SignWords.foreign.isFound(in: section)
      || SignWords.foreignAround.isFound(in: section.replacing("検索結果", with: ""))
      || SignWords.foreignTitles.isFound(in: section)
    return isForeign && !SignWords.strong.isFound(in: section)
      && DayLabel.labels(in: section).isEmpty
  }

  /// Whether the section that an element stands in is about something else than the page.
  func isInOtherSection(_ node: PageTree.Index) -> Bool {
    headings.last { $0.node < node }.map { isElse($0.text) } ?? false
  }

  /// Whether the title or the first heading says that the page is about something else.
  private(set) lazy var isEntitledElse = (title + entitling).contains {
    SignWords.isForeignTitle($0)
      || SignWords.counts.isFound(in: $0) || Self.railways.contains(Texts.compact($0))
  }

  /// What entitles the times of trains.
  private static let railways: Set<String> = ["駅の時刻表", "駅時刻表", "駅別時刻表", "列車時刻表", "電車時刻表"]

  /// Whether the title or a heading speaks of buses.
  private(set) lazy var isOfBuses = (title + headings.map(\.text)).contains {
    SignWords.bus.isFound(in: $0) || SignWords.strong.isFound(in: $0)
      || SignWords.arrows.isFound(in: $0)
  }

  /// The title or first heading that says that the numbers of the page count something.
  private var entitledCounts: String? {
    (title + entitling).first { SignWords.counts.isFound(in: $0) }
  }

  /// The heading of the whole page: its h1, or the first one where it has none.
  private var entitling: [String] {
    (headings.first { tree.nodes[$0.node].tag == .h1 } ?? headings.first).map { [$0.text] } ?? []
  }

  private lazy var speaksOfLastTrains = tree.tokens.words.texts.contains {
    SignWords.lastTrains.isFound(in: $0)
  }

  private lazy var title = Surroundings(tree: tree, node: 0).titleParts

  private func signs(_ all: [String]) -> [Sign] {
    var texts: [String] = []
    for text in all where !texts.contains(text) { texts.append(text) }
    let titles = texts.filter(SignWords.isForeignTitle)
    let strong = texts.filter {
      SignWords.strong.isFound(in: $0) || SignWords.arrows.isFound(in: $0)
        || titles.isEmpty && HeadingWords.destination(in: $0) != nil
    }
    let weak = texts.filter { text in
      !strong.contains(text) && SignWords.weak.isFound(in: text)
    }
    let foreign = texts.filter { text in
      // 診療所 is where people go.
      !strong.contains(text) && !SignWords.isOfRides(text)
        && SignWords.foreignAround.isFound(in: text.replacing("診療所", with: ""))
    }
    // 循環バス says by itself what バス says beside another word.
    let isOfService = strong.isEmpty && weak.contains(where: SignWords.services.isFound)
    return TimetableSigns.sign(.wordsAround, strong, each: 2, most: 4)
      + TimetableSigns.sign(.wordsAround, weak, each: isOfService ? 2 : 1, most: 2)
      + TimetableSigns.sign(.foreignWordsAround, foreign, each: -1, most: -3)
      + TimetableSigns.sign(.foreignWordsAround, titles, each: -4, most: -4)
  }
}
