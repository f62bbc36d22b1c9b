/// One end of a way in Latin letters or Hangul: "Line 12: Departs Pine Hill", "→ Arrives North Campus",
/// "→ 기숙사 도착". All its words are the name, for such names have blanks.
struct ForeignEnd {
  /// The line that is named before the place.
  private(set) var line: String?
  /// The place; nil where nobody knows which of the words are its name.
  private(set) var place: String?

  /// Reads the words of one end; nil when they are not of such a language.
  init?(_ words: [String], isStart: Bool) {
    guard Self.areForeign(words) else { return nil }
    var rest = words[...]
    if isStart { line = Self.line(&rest) }
    if let end = rest.firstIndex(where: { Self.headings.contains(Self.folded($0)) }) {
      rest = isStart ? rest[(end + 1)...] : rest[..<end]
    }
    guard let bare = Self.withoutDeed(rest, isStart: isStart) else { return }
    rest = bare
    let joint = isStart ? Self.fromWords : Self.toWords
    if rest.count > 1, let first = rest.first, joint.contains(Self.folded(first)) {
      rest = rest.dropFirst()
    }
    guard let first = rest.first, let last = rest.last, rest.count <= 6,
      !Self.isOpen(first, last, rest)
    else { return }
    let name = rest.joined(separator: " ")
    guard !name.contains(":") else { return }
    place = name.length > 1 && name.length <= 40 && NameWords.mayBePlace(name) ? name : nil
  }

  /// Whether a heading may be about such an end and nothing else: its name begins with a capital letter, and no
  /// word is one that the names of things have.
  static func isName(_ words: [String]) -> Bool {
    guard (1...5).contains(words.count), let first = words.first?.unicodeScalars.first else {
      return false
    }
    let isLatin = first.value < 0x250
    guard !isLatin || first.properties.isUppercase, !general.contains(folded(words[0])) else {
      return false
    }
    return !words.contains { word in
      joints.contains(folded(word)) || headings.contains(folded(word))
        || word.count > 3 && word.contains { ".,!?:;".contains($0) }
    }
  }

  private static let general: Set<String> = [
    "today", "tomorrow", "now", "soon", "time", "board", "point", "points", "information", "info",
    "daily", "weekdays", "weekends", "gate", "hall", "lounge", "date", "city", "location", "place",
    "the", "every", "all", "other", "local", "early", "late", "first", "last", "next", "flights",
    "vessels",
  ]
  private static let joints: Set<String> = ["and", "or", "at", "und", "et", "y"]

  /// Hangul, or small Latin letters, and neither kana nor kanji.
  static func areForeign(_ words: [String]) -> Bool {
    let scalars = words.joined().unicodeScalars
    return !scalars.contains { (0x3041...0x9FFF).contains($0.value) }
      && scalars.contains { scalar in
        (0xAC00...0xD7A3).contains(scalar.value)
          || scalar.value < 0x250 && scalar.properties.isLowercase
      }
  }

  /// "Line 12", "Bus 12A", "12번 버스" at the beginning, which are taken from the words.
  static func line(_ words: inout ArraySlice<String>) -> String? {
    guard let first = words.first, words.count > 1 else { return nil }
    let second = words[words.startIndex + 1]
    if lineWords.contains(folded(first)), isNumbered(second) {
      words = words.dropFirst(2)
      return second
    }
    guard first.ends(with: "번"), isNumbered(String(first.dropLast())) else { return nil }
    words = words.dropFirst(vehicles.contains(second) ? 2 : 1)
    return first
  }

  /// "12", "12A", "M5": at most five characters with a digit.
  private static func isNumbered(_ word: String) -> Bool {
    (1...5).contains(word.utf8.count) && word.utf8.contains { (0x30...0x39).contains($0) }
      && word.utf8.allSatisfy { $0 < 0x80 && $0 != 0x2E && $0 != 0x3A }
  }

  /// The words without what says that buses leave or arrive there; nil where they say the contrary of
  /// what their end does.
  private static func withoutDeed(
    _ words: ArraySlice<String>, isStart: Bool
  ) -> ArraySlice<String>? {
    guard words.count > 1, let first = words.first, let last = words.last else { return words }
    if let isArrival = StopHeading.kind(of: first) {
      return isArrival == isStart ? nil : words.dropFirst()
    }
    if let isArrival = StopHeading.kind(of: last) {
      return isArrival == isStart ? nil : words.dropLast()
    }
    return words
  }

  /// Whether the outermost word may be the bus's as well as the place's: "→ North Campus Shuttle"; a Bus
  /// Station and a Ferry Terminal are places.
  private static func isOpen(_ first: String, _ last: String, _ words: ArraySlice<String>) -> Bool {
    if vehicles.contains(folded(last)) { return true }
    guard vehicles.contains(folded(first)) else { return false }
    let second = words.dropFirst().first.map(folded)
    return second.map { !stations.contains($0) } ?? true
  }

  private static func folded(_ word: String) -> String { Texts.lowercased(word) }

  private static let headings: Set<String> = [
    "timetable", "timetables", "schedule", "schedules", "times", "fahrplan", "horaire", "horaires",
    "horario", "horarios", "orario", "via", "über", "시간표", "운행시간표", "운행", "배차시간표", "시간", "운행시간",
  ]
  private static let lineWords: Set<String> = [
    "line", "route", "bus", "tram", "linie", "buslinie", "ligne", "línea", "linea", "ruta", "노선",
  ]
  private static let fromWords: Set<String> = ["from", "von", "ab", "desde", "depuis"]
  private static let toWords: Set<String> = [
    "to", "towards", "toward", "nach", "richtung", "vers", "direction", "hacia", "hasta",
    "dirección",
  ]
  private static let vehicles: Set<String> = [
    "bus", "buses", "shuttle", "shuttles", "express", "ferry", "boat", "train", "tram", "service",
    "services", "line", "route", "daily", "weekdays", "weekday", "weekend", "weekends", "navette",
    "autobús", "autobus", "pendelbus", "linie", "ligne", "línea", "zug", "fähre", "버스", "셔틀버스",
    "셔틀",
    "통학버스", "노선",
  ]
  private static let stations: Set<String> = [
    "station", "stop", "terminal", "depot", "interchange", "centre", "center", "pier", "garage",
    "park", "bay",
  ]
}
