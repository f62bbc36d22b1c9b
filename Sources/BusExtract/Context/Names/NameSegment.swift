import BusModel

/// Reads the pieces of a line between two dividers: the words in their order, what stands in
/// brackets, arrows.
struct NameSegment {
  private(set) var claims: [NameClaim] = []
  /// Words that say nothing of themselves, since the last one that does.
  var run: [String] = []
  /// Those that stood before the first word that says something.
  var head: [String]?
  /// The word or bracketed name just read: what a lone 行き belongs to.
  var previous: String?
  /// A name in 【】 at the very beginning.
  var lead: String?
  var routeBeforeBracket = false
  /// The name before a 時刻表 of its own.
  var loneTimetable: String?
  /// Short words that end in digits.
  var numbers: [String] = []
  /// Whether the words of the run stand behind such a number: then they are the way, and no stop.
  var isBehindNumber = false
  /// Whether のりば stood there and its number is still to come.
  var awaitsPlatform = false
  /// Whether a dash stands between words: they are no one name.
  var isDashed = false
  /// The word that gave the kind of bus, and what of the run stood before it.
  var serviceWord: String?
  var ownerCount = 0
  /// What 路線番号 said, which is the number of a line that may have a name.
  var lineNumber: String?

  init(_ pieces: ArraySlice<NamePiece>) {
    let joined = Self.withoutRanges(NameBrackets.joined(pieces))
    if joined.contains(where: Self.isArrow) {
      readArrows(joined)
    } else {
      for (index, piece) in joined.enumerated() { read(piece, isFirst: index == 0) }
      finish()
    }
    // "北ルート 路線番号1" is called 北ルート.
    if let lineNumber, claims.contains(where: { $0.kind == .routeName && $0.text != lineNumber }) {
      claims.removeAll { $0.kind == .routeName && $0.text == lineNumber }
    }
  }

  /// "4月～11月" and "7:00→8:00" lead from nowhere to nowhere.
  private static func withoutRanges(_ pieces: [NamePiece]) -> [NamePiece] {
    pieces.indices.filter { index in
      guard isArrow(pieces[index]) else { return true }
      let around = [index - 1, index + 1].filter(pieces.indices.contains).map { pieces[$0].word }
      return !around.contains { word in
        guard let word, let first = word.unicodeScalars.first else { return false }
        return (0x30...0x39).contains(Scalars.folded(first.value))
          && (NeverNames.isWord(word) || NameWords.isNumber(word))
      }
    }.map { pieces[$0] }
  }

  static func isArrow(_ piece: NamePiece) -> Bool {
    if case .arrow = piece.kind { true } else { false }
  }

  mutating func read(_ piece: NamePiece, isFirst: Bool) {
    switch piece.kind {
    case .word(let word):
      routeBeforeBracket = false
      if piece.isBehindDash { isDashed = true }
      read(word)
      previous = word
    case .bracketed(let inner, let printed, let open):
      read(bracketed: inner, printed, open, isFirst: isFirst, isGlued: piece.isGlued)
    case .arrow, .divider: return
    }
  }

  // MARK: What was read

  mutating func say(
    _ kind: NameKind, _ text: String, _ certainty: NameClaim.Certainty = .said,
    isOfTimetable: Bool = false
  ) {
    if kind == .stop { run = [] }
    if head == nil { head = run }
    run = []
    routeBeforeBracket = kind == .routeName
    claims.append(
      NameClaim(kind: kind, text: text, certainty: certainty, isOfTimetable: isOfTimetable))
  }

  /// What is said without a word that says it.
  mutating func add(_ claim: NameClaim) { claims.append(claim) }

  /// The last name turns out to be another one, or none.
  mutating func amendLast(_ amend: (NameClaim) -> NameClaim?) {
    if let claim = claims.popLast().flatMap(amend) { claims.append(claim) }
  }

  /// "駅（3番のりば） ⇔ 港": it is the platform of that end alone.
  mutating func keepPlatforms(for stop: String?) {
    guard let stop else { return }
    for index in claims.indices where claims[index].kind == .platform {
      claims[index].only = stop
    }
  }

  /// A name turns out to be another's part.
  mutating func forget(_ name: String) {
    claims.removeAll { $0.text == name && $0.certainty < .said }
    numbers.removeAll { $0 == name }
    if run.last == name { run.removeLast() }
  }

  // MARK: The end

  /// What only the whole of the words says.
  private mutating func finish() {
    let saysMore = claims.contains { $0.certainty > .bare }
    if let number = numbers.first, numbers.count == 1, saysMore || NameWords.isLineNumber(number) {
      claims.append(NameClaim(kind: .routeName, text: number, certainty: .beside))
    }
    if let lead, !claims.contains(where: { $0.kind == .stop || $0.text == lead }),
      NameWords.mayBePlace(lead)
    {
      // Of "【予約制】港行き" and "【県南】本町" nobody knows what stands in the brackets.
      let names = (saysMore || !run.isEmpty) && BareName.isLikely(lead)
      claims.append(NameClaim(kind: .stop, text: lead, certainty: names ? .said : .bare))
    }
    if claims.contains(where: { $0.kind == .routeName && NameWords.isRailway($0.text) }) {
      for index in claims.indices where claims[index].isOfTimetable {
        claims[index].isStation = claims[index].text.ends(with: "駅")
      }
    }
    // "港方面（東町行）" goes to 東町.
    let places = claims.filter { $0.kind == .destination && $0.certainty == .said }
    if places.contains(where: { !$0.text.ends(with: "方面") }) {
      claims.removeAll { $0.kind == .destination && $0.text.ends(with: "方面") }
    }
    shareTimetable()
    keepFirstLine()
    if lead.map({ !BareName.isLikely($0) }) ?? true { nameByPlace() }
  }

  /// "浜急バス 時刻表 桜台": the one may be the company's, the other the stop's.
  private mutating func shareTimetable() {
    guard let name = loneTimetable, let other = run.first, run.count == 1,
      BareName.isLikely(other), !NameParts.isPart(other), HeadingWords.mayBeStop(other),
      let index = claims.firstIndex(where: { $0.isOfTimetable && $0.text == name })
    else { return }
    (claims[index].certainty, claims[index].isOfTimetable) = (.bare, false)
    claims.append(NameClaim(kind: .stop, text: other, certainty: .bare))
  }

  /// "17系統 桜木線" is one line with a number and a name.
  private mutating func keepFirstLine() {
    let lines = claims.filter { $0.kind == .routeName && $0.certainty == .said }
    guard lines.count == 2, NameWords.isNumber(lines[0].text), lines[1].text.ends(with: "線"),
      !lines[1].text.contains(where: \.isPlainDigit)
    else { return }
    claims.removeAll { $0 == lines[1] }
  }

  /// "緑学園 スクールバス": who runs a bus of that kind, and no stop; "循環バス 図書館前" leaves from 図書館前.
  private var isOwner: Bool { head == nil && ownerCount > 0 && claims.allSatisfy(\.isService) }

  private static let towns = WordList(["区", "市", "県"])

  /// The words that stood first are the stop's name when others say the rest.
  private mutating func nameByPlace() {
    let isHead = head != nil
    let places = (head ?? run).filter(HeadingWords.mayBeStop)
    // "緑区 桜台".
    let isInTown = places.count == 2 && Self.towns.ends(places[0]) && places[0].length > 1
    let names = isInTown ? [places[1]] : places
    guard let first = names.first, !NameParts.isPart(first), !isHead || !isBehindNumber,
      !isOwner
    else { return }
    if names.count == 1 {
      let routes = claims.contains { $0.kind == .routeName }
      claims.append(
        NameClaim(kind: .stop, text: first, certainty: isHead || routes ? .beside : .bare))
    } else if names.count == 2, !isDashed {
      let isWhole = isHead && NameParts.isPart(names[1])
      claims.append(
        NameClaim(
          kind: .stop, text: names.joined(separator: " "), certainty: isWhole ? .beside : .bare))
      if isHead, !isWhole { claims.append(NameClaim(kind: .stop, text: first, certainty: .bare)) }
    }
  }
}
