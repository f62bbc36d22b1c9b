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
  private var routeBeforeBracket = false
  /// Short words that end in digits.
  var numbers: [String] = []
  /// Whether the words of the run stand behind such a number: then they are the way, and no stop.
  var isBehindNumber = false
  /// Whether のりば stood there and its number is still to come.
  var awaitsPlatform = false
  /// Whether a dash stands between words: they are no one name.
  private var isDashed = false
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

  // MARK: Brackets

  private mutating func read(
    bracketed inner: String, _ printed: String, _ open: UInt32, isFirst: Bool, isGlued: Bool
  ) {
    let compact = Texts.compact(inner)
    guard !compact.isEmpty, DayLabel.labels(in: inner).isEmpty else { return }
    if routeBeforeBracket, isGlued, NameWords.tellLines(compact), let last = claims.indices.last {
      claims[last].text += printed
      return
    }
    switch Unicode.Scalar(open) {
    case "【" where isFirst: readLead(inner)
    case "[", "［", "【", "〔":
      if NameBrackets.isDirection(compact) {
        stopBeforeWay(isGlued: isGlued)
      } else if let place = HeadingWords.destination(in: compact), NameWords.mayBePlace(place) {
        stopBeforeWay(isGlued: isGlued)
        say(.destination, NameWords.withoutKind(place))
      } else if let line = NameBrackets.line(compact), !isGlued || !NameWords.isNumber(line),
        !isFirst || NameBrackets.isKind(line)
      {
        // "港【2】" may be the platform.
        say(.routeName, line)
      } else if compact.ends(with: "駅") || !isFirst && NameWords.mayBePlace(compact) {
        previous = Texts.collapsed(inner)
      }
    default:
      // "北車庫（東町経由）" is where a bus goes, and no stop's name by itself.
      if compact.ends(with: "経由"), let name = previous { forget(name) }
      readAside(inner, isQuoted: open == 0x300C || open == 0x300E)
    }
  }

  /// "浜手線 三丁目【港行き】": behind a line the name before the bracket of the way is the stop's.
  private mutating func stopBeforeWay(isGlued: Bool) {
    guard isGlued, run.count == 1, run[0] == previous, claims.count == 1,
      claims[0].kind == .routeName, HeadingWords.mayBeStop(run[0]), !NameParts.isPart(run[0])
    else { return }
    say(.stop, run[0], .beside)
  }

  /// 【】 at the beginning: a name, or what says something itself.
  private mutating func readLead(_ inner: String) {
    let nested = NameLine(inner).claims.filter { $0.certainty == .said }
    // "【K1】港行き".
    if nested.isEmpty, NameBrackets.isLatinNumber(inner) {
      return add(NameClaim(kind: .routeName, text: inner, certainty: .beside))
    }
    if nested.isEmpty {
      lead = Texts.collapsed(inner)
      previous = lead
    }
    for claim in nested { say(claim.kind, claim.text) }
  }

  private mutating func readAside(_ inner: String, isQuoted: Bool) {
    if readBehindService(Texts.compact(inner), isQuoted: isQuoted) { return }
    let labelled =
      inner.contains { "：:".contains($0) } ? LabelledNames.claims(inner, next: nil) : []
    guard labelled.isEmpty else { return labelled.forEach { say($0.kind, $0.text) } }
    if isQuoted, ["号", "ライン"].contains(where: inner.ends), inner.length > 2,
      previous?.ends(with: "バス") == true
    {
      return say(.routeName, inner)
    }
    guard !Self.remarks.isFound(in: inner) else { return }
    if NameBrackets.isLine(inner) {
      return add(.init(kind: .routeName, text: inner, certainty: .beside))
    }
    let nested = NameLine(inner).claims
    for claim in nested where claim.certainty == .said || claim.kind == .destination {
      say(claim.kind, claim.text, claim.certainty, isOfTimetable: claim.isOfTimetable)
      // "岬線（岬町→港町方面）" below 桜台: the way of the line.
      amendLast { said in
        var said = said
        said.isOfWay = claim.isOfWay
        return said
      }
    }
    let stop = nested.first { $0.kind == .stop && $0.certainty < .said }
    if isQuoted, let stop, stop.text.length > 1 || stop.text > "一" {
      say(.stop, stop.text, .beside)
    }
    previous = Texts.collapsed(inner)
  }

  /// "（水曜日は「港」より発車）".
  private static let remarks = WordList([
    "日は", "便は", "時は", "は「", "より発", "から発", "より運行", "から運行",
  ])

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
      let names = saysMore || !run.isEmpty
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
    if lead == nil { nameByPlace() }
  }

  /// "緑学園 スクールバス": who runs a bus of that kind, and no stop; "循環バス 図書館前" leaves from 図書館前.
  private var isOwner: Bool { head == nil && ownerCount > 0 && claims.allSatisfy(\.isService) }

  /// The words that stood first are the stop's name when others say the rest.
  private mutating func nameByPlace() {
    let isHead = head != nil
    let names = (head ?? run).filter(HeadingWords.mayBeStop)
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
