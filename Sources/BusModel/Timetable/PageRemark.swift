/// A line beside a timetable that nothing used and that limits no bus: "小銭をご用意ください".
public struct PageRemark: Hashable, Sendable {
  /// The line as printed, cut where it is very long.
  public var text: String
  /// The element that it stands in: "p[3]".
  public var at: String
  /// The timetable that it stands beside: "table[1]".
  public var beside: String

  /// A remark from its parts.
  public init(text: String, at: String, beside: String) {
    self.text = text
    self.at = at
    self.beside = beside
  }
}

/// What a page says besides its timetables, as far as nothing used it.
public struct PageRemarks: Hashable, Sendable {
  /// The first lines that stand beside a timetable, in page order.
  public var shown: [PageRemark] = []
  /// How many other lines the page has: menus, links, footers, sections about other things, and what was
  /// too much to show.
  public var otherLines = 0

  /// None.
  public init() {}
}
