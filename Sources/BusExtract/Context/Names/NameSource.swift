import BusModel

/// Where on a page a name stands, which says how much it counts.
enum NameSource: Hashable, Sendable {
  /// A cell or line that names what it says; whether it stands by the timetable itself.
  case labelled(isNear: Bool)
  /// A heading of the column; the nearest one has distance 0.
  case columnHead(distance: Int)
  case caption
  /// A cell above the times.
  case headerCell
  /// A line inside the element that was read.
  case lead
  /// A heading above; the nearest one has depth 0, the one that heads its section 1.
  case heading(depth: Int)
  /// The entry of a row of tabs that is no link.
  case tab
  /// The last entry of a trail of links.
  case trail
  /// A line that is a name and nothing else, below another timetable of the same heading.
  case divider
  /// A line without a role; whether it stands by the timetable itself.
  case line(isNear: Bool)
  case title
  /// A line that looks like a heading.
  case prominent(isNear: Bool)

  /// How much a name counts there that is said plainly.
  var weight: Int {
    switch self {
    case .columnHead(let distance): 94 - 8 * min(distance, 1)
    case .labelled(let isNear): isNear ? 86 : 70
    case .divider: 84
    case .caption: 82
    case .headerCell: 80
    case .lead: 78
    case .heading(let depth): 76 - 10 * min(depth, 3)
    case .tab: 68
    case .prominent(let isNear): isNear ? 68 : 40
    case .line(let isNear): isNear ? 62 : 40
    case .trail: 44
    // A line above all timetables of the page is of them all as its title is, and says more.
    case .title: 39
    }
  }

  /// Whether it stands in a heading or a caption.
  var isHeading: Bool {
    switch self {
    case .heading, .caption: true
    default: false
    }
  }

  /// The same for those who ask why.
  var place: Explanation.NamePlace {
    switch self {
    case .columnHead: .columnHead
    case .labelled: .labelled
    case .caption: .caption
    case .headerCell: .headerCell
    case .lead, .divider, .line(isNear: true): .line
    case .heading(let depth): depth == 0 ? .nearestHeading : .heading
    case .tab: .tab
    case .trail: .breadcrumb
    case .line(isNear: false): .farLine
    case .title: .title
    case .prominent: .boldLine
    }
  }

  /// Whether a bare name counts here when nothing else repeats it.
  var mayStandAlone: Bool {
    switch self {
    case .caption, .headerCell, .heading, .columnHead, .trail, .prominent(isNear: true): true
    default: false
    }
  }
}
