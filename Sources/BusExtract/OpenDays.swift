import BusModel

/// The timetables of a page whose days nothing tells, where words of days stand beside them.
struct OpenDays {
  let readings: [LayoutResult]
  /// What stands around each of them.
  let contexts: [ContextReader]
  let hints: PageHints
  let tree: PageTree

  /// A timetable without days below a heading that names some, though not of it as far as the page's
  /// structure tells: it must not pass for one of every day.
  var elsewhere: [Notice] {
    let open = zip(readings, contexts).first { reading, context in
      context.surroundingLabel == nil && reading.isUnlabelled
        && reading.columns.contains { context.label(of: $0) == nil }
    }
    guard let open, hints.service == nil else { return [] }
    let headings = tree.headings(and: .title).filter { $0 < open.0.node }
    let before = zip(readings, contexts).filter { $0.0.node < open.0.node }
    let others = before.compactMap(\.1.surroundingLabel).map(\.text)
    if let other = others.first(where: { !DayLabel.isDaily($0) }) {
      return [Notice(.unreadDays(.columnWithoutDays(heading: other)), at: open.0.columns.first?.at)]
    }
    let named = headings.lazy.map { Texts.line(of: $0, in: tree) }.first { text in
      DayLabel.labels(in: text).contains { DayWords.isPlain($0) && !DayLabel.isDaily($0) }
    }
    return named.map {
      [Notice(.unreadDays(.columnWithoutDays(heading: $0)), at: open.0.columns.first?.at)]
    } ?? []
  }

  /// A timetable without days below buttons for days, none of which is known to be pressed.
  var tabs: [Notice] {
    guard hints.service == nil else { return [] }
    let open = zip(readings, contexts).first { reading, context in
      context.surroundingLabel == nil && reading.isUnlabelled && reading.departureCount > 0
    }
    return open.flatMap { reading, _ in
      TabOrder.row(before: reading.node, in: tree).map {
        [Notice(.unreadDays(.words($0)), at: reading.columns.first?.at)]
      }
    } ?? []
  }

  /// The words beside each timetable without days that speak of some and were not understood.
  var untold: [String?] {
    zip(readings, contexts).map { reading, context in
      let isOpen = reading.columns.contains { column in
        !column.departures.isEmpty && column.label == nil && !context.namesDays
          && column.departures.contains { !$0.namesDays }
      }
      return isOpen && hints.service == nil ? context.unreadDays : nil
    }
  }
}
