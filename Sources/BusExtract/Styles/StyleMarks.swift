import BusModel

/// Makes marks of the way departures look, where the page says what that look means.
///
/// A class or a colour that nothing explains is decoration. One that a legend speaks of and that the
/// markup does not show leaves the page uncertain, and so does a time that is crossed out.
struct StyleMarks {
  /// What the looks mean, as entries of the legend.
  private(set) var legend: [Mark] = []
  /// Looks that are explained and cannot be told, and times that are crossed out.
  private(set) var leftovers: [Notice] = []

  private let departures: StyledDepartures
  private let tree: PageTree

  /// Adds the marks to the departures of the readings.
  init(_ readings: inout [LayoutResult], lines: PageLines, tree: PageTree) {
    self.tree = tree
    departures = StyledDepartures(readings, in: tree)
    noteStruck(readings)
    noteColours(lines, readings, tree)
    guard !departures.telling.isEmpty else { return }
    let consumed = Set(readings.flatMap(\.consumed))
    let classes = Set(
      departures.telling.compactMap { style -> String? in
        if case .named(let name) = style { name } else { nil }
      })
    let explained = ClassLegend(tree: tree, consumed: consumed).entries(for: classes)
    addClasses(explained, to: &readings)
    addWords(lines, unexplained: classes.subtracting(explained.keys), to: &readings)
  }

  /// "■は平日のみ運行" with the sign in a colour, which no time bears as a sign: it speaks of times by their
  /// colour, and which these are a style sheet may say.
  private mutating func noteColours(
    _ lines: PageLines, _ readings: [LayoutResult], _ tree: PageTree
  ) {
    let looks: [StaticString] = ["style", "color", "class"]
    for line in lines.lines {
      let around = tree.parent(of: line.node)
      guard !tree.nodes[around].tag.isBlock, tree.hasAttributes(around),
        LegendLine.explainsSign(line.text), let sign = line.text.first,
        DayWords.hasHint(line),
        looks.contains(where: { tree.attributeBytes($0, of: around) != nil }),
        !readings.contains(where: { $0.bears(String(sign)) })
      else { continue }
      leftovers.append(Notice(.leftOver(.unplacedMark(String(sign)))))
    }
  }

  private mutating func addClasses(
    _ explained: [String: ClassLegend.Entry], to readings: inout [LayoutResult]
  ) {
    let signs = explained.values.compactMap(\.sign)
    for (name, entry) in explained.sorted(by: { $0.key < $1.key }) {
      let bearers = departures.entries { $0 == .named(name) }
      // Where a printed mark says it already, the class only sets that mark off.
      guard !bearers.allSatisfy(\.hasWords) else { continue }
      if isRunOfChips(name, bearers, readings) {
        leftovers.append(Notice(.leftOver(.unplacedMark(entry.meaning))))
        continue
      }
      let sign = entry.sign.flatMap { sign in signs.count { $0 == sign } == 1 ? sign : nil }
      // Without a sign of its own the look says what its legend says; class names are not printed.
      let mark = sign ?? entry.meaning
      legend.append(Mark(mark: mark, text: entry.meaning))
      add(mark, to: bearers, in: &readings)
    }
  }

  /// Whether the chips of a list that look so follow one another: that may be a mark of these buses, or a state that
  /// all buses pass through.
  private func isRunOfChips(
    _ name: String, _ bearers: [StyledDepartures.Entry], _ readings: [LayoutResult]
  ) -> Bool {
    guard let first = bearers.first, let last = bearers.last, first.reading == last.reading,
      first.column == last.column, last.departure - first.departure == bearers.count - 1
    else { return false }
    return ChipStates(tree: tree).isChip(
      readings[first.reading].columns[first.column].departures[first.departure].node, of: name)
  }

  private mutating func addWords(
    _ lines: PageLines, unexplained: Set<String>, to readings: inout [LayoutResult]
  ) {
    for found in lines.lines.flatMap({ StyleWords.read($0.text) }) {
      guard !legend.contains(where: { $0.mark == found.word }) else { continue }
      let bearers = departures.entries { departures.telling.contains($0) && found.holds(for: $0) }
      if !bearers.isEmpty {
        legend.append(Mark(mark: found.word, text: found.text))
        add(found.word, to: bearers, in: &readings)
      } else if !unexplained.isEmpty {
        leftovers.append(
          Notice(.leftOver(.unplacedMark(found.word))))
      }
    }
  }

  private func add(
    _ mark: String, to bearers: [StyledDepartures.Entry], in readings: inout [LayoutResult]
  ) {
    for entry in bearers {
      let place = readings[entry.reading].columns[entry.column].departures[entry.departure]
      readings[entry.reading].columns[entry.column].departures[entry.departure].words.append(
        MinuteCell.Word(text: mark, number: nil, node: place.node ?? 0, isGrouped: false))
    }
  }

  private mutating func noteStruck(_ readings: [LayoutResult]) {
    guard let first = departures.entries(with: { $0 == .struck }).first else { return }
    let place = readings[first.reading].columns[first.column].departures[first.departure].at
    leftovers.append(
      Notice(.leftOver(.struckTime), at: place))
  }
}

extension LayoutResult {
  /// Whether a sign stands beside a departure.
  fileprivate func bears(_ sign: String) -> Bool {
    columns.contains { column in
      column.departures.contains { $0.words.contains { $0.text.contains(sign) } }
    }
  }
}
