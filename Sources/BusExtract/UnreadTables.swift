import BusModel

/// Tables beside those that were read, which must not get lost unsaid.
extension PageReader {
  /// Grids made like an accepted one that gave no reading themselves: their departures would get
  /// lost without a word, so they are left over.
  func withUnread(_ kept: [LayoutResult]) -> [LayoutResult] {
    let accepted = Set(kept.map(\.node))
    let models = trials.filter { accepted.contains($0.grid.node) && !$0.readings.isEmpty }
      .map(\.grid)
    var leftovers: [Notice] = []
    var notices: [Notice] = []
    var small: [LayoutResult] = []
    for trial in trials where !accepted.contains(trial.grid.node) {
      if let reading = oneTime(trial.grid, beside: kept + small, like: models) {
        small.append(reading)
        continue
      }
      if isOfStops(trial, besides: kept) || holdsStrays(trial, besides: kept)
        || isOfWay(trial, besides: kept)
      {
        leftovers.append(Notice(.unreadTable, at: trial.grid.at))
        continue
      }
      guard isUnread(trial.grid, besides: kept, like: models) else { continue }
      if let reading = fewHours(trial.grid, beside: kept + small) {
        small.append(reading)
      } else if !past.contains(trial.grid.node), sharesStops(trial.grid, with: kept) {
        leftovers.append(Notice(.unreadTable, at: trial.grid.at))
      } else if refused.contains(trial.grid.node) && !isTwin(trial, of: kept)
        || ForeignTable.isOne(trial.grid, tree) || ForeignTable.isOfHours(trial.grid)
        || isWithoutTimes(trial.grid, beside: models)
        || isHeadedElse(trial.grid, besides: kept)
      {
        notices.append(ForeignTable.notice(trial.grid))
      } else {
        leftovers.append(Notice(.unreadTable, at: trial.grid.at))
      }
    }
    notices += trials.filter { foreign.contains($0.grid.node) }.map { ForeignTable.notice($0.grid) }
    var result = kept
    result[result.count - 1].leftovers += leftovers
    result[result.count - 1].notices += notices
    return small.isEmpty ? result : (result + small).sorted { $0.node < $1.node }
  }

  /// Whether a grid is made like one of those that were read and stands beside them, and no reader had
  /// reason to pass it over.
  private func isUnread(_ grid: Grid, besides kept: [LayoutResult], like models: [Grid]) -> Bool {
    guard !copies.contains(grid.node), !foreign.contains(grid.node) else { return false }
    let isNested = kept.contains { nest($0.node, grid.node) }
    let alike = AlikeGrids(tree: tree)
    return !isNested
      && models.contains { model in
        alike.isAlike(model, grid) && (!model.isTripLines || grid.isTripLines || holdsArrow(grid))
      }
      && !kept.contains { $0.consumed.contains(grid.node) }
      && !(namesFirstBuses && IntervalRule.isOne(grid))
  }

  /// Whether lines that no reader could lay out are stops with their times below a heading of their own, which says
  /// when or where buses go: 金曜日コース.
  private func isOfStops(_ trial: Trial, besides kept: [LayoutResult]) -> Bool {
    let grid = trial.grid
    guard trial.readings.isEmpty, tree.nodes[grid.node].tag != .table,
      !copies.contains(grid.node), !past.contains(grid.node), !refused.contains(grid.node),
      !kept.contains(where: { $0.consumed.contains(grid.node) || nest($0.node, grid.node) }),
      holdsStops(grid),
      let heading = tree.headings().last(where: { $0 < grid.node }),
      !kept.contains(where: { heading < $0.node && $0.node < grid.node })
    else { return false }
    let text = Texts.line(of: heading, in: tree)
    return !OtherSections.isNoVehicle(text) && !ForeignTable.isOne(grid, tree)
      && (!DayLabel.labels(in: text).isEmpty
        || NameLine(text).claims.contains { $0.certainty == .said })
  }

  /// Whether numbers stand in the rows of a table that nothing was read of, outside its cells: these lost their tags.
  private func holdsStrays(_ trial: Trial, besides kept: [LayoutResult]) -> Bool {
    let grid = trial.grid
    return tree.nodes[grid.node].tag == .table && trial.readings.isEmpty && grid.cells.count <= 60
      && !copies.contains(grid.node) && !past.contains(grid.node)
      && grid.strays.contains { tree.tokens(of: $0).contains(where: \.isNumber) }
      && !kept.contains { nest($0.node, grid.node) }
  }

  /// Whether a table that was not read is headed by places that buses leave and reach, which are stops of those that
  /// were read, and holds a time.
  private func isOfWay(_ trial: Trial, besides kept: [LayoutResult]) -> Bool {
    let grid = trial.grid
    guard !copies.contains(grid.node), !past.contains(grid.node),
      trial.readings.isEmpty || refused.contains(grid.node),
      grid.cells.count <= 60, !kept.contains(where: { $0.consumed.contains(grid.node) }),
      grid.cells.contains(where: { cell in
        cell.tokens.holdClockSign && !kept.contains { nest($0.node, cell.node) }
      })
    else { return false }
    let stops = Set(kept.flatMap(\.columns).compactMap(\.stop).map(Texts.compact))
    let heads = grid.cells.filter { $0.row == 0 || $0.column == 0 }.map(\.tokens.joined)
    return Set(heads.filter(StopHeading.endsWithDeed).map(StopHeading.name)).count {
      stops.contains(Texts.compact($0))
    } > 1
  }

  /// Whether words and times follow one another in a grid, of each two at least, and little else.
  private func holdsStops(_ grid: Grid) -> Bool {
    var (times, words, count) = (0, 0, 0)
    for index in grid.cells.indices {
      if grid.clocks[index].isRange { return false }
      let tokens = grid.cells[index].tokens
      times += tokens.count { $0.is(.clockColon) }
      words += tokens.contains { $0.kind == .word } ? 1 : 0
      count += tokens.count
    }
    return times > 1 && words > 1 && count <= 12 * times
  }

  /// Whether one of two elements holds the other.
  private func nest(_ first: PageTree.Index, _ second: PageTree.Index) -> Bool {
    tree.descendants(of: first).contains(second) || tree.descendants(of: second).contains(first)
  }

  /// Whether a heading of its own below those of what was read says that lines of times are of something else
  /// than buses: ステージ.
  private func isHeadedElse(_ grid: Grid, besides kept: [LayoutResult]) -> Bool {
    guard grid.isLines, let heading = tree.headings().last(where: { $0 < grid.node }),
      kept.contains(where: { $0.node < heading }),
      !kept.contains(where: { heading < $0.node && $0.node < grid.node })
    else { return false }
    return OtherSections.isNoVehicle(Texts.line(of: heading, in: tree))
  }

  /// Whether times stand between arrows, as those of trips written in lines do.
  private func holdsArrow(_ grid: Grid) -> Bool {
    grid.cells.contains { cell in
      cell.tokens.contains {
        $0.kind == .word && SignWords.arrows.isFound(in: cell.tokens.text($0))
      }
    }
  }

  /// An hour or two with their minutes below days of their own, beside tables of hours below other days: a
  /// day with few buses.
  private func fewHours(_ grid: Grid, beside kept: [LayoutResult]) -> LayoutResult? {
    guard !refused.contains(grid.node),
      let days = Surroundings(tree: tree, node: grid.node).dayLabel(), DayWords.isPlain(days.text),
      kept.allSatisfy({ reading in
        reading.layout == PageLayout.hourGrid.rawValue && reading.isUnlabelled
          && Surroundings(tree: tree, node: reading.node).dayLabel().map { $0.text != days.text }
            == true
      }),
      grids(of: kept).contains(where: { AlikeGrids(tree: tree).isSmall(grid, beside: $0) })
    else { return nil }
    var hours = grid
    hours.leadsWithHours = true
    guard let reading = Layout.hourGrid.read(hours, tree), reading.columns.count == 1,
      reading.leftovers.isEmpty, reading.score >= Self.threshold,
      reading.columns[0].departures.allSatisfy({ $0.hour > 3 })
    else { return nil }
    return reading
  }

  /// A single time below days of its own, beside lists below other days that are made alike: a day with one bus.
  private func oneTime(
    _ grid: Grid, beside kept: [LayoutResult], like models: [Grid]
  ) -> LayoutResult? {
    guard grid.clocks.timeCells.count == 1, !grid.isLines, !refused.contains(grid.node),
      !copies.contains(grid.node), !foreign.contains(grid.node),
      models.contains(where: { AlikeGrids(tree: tree).areMadeAlike($0, grid) }),
      !kept.contains(where: { $0.consumed.contains(grid.node) || nest($0.node, grid.node) }),
      let days = Surroundings(tree: tree, node: grid.node).dayLabel(),
      kept.allSatisfy({ reading in
        reading.layout == PageLayout.departureList.rawValue && reading.isUnlabelled
          && reading.columns.count == 1
          && Surroundings(tree: tree, node: reading.node).dayLabel().map { $0.text != days.text }
            == true
      })
    else { return nil }
    var list = grid
    list.isOfOtherDays = true
    guard let reading = Layout.departureList.read(list, tree), reading.departureCount == 1,
      reading.columns.map(\.headings) == kept[0].columns.map(\.headings),
      reading.leftovers.isEmpty, reading.score >= Self.threshold
    else { return nil }
    return reading
  }

  /// Whether times stand beside three stops of which buses were read: they are the same bus's, whatever
  /// kept them from being read.
  private func sharesStops(_ grid: Grid, with kept: [LayoutResult]) -> Bool {
    guard grid.clocks.timeCells.count > 2 else { return false }
    let stops = Set(kept.flatMap(\.columns).compactMap(\.stop).map(Texts.compact))
    let named = grid.cells.filter { (1...8).contains($0.tokens.count) }
      .map { Texts.compact($0.tokens.joined) }.filter(stops.contains)
    return Set(named).count > 2
  }

  /// Whether a grid of hours is made as one that is believed, or lines of times stand beside such: what
  /// speaks against it is not about it.
  private func isTwin(_ trial: Trial, of kept: [LayoutResult]) -> Bool {
    guard weighed.contains(trial.grid.node), let own = Orientation.winner(of: trial.readings)
    else { return false }
    if trial.grid.isLines, own.layout == PageLayout.departureList.rawValue {
      return grids(of: kept).contains { $0.isLines && areSiblings($0.node, trial.grid.node) }
    }
    guard own.layout == PageLayout.hourGrid.rawValue else { return false }
    return kept.contains { reading in
      reading.layout == own.layout && reading.columns.count == own.columns.count
        && zip(reading.columns, own.columns).allSatisfy { $0.headings == $1.headings }
    }
  }

  /// Whether two elements, or the blocks around two texts, stand side by side and are made alike.
  private func areSiblings(_ first: PageTree.Index, _ second: PageTree.Index) -> Bool {
    let blocks = [first, second].map { node in
      tree.nearest(from: node) { tree.nodes[$0].tag.isBlock } ?? 0
    }
    return tree.parent(of: blocks[0]) == tree.parent(of: blocks[1])
      && tree.nodes[blocks[0]].tag == tree.nodes[blocks[1]].tag
  }

  /// Whether a grid cannot hold times where all that were read have them with a colon: no cell has
  /// one, and no number stands without a word, as those of platforms and fares do not.
  private func isWithoutTimes(_ grid: Grid, beside models: [Grid]) -> Bool {
    grid.clocks.timeCells.isEmpty && models.allSatisfy { !$0.clocks.timeCells.isEmpty }
      && HourAxis.axes(in: grid).isEmpty
      && grid.cells.allSatisfy { cell in
        !cell.tokens.contains { $0.is(.colon) }
          && (!cell.tokens.contains(where: \.isNumber) || cell.tokens.contains { $0.kind == .word })
      }
  }
}
