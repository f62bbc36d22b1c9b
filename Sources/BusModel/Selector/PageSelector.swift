/// A small part of CSS, enough to point at a part of a page: `table`, `#pole2`, `.timetable`,
/// `div[data-day=1]`, `tr:nth-of-type(2)`, with descendants (`#a table`), children (`div > table`)
/// and alternatives (`#a, #b`).
public struct PageSelector: Sendable {
  /// One element of a path.
  public struct Step: Sendable {
    /// The element's name in lower case, "*" for any; nil when the step does not say.
    public var tag: String?
    /// Its id.
    public var id: String?
    /// Classes that it has.
    public var classes: [String] = []
    /// Attributes that it has, with the value where the step gives one.
    public var attributes: [(name: String, value: String?)] = []
    /// Its number among the siblings of its kind, from 1.
    public var position: Int?
    /// Whether it must be a child of the step before, not just somewhere below it.
    public var isChild = false
  }

  /// The alternatives, each from the outermost step to the innermost.
  public let paths: [[Step]]

  /// The selector of a text, or nil when it is none that is understood.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let read = parts.map { SelectorParser(String($0)).path() }
    guard read.allSatisfy({ $0 != nil }) else { return nil }
    paths = read.compactMap { $0 }
  }
}
