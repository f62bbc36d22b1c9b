/// What the lines beside a page's timetables say of days, each looked for once for all of them.
struct LinesAround {
  /// The sentences in them.
  let lines: PageLines
  let scope: LineScope
  let operating: OperatingDays
  let unread: UnreadDayLines
  let revisions: RevisionLines
  let sections: SectionDays
  /// The sentences about days with a service of their own that are not said of all timetables.
  let special: [PageLines.Line]
  let tree: PageTree

  /// `printed` are the lines as printed, `lines` the sentences in them.
  init(
    _ readings: [LayoutResult], printed: PageLines, lines: PageLines, scope: LineScope,
    special: [PageLines.Line], tree: PageTree
  ) {
    self.lines = lines
    self.scope = scope
    self.tree = tree
    operating = OperatingDays(lines, scope: scope)
    unread = UnreadDayLines(lines, scope: scope, special: special, tree: tree)
    revisions = RevisionLines(printed, before: readings.map(\.node).max() ?? 0, tree)
    sections = SectionDays(printed, tree)
    self.special = special.filter { !scope.holdsForAll($0.node) }
  }
}
