import BusModel

/// Makes a timetable of a column that was read and of what stands around it.
struct TimetableAssembler {
  let sorter: WordSorter
  let context: ContextReader
  let hints: PageHints
  /// Whether the page lists several stops, of which the hint `stop` chooses one and renames none.
  let choosesStop: Bool

  let places: PlaceMemo
  let ways: WayWords
  let ends: SaidEnds
  /// The readings whose buses come back to where others began, and whether by the same stops.
  let turns: [PageTree.Index: Bool]

  /// The timetable; marks that nothing explains are noted, and names that contradict one another.
  func assemble(
    _ found: LayoutResult.Column, _ reading: LayoutResult, notices: inout [Notice]
  ) -> RawTimetable {
    var choices = context.names.choices(for: found)
    let stops = reading.columns.compactMap(\.stop)
    let isOtherWay = isOtherWay(choices, stops)
    if isOtherWay { choices[NameKind.destination.index] = NameChoice([]) }
    let choice = choices[NameKind.destination.index]
    // 北 of 北・南方面 is on the way.
    let isWay = choice.told?.claim.text.ends(with: "方面") == true
    let doubted = isWay ? found : sorter.doubted(found)
    let column = disputed(doubted, choices).closed(
      heading: hints.destination ?? (choice.told ?? choice.withdrawn)?.claim.text, stops: stops,
      turn: turns[reading.node], isSaid: ends.says)
    let label = context.label(of: column)
    choices[NameKind.routeName.index].withdraw(besides: label?.text)
    let names = names(of: column, choices, stops, notices: &notices)
    let isLineSaid = names[NameKind.routeName.index] != nil
    var timetable = RawTimetable(
      stop: names[NameKind.stop.index]?.text,
      routeName: names[NameKind.routeName.index]?.text,
      destination: names[NameKind.destination.index]?.text,
      platform: names[NameKind.platform.index]?.text, label: hints.service ?? label?.text,
      remarks: (label?.remarks ?? []) + context.dayLines + context.revision
        + ways.words(of: column, in: reading) + vessels(column, isLineSaid), at: column.at,
      legend: sorter.places.own(reading.node, label: label), sources: Self.sources(of: names))
    if names[NameKind.destination.index] == nil, isOtherWay || leadsBack(column, choices) {
      timetable.destination = column.soleDestination
      if timetable.destination != nil { timetable.sources.destination = column.at }
    }
    fill(&timetable, column, isLineSaid, &notices)
    return timetable
  }

  /// Puts the departures in; marks that nothing explains are noted.
  private func fill(
    _ timetable: inout RawTimetable, _ column: LayoutResult.Column, _ isLineSaid: Bool,
    _ notices: inout [Notice]
  ) {
    let common = doubtEnds(column, &timetable, &notices)
    var unexplained: [String: String] = [:]
    timetable.departures.reserveCapacity(column.departures.count)
    for index in column.departures.indices {
      let sorted = sorter.sort(
        column.departures[index].words,
        hasDestination: column.departures[index].destination != nil)
      for word in sorted.unexplained where unexplained[word] == nil {
        unexplained[word] = column.departures[index].at
      }
      // Where the bus only lets people off it is no departure.
      guard !sorted.isOfAlighting else { continue }
      column.departures.withUnsafeBufferPointer { departures in
        timetable.departures.append(raw(departures, index, sorted, common, isLineSaid))
      }
    }
    for (mark, place) in unexplained.sorted(by: { $0.key < $1.key })
    where !notices.contains(where: { $0.content.isAbout(mark) }) {
      notices.append(
        Notice(.unexplainedMark(mark), at: place))
    }
  }

  /// A column whose departures say themselves that they go to other places than the heading above them,
  /// 行先 東都 below 空港行き: which is so is not known.
  private func disputed(_ column: LayoutResult.Column, _ choices: [NameChoice])
    -> LayoutResult.Column
  {
    guard hints.destination == nil, !column.departures.isEmpty,
      let heading = choices[NameKind.destination.index].told, heading.claim.certainty == .said,
      heading.source.isHeading, !heading.claim.text.ends(with: "方面")
    else { return column }
    let stop = column.stop ?? choices[NameKind.stop.index].told?.claim.text
    let isOther = column.departures.allSatisfy { departure in
      guard let place = departure.destination else { return false }
      return !RowName.areRelated(place, heading.claim.text)
        && !RowName.areRelated(heading.claim.text, place)
        && stop.map { !NameKey.agree($0, place) && !NameKey.agree($0, heading.claim.text) } ?? true
    }
    guard isOther else { return column }
    var disputed = column
    for index in disputed.departures.indices {
      disputed.departures[index].doubtfulEnd = disputed.departures[index].destination
      disputed.departures[index].destination = nil
    }
    return disputed
  }

  /// Where the names were found.
  private static func sources(of names: [Name?]) -> NameSources {
    NameSources(
      stop: names[NameKind.stop.index]?.place,
      routeName: names[NameKind.routeName.index]?.place,
      destination: names[NameKind.destination.index]?.place,
      platform: names[NameKind.platform.index]?.place)
  }

  /// Where some trips break off before the place that the heading names, that is told of the others
  /// alone; of those nobody knows where they end.
  private func doubtEnds(
    _ column: LayoutResult.Column, _ timetable: inout RawTimetable, _ notices: inout [Notice]
  ) -> String? {
    guard hints.destination == nil, let heading = timetable.destination,
      let short = column.departures.first(where: { $0.doubtfulEnd != nil }),
      let end = short.doubtfulEnd
    else { return nil }
    timetable.destination = nil
    guard !end.isEmpty, !NameKey.agree(heading, end) else { return heading }
    let notice = Notice(.contradictoryNames(.destination, heading, end), at: short.at)
    if !notices.contains(where: { $0.content == notice.content }) { notices.append(notice) }
    return heading
  }

  /// A name that is told, and where it was found.
  private typealias Name = (text: String, place: String)

  /// Hints win always, then the stop that the column itself gives, then what was weighed.
  private func names(
    of column: LayoutResult.Column, _ choices: [NameChoice], _ stops: [String],
    notices: inout [Notice]
  ) -> [Name?] {
    let stop = hints.stop ?? column.stop
    return NameKind.allCases.map { kind in
      if kind == .stop, choosesStop, let stop = column.stop { return (stop, column.at) }
      if let hint = hint(kind), kind != .stop || !choosesStop { return (hint, "hint") }
      if kind == .stop, let stop = column.stop { return (stop, column.at) }
      let choice = choices[kind.index]
      if let told = choice.told {
        // No bus goes to the stop it leaves from.
        if kind == .destination, let stop, stop == told.claim.text { return nil }
        let name =
          kind == .destination ? NameParts.whole(told.claim.text, among: stops) : told.claim.text
        return (name, told.node.map({ places.name(of: $0) }) ?? column.at)
      }
      if let notice = contradiction(choice, kind), !isNamedAlone(kind, column),
        !notices.contains(where: { $0.content == notice.content })
      {
        notices.append(notice)
      }
      return nil
    }
  }

  private func hint(_ kind: NameKind) -> String? {
    switch kind {
    case .stop: hints.stop
    case .routeName: hints.routeName
    case .destination: hints.destination
    case .platform: hints.platform
    }
  }

  private func contradiction(_ choice: NameChoice, _ kind: NameKind) -> Notice? {
    guard choice.contradicting.count > 1 else { return nil }
    let (first, second) = (choice.contradicting[0], choice.contradicting[1])
    return Notice(
      .contradictoryNames(kind, first.claim.text, second.claim.text),
      at: first.node.map { places.name(of: $0) })
  }

  /// Whether every departure names it itself.
  private func isNamedAlone(_ kind: NameKind, _ column: LayoutResult.Column) -> Bool {
    column.departures.allSatisfy { departure in
      switch kind {
      case .stop: false
      case .routeName: departure.routeName != nil
      case .destination: departure.destination != nil
      case .platform: departure.platform != nil
      }
    }
  }

  /// Whether the destination that stands around a column is the very stop its buses leave from: then
  /// the heading names the other direction, and the departures' own destination counts.
  private func leadsBack(_ column: LayoutResult.Column, _ choices: [NameChoice]) -> Bool {
    let choice = choices[NameKind.destination.index]
    guard hints.destination == nil, let place = choice.withdrawn ?? choice.told else {
      return false
    }
    return choices[NameKind.stop.index].told.map { $0.agrees(with: place) }
      ?? column.stop.map { NameKey.agree($0, place.claim.text) } ?? false
  }

  /// Whether a heading "A → B" stands above a table whose stops lead to A: it is the other way's.
  private func isOtherWay(_ choices: [NameChoice], _ stops: [String]) -> Bool {
    guard hints.destination == nil, let end = choices[NameKind.destination.index].told,
      let start = choices[NameKind.stop.index].told, start.node == end.node, start.node != nil,
      let first = stops.first, let last = stops.last, !NameKey.agree(first, last)
    else { return false }
    return NameKey.agree(start.claim.text, last)
      && !stops.contains { RowName.areRelated($0, end.claim.text) }
  }

  /// The ships of a line that has a name of its own, as a remark; none where they stand for the line.
  private func vessels(_ column: LayoutResult.Column, _ isLineSaid: Bool) -> [String] {
    guard isLineSaid else { return [] }
    var seen = Set<String>()
    return column.departures.compactMap(\.vessel).filter { seen.insert($0).inserted }
  }

  /// A departure; `common` is where those go that say nothing else.
  ///
  /// Within its caller it would be made in one place and copied to another; handed over, read and copied.
  @inline(never)
  private func raw(
    _ departures: UnsafeBufferPointer<LayoutResult.Departure>, _ index: Int,
    _ sorted: WordSorter.Sorted, _ common: String?, _ isLineSaid: Bool
  ) -> RawDeparture {
    RawDeparture(
      hour: departures[index].hour, minute: departures[index].minute, marks: sorted.marks,
      routeName: sorted.routeName ?? departures[index].routeName
        ?? (isLineSaid ? nil : departures[index].vessel),
      destination: sorted.destination ?? departures[index].destination
        ?? (departures[index].doubtfulEnd == nil ? common : nil),
      platform: departures[index].platform, days: departures[index].days ?? sorted.days,
      trip: departures[index].trip, stopPosition: departures[index].stopPosition,
      at: departures[index].at)
  }
}

extension Notice.Content {
  /// Whether it is about that word itself, so that no second notice need say it.
  fileprivate func isAbout(_ word: String) -> Bool {
    switch self {
    case .unexplainedMark(word), .unreadDays(.words(word)): true
    case .leftOver(.unplacedMark(word)), .leftOver(.notOneTime(word)), .leftOver(.notMinute(word)),
      .leftOver(.hourless(word)), .leftOver(.outsideCells(word)), .leftOver(.notTime(word)),
      .leftOver(.notTrip(word)):
      true
    default: false
    }
  }
}
