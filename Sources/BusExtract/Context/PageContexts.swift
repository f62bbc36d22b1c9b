import BusModel

/// What stands around each timetable of a page, with the days that only all of them together tell: by the
/// order of tabs, by lines below each, by words that are said of all.
struct PageContexts {
  /// One for each reading.
  private(set) var contexts: [ContextReader]
  private let readings: [LayoutResult]
  private let tree: PageTree

  /// Looks around the readings. `printed` are the lines as printed, `lines` the sentences in them, `ofLines`
  /// those of single lines.
  init(
    _ readings: [LayoutResult], names: [TimetableNames], printed: PageLines, lines: PageLines,
    ofLines: LineSentences, scope: LineScope, special: [PageLines.Line], tree: PageTree
  ) {
    self.readings = readings
    self.tree = tree
    let around = LinesAround(
      readings, printed: printed, lines: lines, scope: scope, special: special, tree: tree)
    contexts = zip(readings, names).map { reading, names in
      ContextReader(reading, names: names, ofLine: ofLines.words(of: reading), around: around)
    }
    fillFromTabs(names)
    fillFromBelow(printed)
    shareDays(lines)
    if readings.allSatisfy(\.isUnlabelled) { ContextReader.forgetBeginnings(in: &contexts) }
    ChosenDay.settle(&contexts, in: tree)
  }

  /// Days of timetables that have none, by the order of tabs or by the one that is pressed.
  private mutating func fillFromTabs(_ names: [TimetableNames]) {
    let unlabelled = readings.indices.filter { index in
      contexts[index].surroundingLabel == nil && readings[index].isUnlabelled
    }
    // Of 平日 and 土日祝 over the way there and the way back the one is pressed, for both.
    if readings.count > 1, unlabelled.count == readings.count, goDifferentWays(names) {
      let label = TabOrder.chosen(before: readings.map(\.node), in: tree)
      for index in contexts.indices { contexts[index].surroundingLabel = label }
    } else if let labels = TabOrder.labels(for: unlabelled.map { readings[$0].node }, in: tree) {
      for (index, label) in zip(unlabelled, labels) { contexts[index].surroundingLabel = label }
    } else if readings.count == 1, unlabelled.count == 1 {
      contexts[0].surroundingLabel = TabOrder.chosen(before: readings[0].node, in: tree)
    }
  }

  /// Whether each goes to a place of its own, by what stands around them: none is another one's of other
  /// days.
  private func goDifferentWays(_ names: [TimetableNames]) -> Bool {
    let ends = zip(readings, names).compactMap { reading, names in
      reading.columns.first.flatMap { column in
        names.choices(for: column)[NameKind.destination.index].told?.claim.text
      }
    }
    return ends.count == readings.count && Set(ends).count == ends.count
  }

  /// Days that stand below each timetable.
  private mutating func fillFromBelow(_ printed: PageLines) {
    let isOpen = contexts.first?.surroundingLabel == nil
    guard isOpen, let labels = LabelsBelow.labels(of: readings, printed, tree) else { return }
    for (index, label) in labels.enumerated() { contexts[index].surroundingLabel = label }
  }

  /// Days that are said of all, and those of one that are not said of the others.
  private mutating func shareDays(_ lines: PageLines) {
    let shared = SharedDays(readings: readings, lines: lines, tree: tree)
    if let label = contexts.first?.surroundingLabel, shared.isOfAll(label) {
      // ※祝日は運休 below the last one is said of all of them, and no days of its own.
      let isPositive = !DayWords.onlyCancels(label.text)
      for index in contexts.indices {
        let own = contexts[index].surroundingLabel
        if own.map({ isPositive && DayWords.onlyCancels($0.text) }) ?? true {
          contexts[index].surroundingLabel = label
        }
      }
    } else if contexts.contains(where: \.isLabelled) {
      // 平日 over the one and 祝日は運休 below the other: the other's days are said nowhere.
      for index in contexts.indices where !contexts[index].isLabelled {
        let own = contexts[index].surroundingLabel
        if own.map({ DayWords.onlyCancels($0.text) }) == true, readings[index].isUnlabelled {
          contexts[index].surroundingLabel = nil
        }
      }
    }
  }
}
