extension Explanation {
  /// What a page gives for one name of one timetable.
  public struct NameTrial: Hashable, Sendable {
    /// Where the timetable stands.
    public let at: String
    /// Which name.
    public let kind: NameKind
    /// What is told, nil when nothing is.
    public let told: String?
    /// The places that give a name, the weightiest first; those that agree stand together.
    public let witnesses: [NameWitness]

    /// A name and its witnesses.
    public init(at: String, kind: NameKind, told: String?, witnesses: [NameWitness]) {
      self.at = at
      self.kind = kind
      self.told = told
      self.witnesses = witnesses
    }
  }

  /// A place of a page that gives a name.
  public struct NameWitness: Hashable, Sendable {
    /// The name as the place gives it.
    public let text: String
    /// What the place is.
    public let place: NamePlace
    /// The element; nil for the heading of the timetable itself.
    public let at: String?
    /// How much it counts, to 100.
    public let weight: Int

    /// A witness.
    public init(text: String, place: NamePlace, at: String?, weight: Int) {
      self.text = text
      self.place = place
      self.at = at
      self.weight = weight
    }
  }

  /// What a place of a page is to a timetable.
  public enum NamePlace: String, Hashable, Sendable {
    /// The heading of its column.
    case columnHead
    /// A line or cell that names what it says.
    case labelled
    /// Its caption.
    case caption
    /// A cell above the times.
    case headerCell
    /// The heading right above it.
    case nearestHeading
    /// A heading of the section around it.
    case heading
    /// The entry of a row of tabs that is no link.
    case tab
    /// The last entry of a breadcrumb.
    case breadcrumb
    /// A line above it.
    case line
    /// A line that looks like a heading.
    case boldLine
    /// A line farther above, before another timetable.
    case farLine
    /// The title of the page.
    case title
  }
}
