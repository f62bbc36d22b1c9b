import BusModel

/// Weighs what speaks for and against a reading being one of a timetable.
struct TimetableSigns {
  /// What the signs come to.
  enum Judgement { case believed, doubtful, refused }

  let grid: Grid
  let reading: LayoutResult
  let tree: PageTree
  let around: SignsAround

  /// Signs for it that need no look at what stands around.
  private static let enough = 4
  /// Fewer signs for it than one strong word.
  private static let few = 2
  /// Signs against it that outweigh a word or two.
  private static let much = 3

  /// The signs; what stands around is looked at where the table itself leaves room for doubt.
  func signs(all: Bool) -> [Sign] {
    let own = ownSigns
    let isBare = isBareList
    if !all, !isBare, !reading.isPlain, own.weightAgainst == 0, own.weightFor >= Self.enough,
      !around.isEntitledElse, !around.isInOtherSection(reading.node),
      around.lastTrains(before: reading.node) == nil, around.deed(before: reading.node) == nil
    {
      return own
    }
    var signs = own + around.signs(before: reading.node, isUnlabelled: reading.isUnlabelled)
    if isPlain(own) { signs.append(Sign(kind: .bareList, weight: -1, words: "")) }
    return isBare && !signs.contains { $0.kind == .days }
      ? signs + [Sign(kind: .bareList, weight: -1, words: "")] : signs
  }

  /// Whether neither its form nor anything on the page says that it is about rides.
  private func isPlain(_ own: [Sign]) -> Bool {
    reading.isPlain && !around.isOfBuses && !around.namesPlaces(before: reading.node)
      && !own.contains { $0.kind == .words && $0.weight > 1 }
  }

  /// Whether it is a small list of which nothing on the page says where its buses go, from where, or on
  /// which days.
  private var isBareList: Bool {
    reading.layout == PageLayout.departureList.rawValue && reading.departureCount < Self.small
      && reading.isUnlabelled && !namesTrips && !isOfPlace
      && reading.columns.allSatisfy { column in
        column.stop == nil
          && !column.headings.contains { NameLine($0).says(.stop, .routeName, .destination) }
          && column.departures.allSatisfy {
            $0.destination == nil && $0.platform == nil && $0.routeName == nil
          }
      } && !around.namesPlaces(before: reading.node) && !PlaceHeading.heads(reading.node, tree)
  }

  /// Whether the nearest heading says what carries people, and another one is the name of a place: 美術館シャトルバス below
  /// 駅西口.
  private var isOfPlace: Bool {
    reading.columns.allSatisfy(\.headings.isEmpty)
      && HeadLine.namesRides(above: reading.node, tree)
      && around.headings.contains { heading in
        heading.node < reading.node && tree.nodes[heading.node].tag.isHeading
          && BareName.isLikely(heading.text) && !SignWords.isForeign(heading.text, isPlace: true)
      }
  }

  /// Whether each time is that of a trip with a name, on a page of buses.
  private var namesTrips: Bool {
    (around.isOfBuses || HeadLine.namesRides(above: reading.node, tree))
      && reading.columns.allSatisfy { column in
        column.departures.allSatisfy { $0.tripName.map { $0.contains("便") } ?? false }
      }
  }

  /// So few departures make no timetable by themselves.
  private static let small = 12

  /// What some signs come to.
  static func judgement(_ signs: [Sign]) -> Judgement {
    let (good, bad) = (signs.weightFor, signs.weightAgainst)
    if bad >= much, good <= bad { return .refused }
    let isBare = signs.contains { $0.kind == .bareList }
    if good < few || isBare { return bad > good ? .refused : .doubtful }
    return bad > 0 && good <= bad + 1 ? .doubtful : .believed
  }

  /// What the table itself shows.
  private var ownSigns: [Sign] {
    let heads = headTexts
    let strong = heads.filter { SignWords.strong.isFound(in: $0) || namesWay($0) }
    let weak = heads.lazy.filter { text in
      // Days are a sign of their own.
      !strong.contains(text) && SignWords.weak.isFound(in: text)
        && DayLabel.labels(in: text).isEmpty
    }
    let foreign = heads.filter { text in
      SignWords.isForeign(text) && !isPlace(text) && !isDays(text) && !leads(text)
        && !(around.isOfBuses && !strong.isEmpty && SignWords.commutes(text))
        && !(isOfTrips
          && (CourseHeads.areStops(text) || RowName.isConnection(text) || text == "時限"
            || SignWords.commutes(text)))
        || RowName.isPeriod(text) && !isOfTrips
    }
    var signs: [Sign] = []
    signs += Self.sign(.words, strong, each: 2, most: 4)
    // More of them say no more: in a table whose cells repeat their day that spares reading each.
    signs += Self.sign(.words, Array(weak.prefix(Self.mostWords)), each: 1, most: 2)
    signs += Self.sign(.foreignWords, foreign, each: -3, most: -9)
    if reading.columns.contains(where: { $0.label.map { isNoDate($0.text) } == true }) || namesDays
    {
      signs.append(Sign(kind: .days, weight: 2, words: ""))
    }
    if grid.isSentences { signs.append(Sign(kind: .words, weight: 4, words: "")) }
    if isChoice { signs.append(Sign(kind: .formFields, weight: -4, words: "")) }
    if let arrivals {
      signs.append(Sign(kind: .foreignWords, weight: -9, words: String(arrivals.prefix(20))))
    }
    return signs + TimeSigns(grid: grid, reading: reading).signs
  }

  static func sign(_ kind: Sign.Kind, _ texts: [String], each: Int, most: Int) -> [Sign] {
    guard !texts.isEmpty else { return [] }
    let weight = each * texts.count
    let words = texts.prefix(Self.mostWords).map { String($0.prefix(20)) }.joined(separator: " ")
    return [
      Sign(kind: kind, weight: each > 0 ? min(weight, most) : max(weight, most), words: words)
    ]
  }

  private var namesDays: Bool {
    // By index: a departure is not copied to be asked, and each of the page's words is asked once.
    var asked = Set<Int32>()
    return reading.columns.contains { column in
      column.departures.indices.contains { index in
        column.departures[index].days.map(isNoDate) == true
          || column.departures[index].words.contains { word in
            word.text.length > 1 && word.number.map { asked.insert($0).inserted } != false
              && DayWords.isLabel(word.text)
          }
      }
    }
  }

  /// What says that the hours are those at which buses come in: "平日 着", or the heading above.
  private var arrivals: String? {
    guard reading.layout == PageLayout.hourGrid.rawValue else { return nil }
    let heads = grid.cells.filter { $0.row == 0 && $0.column > 0 }.map(\.tokens.joined)
    if !heads.isEmpty, heads.allSatisfy({ $0.ends(with: "着") }) { return heads[0] }
    return around.arrivals(before: reading.node)
  }

  /// Whether the first time is a choice of a form: in a label, a button or a set of fields.
  private var isChoice: Bool {
    let first = reading.columns.lazy.flatMap(\.departures).compactMap(\.node).first
    guard var current = first.map(tree.parent(of:)) else { return false }
    for _ in 0..<8 where current > 0 {
      switch tree.nodes[current].tag {
      case .label, .button, .fieldset: return true
      default: current = tree.parent(of: current)
      }
    }
    return false
  }

  /// 集合場所 over the stops of a bus is where it picks people up.
  private var isOfTrips: Bool {
    let isNamed = reading.columns.contains { $0.departures.contains { $0.tripName != nil } }
    return (around.isOfBuses || isNamed)
      && reading.columns.contains { $0.departures.contains { $0.trip != nil } }
  }

  /// Dates are those of all kinds of lists.
  private func isNoDate(_ label: String) -> Bool { !label.contains(where: \.isNumber) }

  /// A stop may be called 会議場前, and 会場発 says that buses leave there.
  private func isPlace(_ text: String) -> Bool {
    let name = String(text.drop { $0.isNumber || ".．、 ".contains($0) })
    return SignWords.places.ends(text)
      && reading.columns.contains { $0.stop == text || $0.stop == name }
      || text.ends(with: "発") && reading.columns.contains { $0.stop == StopHeading.name(in: text) }
  }

  /// "集会所 発（診療所 行）": from one place to another.
  private func leads(_ text: String) -> Bool {
    guard text.contains("発") else { return false }
    let line = NameLine(text)
    return line.says(.stop) && line.says(.destination)
  }

  /// 診療日 and 試験期間 over the times of a bus are its days.
  private func isDays(_ text: String) -> Bool {
    around.isOfBuses && !DayLabel.labels(in: text).isEmpty
  }

  /// "港行", "駅前 発", "A着".
  private func namesWay(_ text: String) -> Bool {
    (text.ends(with: "発") || text.ends(with: "着")) && text.length > 1
      || HeadingWords.destination(in: text) != nil || SignWords.arrows.isFound(in: text)
  }

  /// The different texts of the first two rows, the first column and what heads the columns.
  private var headTexts: [String] {
    var texts: [String] = []
    for cell in grid.cells where cell.row < 2 || cell.column == 0 {
      guard texts.count < Self.mostHeads else { break }
      guard (1...12).contains(cell.tokens.count), grid.clocksAreAbsent(from: cell) else { continue }
      let text = cell.tokens.joined
      // 第1便, 第2便 and 第3便 say once that these are trips.
      if RowName.isTrip(text), texts.contains(where: RowName.isTrip) { continue }
      if !texts.contains(where: { $0.isPrinted(as: text) }) { texts.append(text) }
    }
    for text in reading.columns.flatMap(\.headings) + reading.leadingLines
    where texts.count < Self.mostHeads && text.length <= 40
      && !texts.contains(where: { $0.isPrinted(as: text) })
    {
      texts.append(text)
    }
    return texts
  }

  private static let mostHeads = 40
  /// So many texts are told of a sign.
  private static let mostWords = 4
}

extension Grid {
  /// Whether a cell holds no time and is no bare number.
  fileprivate func clocksAreAbsent(from cell: Cell) -> Bool {
    !cell.tokens.allSatisfy(\.isNumber)
      && !ClockCell.holdsTime(cell.tokens)
  }
}

extension LayoutResult {
  /// The reading with the doubt as a left-over.
  func doubted(_ signs: [Sign]) -> LayoutResult {
    var doubted = self
    let against = signs.filter { $0.weight < 0 }.map(\.words).filter { !$0.isEmpty }
    doubted.leftovers.append(
      Notice(.doubtfulTimetable(against: against.joined(separator: " ")), at: columns.first?.at))
    return doubted
  }
}

extension [Sign] {
  /// The weight of all that speaks for a timetable.
  var weightFor: Int { reduce(0) { $0 + Swift.max($1.weight, 0) } }
  /// The weight of all that speaks against one.
  var weightAgainst: Int { reduce(0) { $0 - Swift.min($1.weight, 0) } }
}
