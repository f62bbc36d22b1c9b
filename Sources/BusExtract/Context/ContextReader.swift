import BusModel

/// Finds what stands around a timetable: stop, route, destination, platform, and the day when its
/// own columns do not name it.
struct ContextReader {
  /// What was found.
  struct Facts {
    var stop: String?
    var routeName: String?
    var destination: String?
    var platform: String?
    var label: DayLabel?

    /// Fills what is still unknown.
    mutating func fill(from other: Facts) {
      stop = stop ?? other.stop
      routeName = routeName ?? other.routeName
      destination = destination ?? other.destination
      platform = platform ?? other.platform
    }
  }

  private let page: Facts
  /// The days that stand around it, for columns that name none.
  var surroundingLabel: DayLabel?
  /// The words that say from when it holds.
  let revision: [String]
  /// What is wrong when the page's title names other days than the words beside the timetable.
  let dispute: Notice?
  private let headings: HeadingMemo

  /// Looks around a reading; `opening` is what the lines above the first reading of the page say.
  init(
    tree: PageTree, lines: PageLines, headings: HeadingMemo, reading: Reading,
    firstNode: PageTree.Index, opening: Facts
  ) {
    self.headings = headings
    let surroundings = Surroundings(tree: tree, node: reading.node)
    let titleLabel = reading.isUnlabelled ? surroundings.titleLabel() : nil
    surroundingLabel =
      DayLabel.choose(reading.leadingLines.flatMap(DayLabel.labels))
      ?? surroundings.dayLabel() ?? SelectedOption.dayLabel(in: tree) ?? titleLabel
      ?? (reading.isUnlabelled ? OperatingDays.label(for: reading.node, lines) : nil)
    dispute = Self.dispute(surroundingLabel, titleLabel)
    revision = RevisionLines.nearest(to: reading.node, lines, tree)
    let own = reading.headerCells.flatMap { Texts.lines(of: $0, in: tree) }
    let readers = (surroundings.caption + own + surroundings.headings).map(headings.reader)
    var facts = Facts()
    for reader in readers { facts.fill(from: reader.strong) }
    if reading.node != firstNode {
      facts = ContextLines(lines, before: reading.node, tree: tree, headings: headings)
        .filled(facts)
    }
    facts.fill(from: opening)
    // A caption that names the direction is no stop.
    if let stop = facts.stop, facts.destination == stop + "方面" || facts.destination == stop {
      facts.stop = readers.lazy.compactMap(\.strong.stop).first { $0 != stop }
    }
    // The title may say 駅 where the heading names the place alone.
    if let stop = facts.stop, readers.contains(where: { $0.weak.stop.map { $0 + "駅" } == stop }) {
      facts.stop = String(stop.dropLast())
    }
    for reader in readers { facts.fill(from: reader.weak) }
    if facts.stop == nil {
      facts.stop = TitleStop.find(surroundings.titleParts, lines, before: firstNode)
    }
    page = facts
  }

  private static func dispute(_ near: DayLabel?, _ title: DayLabel?) -> Notice? {
    guard let near, let title, DayWords.kind(of: near.text) != DayWords.kind(of: title.text) else {
      return nil
    }
    return Notice(.unreadDays(.contradiction(title: title.text, near: near.text)))
  }

  /// The facts for one column: its own headings first, then the page's.
  func facts(for column: Reading.Column) -> Facts {
    var facts = Facts(label: column.label ?? surroundingLabel)
    for heading in column.headings.reversed() { headings.reader(heading).fill(&facts) }
    facts.stop = facts.stop ?? page.stop
    facts.routeName = facts.routeName ?? page.routeName
    facts.destination = facts.destination ?? page.destination
    facts.platform = facts.platform ?? page.platform
    return facts
  }
}
