import BusModel

/// What one layout made of one grid.
struct LayoutResult: Sendable {
  /// The layout's name.
  var layout: String
  /// The element that was read.
  var node: PageTree.Index
  /// The columns, with what their own headings say.
  var columns: [Column]
  /// Cells above the times that head the whole, for the context.
  var headerCells: [PageTree.Index] = []
  /// The cells that were read as times: no legend stands in them.
  var consumed: [PageTree.Index] = []
  /// Lines of text that stand directly above, inside the same element.
  var leadingLines: [String] = []
  /// What is printed among the times and is none of them: with any of these it is uncertain.
  var leftovers: [Notice]
  /// What is odd but understood.
  var notices: [Notice]
  /// 0 … 1: how well the domain's laws hold.
  var score: Double
  /// Whether it is clear which way the table lies, as far as this layout can tell.
  var isOrientationSure = true
  /// Whether its form by itself is no sign of a timetable: hours that no word names, and that skip.
  var isPlain = false
  /// Whether it was told in running text, for which no days hold that head other things.
  var isSentence = false

  /// The departures under one heading.
  struct Column: Sendable {
    /// The days its own heading gives.
    var label: DayLabel?
    /// What its headings say besides, nearest last: destinations, routes, stops.
    var headings: [String]
    /// Departures in page order, with words not yet told apart as marks or names.
    var departures: [Departure]
    /// The stop, where the layout itself knows it.
    var stop: String?
    /// The signs beside its name: ▼.
    var stopSigns = ""
    /// Its place.
    var at: String
  }

  /// A departure and the words beside it.
  struct Departure: Sendable {
    var hour: Int
    var minute: Int
    var words: [MinuteCell.Word]
    var at: String
    var routeName: String?
    /// The name of its ship.
    var vessel: String?
    var destination: String?
    var platform: String?
    var days: String?
    var trip: String?
    /// What the page calls its trip: "第3便", "3".
    var tripName: String?
    var stopPosition: Int?
    /// The text node its minute stands in.
    var node: PageTree.Index?
    /// Where its trip ends, as far as the table shows.
    var end: End?
    /// Where its row says that it arrives, though it names another place as where it goes.
    var arrival: String?
    /// Where the table breaks off its trip though the heading names a farther place.
    var doubtfulEnd: String?

    /// Whether something of its own says on which days it runs.
    var namesDays: Bool { days != nil || words.contains { $0.role == .days } }

    /// Whether it is one where no heading names a place behind the table's last stop.
    var isCertain: Bool { end?.isHere != true }
  }

  /// The last stop of a trip; a heading may name a farther one.
  struct End: Sendable {
    /// Its name.
    var stop: String
    /// Whether the time is the one there: an arrival, unless the bus goes on.
    var isHere: Bool
    /// Whether signs for "no stop" stand at all stops behind it.
    var isCutShort = false
  }

  /// Whether none of its columns names days, and no departure does.
  var isUnlabelled: Bool {
    columns.allSatisfy { $0.label == nil && !$0.departures.contains(where: \.namesDays) }
  }

  /// How many departures there are.
  var departureCount: Int {
    columns.reduce(0) { sum, column in sum + column.departures.count(where: \.isCertain) }
  }
}

/// A way of reading a grid. A new one is a file with a `static let` and a line in `all`.
struct Layout: Sendable {
  /// The name that `routes.json` and the JSON output use.
  let name: String
  /// Reads a grid, or says that it is nothing of this kind.
  let read: @Sendable (Grid, PageTree) -> LayoutResult?

  init(_ layout: PageLayout, read: @escaping @Sendable (Grid, PageTree) -> LayoutResult?) {
    name = layout.rawValue
    self.read = read
  }

  /// All layouts, in the order in which equals are preferred.
  static let all: [Layout] = [
    .tripLines, .stopLines, .hourGrid, .sidewaysHourGrid, .stopsByTrips, .tripsByStops,
    .departureList,
  ]
}

extension LayoutResult.Column {
  /// The one place to which all departures say themselves that they go.
  var soleDestination: String? {
    let destinations = Set(departures.map(\.destination))
    return destinations.count == 1 ? destinations.first ?? nil : nil
  }
}
