import BusLabels
import BusModel

/// One line of text that is a trip from stop to stop.
struct TripLine {
  /// A stop with its time.
  struct Call {
    var stop: String
    var hour: Int
    var minute: Int
    /// Whether 着 or 発 stands beside the time; nil for neither.
    var isArrival: Bool?
    /// Where at the stop, on a card that says it.
    var platform: String?
  }

  /// The calls, in their order.
  let calls: [Call]
  /// Where it ends: the stop of the last call, or one behind it whose time nobody gives.
  let end: String
  let endsBehind: Bool
  /// The line before its first stop: "北ルート 駅前 8:00".
  private(set) var routeName: String?
  /// The days in a bracket behind the last stop.
  private(set) var days: String?

  /// Nil unless arrows divide a line into parts of a name and a time each; the last ones may be names alone,
  /// 町 and 港 in "駅前 8:00 → 町 → 港". Where the names of the stops stand elsewhere, each is a time alone.
  init?(_ tokens: Tokens, names: [String] = []) {
    let (text, days) = TripParts.withoutDays(Self.text(of: tokens))
    let isByArrows = SignWords.arrows.isFound(in: text)
    let parts =
      isByArrows || !names.isEmpty
      ? text.split { "→⇒➡➔".contains($0) } : TripParts.divided(text)
    guard parts.count > 1, names.isEmpty || names.count == parts.count else { return nil }
    var calls: [Call] = []
    var end: String?
    for (index, part) in parts.enumerated() {
      var bare = index == 0 ? Self.withoutTrip(part) : part
      if index == 0, names.isEmpty, let (line, rest) = Self.divided(bare) {
        (routeName, bare) = (line, rest)
      }
      let named = names.isEmpty ? bare : "\(names[index]) \(bare)"[...]
      if index > 0, index == parts.count - 1 || names.isEmpty, let place = Self.place(named) {
        end = place
        continue
      }
      // A stop among others that have a time has one as well.
      guard end == nil, let call = Self.call(named),
        names.isEmpty || !bare.contains(where: \.isLetter)
      else {
        return nil
      }
      calls.append(call)
    }
    let moments = calls.map { $0.hour * 60 + $0.minute }
    guard moments == moments.sorted(), isByArrows || !names.isEmpty || TripParts.areStops(calls),
      let last = end ?? calls.last?.stop
    else { return nil }
    self.calls = calls
    self.end = last
    self.days = days
    endsBehind = end != nil
  }

  /// A part that is the name of a place and nothing else.
  private static func place(_ part: Substring) -> String? {
    let name = name(part.unicodeScalars)
    guard !name.contains(where: \.isPlainDigit), HeadingWords.mayBeStop(name) else { return nil }
    return HeadingWords.trimmedDestination(name)
  }

  /// A line as printed.
  static func text(of tokens: Tokens) -> String { tokens.spaced }

  /// "第1便 駅前 8:00発" without the name of the trip.
  static func withoutTrip(_ part: Substring) -> Substring {
    let bare = withoutDirection(part.drop { $0 == " " || "・●■①②③④⑤⑥⑦⑧⑨⑩".contains($0) })
    for ending in ["便", "号車", "号", "回", "本目"] {
      guard let range = bare.firstRange(of: ending),
        RowName.isTrip(String(bare[..<range.upperBound]))
      else { continue }
      return bare[range.upperBound...].drop { " ：:.．、".contains($0) }
    }
    return bare
  }

  /// "北ルート 駅前 8:00" as 北ルート and the rest.
  private static func divided(_ part: Substring) -> (line: String, rest: Substring)? {
    guard let space = part.firstIndex(of: " "), let line = NameWords.line(String(part[..<space])),
      case let rest = part[part.index(after: space)...], rest.first?.isNumber == false,
      call(rest) != nil
    else { return nil }
    return (line, rest)
  }

  /// "【行き】駅前" as 駅前: there or back is no part of the name.
  private static func withoutDirection(_ part: Substring) -> Substring {
    guard let first = part.first, "【[［〔".contains(first),
      let close = part.firstIndex(where: { "】]］〕".contains($0) }),
      RowName.isWay(Texts.compact(part[..<close].dropFirst()))
    else { return part }
    return part[part.index(after: close)...].drop { $0 == " " }
  }

  /// "駅前 8:00発", "駅前（8:00）", "8:00 駅前": a name beside one time.
  static func call(_ part: Substring) -> Call? {
    let scalars = part.unicodeScalars.map { Scalars.folded($0.value) }
    let printed = Array(part.unicodeScalars)
    let isDigit = { (index: Int) in
      scalars.indices.contains(index) && (0x30...0x39).contains(scalars[index])
    }
    let colons = scalars.indices.filter {
      scalars[$0] == 0x3A && isDigit($0 - 1) && isDigit($0 + 1) && isDigit($0 + 2)
        && !isDigit($0 + 3)
    }
    guard colons.count == 1, let colon = colons.first else { return nil }
    let start = isDigit(colon - 2) ? colon - 2 : colon - 1
    guard !isDigit(start - 1) else { return nil }
    let digits = (start..<colon).map { Int(scalars[$0]) - 0x30 }
    let hour = digits.reduce(0) { $0 * 10 + $1 }
    let minute = (Int(scalars[colon + 1]) - 0x30) * 10 + Int(scalars[colon + 2]) - 0x30
    let before = name(printed[..<start])
    var after = name(printed[(colon + 3)...])
    var isArrival: Bool?
    for (word, kind) in [("到着", true), ("出発", false), ("着", true), ("発", false)]
    where isArrival == nil && after.begins(with: word) && (!before.isEmpty || after != word) {
      isArrival = kind
      after = name(after.unicodeScalars.dropFirst(word.unicodeScalars.count))
    }
    guard hour < 48, minute < 60, before.isEmpty != after.isEmpty else { return nil }
    let name = before.isEmpty ? after : before
    if isArrival == nil, StopHeading.endsWithDeed(name) { isArrival = StopHeading.isArrival(name) }
    let stop = StopHeading.name(in: name)
    return Call(stop: stop, hour: hour, minute: minute, isArrival: isArrival)
  }

  /// The characters of a name without blanks around them, nor brackets but those of its own: 駅（西口）.
  private static func name(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = Array(scalars)
    while let first = text.first, let last = text.last {
      let inside = text.dropFirst().dropLast()
      let isWrapped =
        open.contains(first) && close.contains(last) && !inside.contains(where: open.contains)
      if blanks.contains(first) || close.contains(first) || isWrapped
        || open.contains(first) && !text.contains(where: close.contains)
      {
        text.removeFirst()
      } else if blanks.contains(last) || open.contains(last)
        || close.contains(last) && !text.contains(where: open.contains)
      {
        text.removeLast()
      } else {
        break
      }
    }
    return Texts.collapsed(String(text.map(Character.init)))
  }

  private static let blanks = Set(" 　、,…‥：:".unicodeScalars)
  private static let (open, close) = (Set("（([［".unicodeScalars), Set("）)]］".unicodeScalars))
}

extension Layout {
  /// Lines of text, each a trip.
  static let tripLines = Layout(.tripsByStops) { grid, tree in
    guard grid.isTripLines,
      grid.cells.count > 1 || grid.isOneOfSeveral || isCourse(grid, tree)
    else { return nil }
    var reading = LayoutResult(
      layout: PageLayout.tripsByStops.rawValue, node: grid.node, columns: [],
      consumed: grid.cells.map(\.node), leftovers: [], notices: [], score: 1)
    for cell in grid.cells {
      let trip =
        grid.isCards
        ? TripLine(card: cell.tokens) : TripLine(cell.tokens, names: grid.stopNames)
      guard let line = trip else { return nil }
      for (position, call) in line.calls.enumerated() where call.isArrival != true {
        // The last stop is where the bus goes, whatever stands beside its time.
        guard position + 1 < line.calls.count || line.endsBehind || call.isArrival == false
        else { continue }
        var departure = LayoutResult.Departure(
          hour: call.hour, minute: call.minute, words: [], at: cell.at, trip: cell.at,
          stopPosition: position + 1, node: cell.tokens.first { $0.isNumber }?.node,
          end: LayoutResult.End(stop: line.end, isHere: false))
        departure.platform = call.platform
        departure.routeName = line.routeName
        departure.days = line.days
        if let index = reading.columns.firstIndex(where: { $0.stop == call.stop }) {
          reading.columns[index].departures.append(departure)
        } else {
          reading.columns.append(
            LayoutResult.Column(
              label: nil, headings: [], departures: [departure], stop: call.stop, at: cell.at))
        }
      }
    }
    return reading.departureCount > 0 ? reading : nil
  }

  /// Whether a line by itself is the course of a bus, as what stands over it says.
  static func isCourse(_ grid: Grid, _ tree: PageTree) -> Bool {
    guard let cell = grid.cells.first, let line = TripLine(cell.tokens), line.calls.count > 2
    else { return false }
    let rows = line.calls.map { CourseRow(call: $0, at: cell.at) }
    let above = grid.lines(above: 0, tree)
    return Course(rows, at: cell.at) != nil && above.contains { buses.isFound(in: $0) }
      && !above.contains { tours.isFound(in: $0) }
  }

  private static let buses = WordList(["バス", "送迎", "号車"])
  private static let tours = WordList([
    "ツアー", "観光", "モデル", "日程", "行程", "アクセス", "散策", "見学", "乗換", "乗り換え",
  ])
}
