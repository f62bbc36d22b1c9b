import BusLabels
import BusModel

/// Which of several meanings of one mark holds for which timetable: the legend nearest below a table is
/// that table's, and "平日　★：…" is of the columns of 平日.
struct LegendPlaces {
  /// Where the timetables of a page divide it.
  struct Stretches {
    private let tables: [PageTree.Index]

    init(_ readings: [LayoutResult]) { tables = readings.map(\.node).sorted() }

    /// How many timetables begin before a place: 0 above all of them.
    func index(of node: PageTree.Index) -> Int { tables.count { $0 < node } }

    var count: Int { tables.count + 1 }
  }

  /// An entry, and where it stands.
  private struct Found {
    var mark: Mark
    var stretch: Int
    /// The days with which its line begins, of whose columns alone it speaks.
    var days: String?
  }

  let stretches: Stretches
  /// By their keys, only where a mark has several meanings.
  private var found: [String: [Found]] = [:]

  init(_ stretches: Stretches) { self.stretches = stretches }

  /// Notes what a line explains.
  mutating func note(_ marks: [Mark], in line: PageLines.Line) {
    let stretch = stretches.index(of: line.node)
    for mark in marks {
      let lead = line.text.place(ofMark: mark.mark).map { line.text[..<$0] } ?? ""
      let days = Texts.compact(String(lead.drop { "※・（(【［[ 　".contains($0) }))
      found[MarkKey.of(mark.mark), default: []].append(
        Found(mark: mark, stretch: stretch, days: DayWords.isLabel(days) ? days : nil))
    }
  }

  /// The entries of the marks that mean several things on the page, as they hold for one timetable.
  func own(_ table: PageTree.Index, label: DayLabel?) -> [Mark] {
    let place = stretches.index(of: table)
    return found.values.filter(Self.differs).sorted { $0[0].mark.mark < $1[0].mark.mark }
      .flatMap { entries -> [Mark] in
        let near = nearest(entries, to: place)
        return Self.ofColumn(near, label).map {
          Mark(mark: entries[0].mark.mark, text: $0.mark.text)
        }
      }
  }

  /// The marks of which nothing says which of their meanings holds where, if any speaks of days.
  func doubts(_ readings: [LayoutResult]) -> [Notice] {
    guard stretches.count > 2 else { return [] }
    return found.values.filter { Self.differs($0) && isUnplaced($0) && Self.namesDays($0) }
      .map { entries in
        let words = entries.compactMap(\.mark.text).joined(separator: " / ")
        return Notice(
          .unreadDays(.mark(entries[0].mark.mark, words: words)),
          at: readings.first?.columns.first?.at)
      }
  }

  /// Above all timetables and below the last: neither each above its own nor each below.
  private func isUnplaced(_ entries: [Found]) -> Bool {
    let places = Set(entries.map(\.stretch))
    return places.count > 1 && places.contains(0) && places.contains(stretches.count - 1)
  }

  /// The nearest below a timetable; above it, where one stands above the first and none below the last.
  private func nearest(_ entries: [Found], to table: Int) -> [Found] {
    guard !isUnplaced(entries) else { return entries }
    let places = Set(entries.map(\.stretch))
    let isAbove = places.contains(0)
    let own =
      isAbove
      ? places.filter { $0 <= table }.max() : places.filter { $0 > table }.min() ?? places.max()
    return entries.filter { $0.stretch == own }
  }

  private static func ofColumn(_ entries: [Found], _ label: DayLabel?) -> [Found] {
    guard let label, entries.contains(where: { $0.days != nil }) else { return entries }
    let kind = DayWords.kind(of: label.text)
    let own = entries.filter { $0.days.flatMap(DayWords.kind) == kind }
    if !own.isEmpty { return own }
    let common = entries.filter { $0.days == nil }
    return common.isEmpty ? entries : common
  }

  private static func differs(_ entries: [Found]) -> Bool {
    Set(entries.map(\.mark.text)).count > 1
  }

  private static func namesDays(_ entries: [Found]) -> Bool {
    entries.contains { $0.mark.text.map { ServicePattern.read($0).pattern != nil } ?? false }
  }
}

extension String {
  /// Where a mark stands first, its look-alikes aside.
  fileprivate func place(ofMark mark: String) -> Index? {
    mark.first.map { MarkKey.of(String($0)) }.flatMap { key in
      indices.first { MarkKey.of(String(self[$0])) == key }
    }
  }
}
