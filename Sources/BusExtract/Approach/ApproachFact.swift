import BusModel

/// One thing that a line of an approach page says of a bus.
enum ApproachFact: Hashable {
  /// The page's own clock: "11:57 現在".
  case stamp(ServiceTime)
  /// When the timetable has it leave: "定刻 12:16", "15:30発予定".
  case scheduled(ServiceTime)
  /// When it is expected: "予測 12:18".
  case predicted(ServiceTime)
  /// "あと約18分で発車".
  case minutesAway(Int)
  /// "2つ前の停留所".
  case stopsAway(Int)
  /// "5分遅れ".
  case delay(Int)
  /// "5〜10分遅れ", "10分以上遅れ": late, and nobody knows by how much.
  case unsureDelay
  /// "3番のりば", "のりば: 3".
  case platform(String)

  /// Whether it is of a bus under way, rather than of its place.
  var isOfTime: Bool {
    switch self {
    case .stamp, .platform: false
    default: true
    }
  }
}

/// Finds what a line says by the words around its numbers.
struct ApproachScanner {
  private let text: [Character]

  /// Takes a line; its digits and colons may be of either width, and spaces do not matter.
  init(_ line: String) { text = Self.plain(line) }

  /// What it says, in order.
  var facts: [ApproachFact] {
    var facts: [ApproachFact] = []
    var start = 0
    while let first = text[start...].firstIndex(where: Self.isDigit) {
      let end = text[first...].firstIndex { !Self.isDigit($0) } ?? text.count
      let (fact, next) = fact(first, end)
      if let fact { facts.append(fact) }
      start = max(end, next)
      guard start < text.count else { break }
    }
    return facts
  }

  /// Full-width letters as ASCII, without white space but between two numbers: "12:16 5分遅れ".
  private static func plain(_ line: String) -> [Character] {
    var plain: [Character] = []
    var isApart = false
    for scalar in line.unicodeScalars {
      guard !scalar.properties.isWhitespace else {
        isApart = true
        continue
      }
      let isWide = (0xFF01...0xFF5E).contains(scalar.value)
      let character = Character(
        isWide ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
      if isApart, let last = plain.last, isDigit(last), isDigit(character) { plain.append(" ") }
      plain.append(character)
      isApart = false
    }
    return plain
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// What a number says, and where what belongs to it ends.
  private func fact(_ first: Int, _ end: Int) -> (ApproachFact?, Int) {
    // Longer ones are numbers of telephones, vehicles and stops.
    guard end - first <= 3, let number = Int(String(text[first..<end])) else { return (nil, end) }
    let before = words(before: first)
    if let (minute, next) = minute(after: end), let time = ServiceTime(hour: number, minute: minute)
    {
      return (clock(time, before, after: words(after: next)), next)
    }
    let after = words(after: end)
    if after.begins(with: "分") {
      return (minutes(number, before, after: String(after.dropFirst())), end)
    }
    if Self.stopsBefore.contains(where: after.begins(with:)) { return (.stopsAway(number), end) }
    let isPlace =
      Self.afterPlatform.contains(where: after.begins(with:))
      || Self.platforms.contains(where: before.ends(with:))
    return (isPlace ? .platform(String(number)) : nil, end)
  }

  /// ":16" or "時16分".
  private func minute(after end: Int) -> (minute: Int, next: Int)? {
    guard end < text.count, text[end] == ":" || text[end] == "時" else { return nil }
    let digits = text[(end + 1)...].prefix { Self.isDigit($0) }
    guard digits.count == 2, let minute = Int(String(digits)), minute < 60 else { return nil }
    let next = digits.endIndex
    guard text[end] == "時" else { return (minute, next) }
    return next < text.count && text[next] == "分" ? (minute, next + 1) : nil
  }

  private func clock(_ time: ServiceTime, _ before: String, after: String) -> ApproachFact? {
    let isStamp =
      Self.afterStamp.contains(where: after.begins(with:))
      || Self.stamps.contains(where: before.ends(with:))
    if isStamp { return .stamp(time) }
    let isPredicted =
      Self.afterPrediction.contains(where: after.begins(with:))
      || Self.predictions.contains(where: before.ends(with:))
    if isPredicted { return .predicted(time) }
    // An arrival is of another stop, or of this one: nobody says.
    guard !before.ends(with: "着予定"), !before.ends(with: "到着予定時刻") else { return nil }
    let isScheduled =
      Self.afterSchedule.contains(where: after.begins(with:))
      || Self.schedules.contains(where: before.ends(with:))
    return isScheduled ? .scheduled(time) : nil
  }

  private func minutes(_ number: Int, _ before: String, after: String) -> ApproachFact? {
    let isRange = Self.ranges.contains(where: before.ends(with:)) || after.begins(with: "以上")
    var rest = after[...]
    for word in ["以上", "ほど", "程度", "くらい", "位", "の"] where rest.begins(with: word) {
      rest = rest.dropFirst(word.count)
    }
    let isLate =
      Self.lateness.contains(where: rest.begins(with:))
      || Self.lateness.contains { before.ends(with: $0) || before.ends(with: $0 + "は") }
    if isLate { return isRange ? .unsureDelay : number > 0 ? .delay(number) : nil }
    let isAway =
      ["後", "で", "待ち", "以内"].contains(where: rest.begins(with:))
      || ["あと", "残り", "到着まで", "発車まで"].contains(where: before.ends(with:))
    return isAway && !isRange ? .minutesAway(number) : nil
  }

  /// The last words before a number, without what only joins them.
  private func words(before index: Int) -> String {
    var words = text[max(0, index - 12)..<index]
    while let last = words.last, "約:は、(「【=".contains(last) { words.removeLast() }
    return String(words)
  }

  private func words(after index: Int) -> String {
    String(text[index..<min(text.count, index + 12)].drop { ")」】".contains($0) })
  }

  private static let stamps = ["現在時刻", "更新", "更新時刻", "更新日時", "取得"]
  private static let afterStamp = ["現在", "時点", "更新"]
  private static let schedules = [
    "定刻", "定時", "時刻表", "予定時刻", "発車予定", "発予定", "出発予定", "予定", "発車時刻",
  ]
  private static let afterSchedule = ["発予定", "発車予定", "出発予定", "発の", "発(", "発"]
  private static let predictions = ["予測", "予想", "見込", "見込み", "予測時刻"]
  private static let afterPrediction = [
    "頃", "ごろ", "発見込", "着予測", "到着予測", "発車予測", "発車見込", "見込",
  ]
  private static let lateness = ["遅れ", "遅延", "おくれ"]
  private static let ranges = ["~", "〜", "-", "から", "―"]
  private static let stopsBefore = [
    "つ前", "個前", "停留所前", "バス停前", "停前", "つ手前", "個手前", "停留所手前", "バス停手前",
  ]
  private static let platforms = ["のりば", "乗り場", "乗場"]
  private static let afterPlatform = ["番のりば", "番乗り場", "番乗場", "番ポール"]
}
