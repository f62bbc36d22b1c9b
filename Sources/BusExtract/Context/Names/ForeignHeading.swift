import BusModel

/// Headings in Latin letters or Hangul that say from where or to where buses go: "Departs Pine Hill",
/// "From Pine Hill to North Campus", "Richtung Nordpark", "솔밭역 출발".
enum ForeignHeading {
  /// The names; nil when the line is no such heading.
  static func claims(in line: String) -> [NameClaim]? {
    guard line.utf8.count <= 90 else { return nil }
    if let way = hangulWay(line) { return way }
    let pieces = NamePiece.pieces(of: line)
    let words = pieces.compactMap(\.word)
    // What stands in brackets or beside a dash says something of its own.
    guard (2...12).contains(words.count), words.count == pieces.count,
      !pieces.contains(where: \.isBehindDash), ForeignEnd.areForeign(words)
    else { return nil }
    return way(words) ?? start(words) ?? destination(words) ?? end(words)
  }

  /// "솔밭역 > 기숙사": where from and where to, of two names in Hangul alone.
  private static func hangulWay(_ line: String) -> [NameClaim]? {
    guard line.utf8.contains(where: { $0 >= 0xEA }) else { return nil }
    let parts = line.unicodeScalars.split { ">＞→⇒➔".unicodeScalars.contains($0) }
      .map { Texts.collapsed(String($0)) }
    let areNames = parts.allSatisfy { part in
      (2...12).contains(part.length)
        && part.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) || $0 == " " }
        && !menu.contains(part) && !SignWords.strong.isFound(in: part)
    }
    guard parts.count == 2, areNames, parts[0] != parts[1] else { return nil }
    return [
      NameClaim(kind: .stop, text: parts[0], certainty: .said),
      NameClaim(kind: .destination, text: parts[1], certainty: .said),
    ]
  }

  /// What trails through a site begin with.
  private static let menu: Set<String> = ["홈", "메인", "교통", "교통정보", "안내", "이용안내", "공지사항", "생활정보"]

  /// "From Pine Hill to North Campus", "Route 13 Pine Hill to North Campus", "von Tannenhof nach Nordpark".
  private static func way(_ words: [String]) -> [NameClaim]? {
    var rest = words[...]
    let line = ForeignEnd.line(&rest)
    guard let first = rest.first.map(Texts.lowercased),
      let joint = ways[first] ?? (line == nil ? nil : ["to", "nach"])
    else { return nil }
    if ways[first] != nil { rest = rest.dropFirst() }
    let places = rest.indices.filter { joint.contains(rest[$0]) }
    guard places.count == 1, rest.startIndex < places[0], places[0] < words.count - 1,
      let stop = claim(.stop, rest[..<places[0]], isStart: true),
      let end = claim(
        .destination, words[(places[0] + 1)...].prefix { $0 != "via" && $0 != "über" },
        isStart: false)
    else { return nil }
    return [line.map { NameClaim(kind: .routeName, text: $0, certainty: .said) }, stop, end]
      .compactMap { $0 }
  }

  private static let ways = ["from": ["to"], "von": ["nach"], "desde": ["a", "hasta", "hacia"]]

  /// "Departs Pine Hill", "Departures from Pine Hill", "솔밭역 출발", "솔밭역 출발 기숙사 도착".
  private static func start(_ words: [String]) -> [NameClaim]? {
    let first = Texts.lowercased(words[0])
    if verbs.contains(first) || nouns.contains(first) {
      let hasJoint = words.count > 2 && joints.contains(Texts.lowercased(words[1]))
      guard hasJoint || verbs.contains(first) else { return nil }
      return claim(.stop, words[(hasJoint ? 2 : 1)...], isStart: true).map { [$0] }
    }
    let deeds = words.indices.filter { ["출발", "도착"].contains(words[$0]) }
    guard let leave = deeds.first, leave > 0, words[leave] == "출발",
      let stop = claim(.stop, words[..<leave], isStart: true)
    else { return nil }
    if deeds.count == 1 { return leave == words.count - 1 ? [stop] : nil }
    guard deeds.count == 2, deeds[1] == words.count - 1, words[deeds[1]] == "도착",
      let end = claim(.destination, words[(leave + 1)..<deeds[1]], isStart: false)
    else { return nil }
    return [stop, end]
  }

  private static let verbs: Set<String> = [
    "departs", "departing", "leaves", "leaving", "depart", "leave",
  ]
  private static let nouns: Set<String> = [
    "departures", "departure", "abfahrt", "abfahrten", "départs", "départ", "salidas", "salida",
  ]
  private static let joints: Set<String> = ["from", "ab", "von", "de", "desde"]

  /// "From Pine Hill", "To North Campus", "To the Venue": a heading of few words, none of which is a day or a
  /// month.
  private static func end(_ words: [String]) -> [NameClaim]? {
    let first = Texts.lowercased(words[0])
    guard first == "from" || first == "to" else { return nil }
    let hasArticle = words.count > 2 && words[1] == "the"
    let name = words[(hasArticle ? 2 : 1)...]
    guard name.count <= 4, !name.contains(where: { times.contains(Texts.lowercased($0)) }),
      !name.contains(where: { $0.contains(where: \.isNumber) })
    else { return nil }
    return claim(first == "from" ? .stop : .destination, name, isStart: first == "from").map {
      [$0]
    }
  }

  private static let times: Set<String> = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
    "sept", "oct", "nov", "dec", "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday", "sunday", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "morning", "afternoon",
    "evening", "night", "noon", "midnight", "spring", "summer", "autumn", "winter", "do", "top",
    "home", "school", "you", "us", "our", "your",
  ]

  /// "Towards North Campus", "Bound for North Campus", "Richtung Nordpark".
  private static func destination(_ words: [String]) -> [NameClaim]? {
    let first = Texts.lowercased(words[0])
    let isBound = first == "bound" && words.count > 2 && words[1] == "for"
    guard isBound || ["towards", "toward", "richtung", "hacia"].contains(first) else { return nil }
    return claim(.destination, words[(isBound ? 2 : 1)...], isStart: false).map { [$0] }
  }

  private static func claim(
    _ kind: NameKind, _ words: ArraySlice<String>, isStart: Bool
  ) -> NameClaim? {
    guard ForeignEnd.isName(Array(words)),
      let place = ForeignEnd(Array(words), isStart: isStart)?.place
    else { return nil }
    return NameClaim(kind: kind, text: place, certainty: .said)
  }
}
