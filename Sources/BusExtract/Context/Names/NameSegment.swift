import BusModel

/// Reads the pieces of a line between two dividers.
struct NameSegment {
  private(set) var claims: [NameClaim] = []
  /// Words that say nothing of themselves, since the last one that does.
  private var run: [String] = []
  /// Those that stood before the first word that says something.
  private var head: [String]?
  /// The word or bracketed name just read: what a lone 行き belongs to.
  private var previous: String?
  /// A name in 【】 at the very beginning.
  private var lead: String?
  private var routeBeforeBracket = false
  /// Short words that end in digits.
  private var numbers: [String] = []
  /// Whether のりば stood there and its number is still to come.
  private var awaitsPlatform = false

  init(_ pieces: ArraySlice<NamePiece>) {
    let joined = Self.withoutRanges(NameBrackets.joined(pieces))
    if joined.contains(where: Self.isArrow) {
      readArrows(joined)
    } else {
      for (index, piece) in joined.enumerated() { read(piece, isFirst: index == 0) }
      finish()
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

  private static func isArrow(_ piece: NamePiece) -> Bool {
    if case .arrow = piece.kind { true } else { false }
  }

  // MARK: Arrows

  /// "A → B → C" goes to C; of "A ⇔ B" nobody knows the way.
  private mutating func readArrows(_ pieces: [NamePiece]) {
    let parts = pieces.split(omittingEmptySubsequences: false, whereSeparator: Self.isArrow)
    let isDirected = pieces.allSatisfy { $0.kind != .arrow(isDirected: false) }
    guard let first = parts.first, let last = parts.last, !parts.contains(where: Self.isMenu) else {
      return
    }
    for (index, piece) in first.enumerated() { read(piece, isFirst: index == 0) }
    let from = run.joined(separator: " ")
    let isSaid = claims.contains { $0.kind == .stop }
    run = []
    head = []
    let trailing = last.prefix { $0.word != nil }
    let to = Self.place(trailing)
    for piece in last.dropFirst(to == nil ? 0 : trailing.count) { read(piece, isFirst: false) }
    guard isDirected, let to, !from.isEmpty || isSaid || first.isEmpty == false else { return }
    if !isSaid, NameWords.mayBePlace(from) {
      say(.stop, from, parts.count > 2 ? .bare : .said)
    }
    if !first.isEmpty, NameWords.mayBePlace(to) { say(.destination, to) }
  }

  /// The words behind the last arrow as a place, without 行き, 着 and 時刻表.
  private static func place(_ pieces: ArraySlice<NamePiece>) -> String? {
    var words: [String] = []
    for word in pieces.compactMap(\.word) {
      if ["行", "行き", "ゆき", "着", "時刻表", "の時刻表", "バス時刻表"].contains(word) { break }
      if word == "方面", let last = words.popLast() {
        words.append(last + word)
        break
      }
      if NeverNames.isWord(word) || !DayLabel.labels(in: word).isEmpty { break }
      words.append(word)
    }
    guard let first = words.first else { return nil }
    let isName = words.count == 2 && NameWords.mayBePlace(words[1])
    let text = isName ? words.joined(separator: " ") : first
    let place = HeadingWords.trimmedDestination(text)
    return place.ends(with: "着") ? String(place.before(ending: "着")) : place
  }

  private static func isMenu(_ part: ArraySlice<NamePiece>) -> Bool {
    part.contains { $0.word.map { $0 != "時刻表" && NeverNames.isWord($0) } ?? false }
      && part.count == 1
  }

  // MARK: Words

  private mutating func read(_ piece: NamePiece, isFirst: Bool) {
    switch piece.kind {
    case .word(let word):
      read(word)
      previous = word
    case .bracketed(let inner, let printed, let open):
      read(bracketed: inner, printed, open, isFirst: isFirst, isGlued: piece.isGlued)
    case .arrow, .divider: return
    }
  }

  private mutating func read(_ word: String) {
    routeBeforeBracket = false
    if awaitsPlatform, let number = PlatformWords.numbered(word) {
      awaitsPlatform = false
      return say(.platform, number)
    }
    awaitsPlatform = false
    if readLone(word) { return }
    if let (line, rest) = NameWords.gluedLine(word) {
      say(.routeName, line)
      read(rest)
    } else if let platform = PlatformWords.platform(in: word) {
      say(.platform, platform)
    } else if let stop = NameWords.departed(word) {
      say(.stop, joined(run, stop))
    } else if let line = NameWords.line(word) {
      say(.routeName, line)
      routeBeforeBracket = true
    } else if let place = HeadingWords.destination(in: word) {
      if NameWords.mayBePlace(place) { say(.destination, place) }
    } else if let stop = NameWords.stopBeforeTimetable(word) {
      if let place = HeadingWords.destination(in: stop) { return say(.destination, place) }
      say(.stop, joined(run, stop), isOfTimetable: true)
    } else {
      readBare(word)
    }
  }

  /// A word that says nothing of itself.
  private mutating func readBare(_ word: String) {
    guard !NameWords.isCode(word), !NeverNames.isWord(word), DayLabel.labels(in: word).isEmpty
    else { return }
    if word.ends(with: "循環"), word.length > 2 {
      claims.append(NameClaim(kind: .destination, text: word, certainty: .beside))
    } else if HeadingWords.looksLikeRoute(word) {
      numbers.append(word)
    } else if NameWords.mayBePlace(word) {
      run.append(word)
    }
  }

  /// 発, 行 and 時刻表 may stand apart from the name they belong to.
  private mutating func readLone(_ word: String) -> Bool {
    guard word.utf8.count <= 27, let meaning = NameWords.lone[word] else { return false }
    let name = run.last == previous ? run.last : previous
    switch meaning {
    case .departure:
      guard let name = run.isEmpty ? name : run.joined(separator: " "), NameWords.mayBePlace(name)
      else { return true }
      say(.stop, name)
    case .destination, .direction:
      guard let name, HeadingWords.destination(in: name) == nil, NameWords.mayBePlace(name)
      else { return true }
      if run.last == name { run.removeLast() }
      claims.removeAll { $0.text == name && $0.certainty < .said }
      say(.destination, meaning == .direction ? name + "方面" : name)
    case .timetable:
      guard !run.isEmpty else { return true }
      let name = run.joined(separator: " ")
      guard HeadingWords.mayBeStop(name) else { return true }
      say(.stop, name, isOfTimetable: true)
    case .platform:
      guard let name, let number = PlatformWords.platform(in: name + word) else {
        awaitsPlatform = true
        return true
      }
      numbers.removeAll { $0 == name }
      if run.last == name { run.removeLast() }
      say(.platform, number)
    case .line:
      guard let name, let line = NameWords.line(name + word) else { return true }
      if run.last == name { run.removeLast() }
      numbers.removeAll { $0 == name }
      say(.routeName, line)
    }
    return true
  }

  private func joined(_ words: [String], _ last: String) -> String {
    let words = words.suffix(2).drop { !BareName.isLikely($0) }
    return (words + [last]).joined(separator: " ")
  }

  private mutating func say(
    _ kind: NameKind, _ text: String, _ certainty: NameClaim.Certainty = .said,
    isOfTimetable: Bool = false
  ) {
    if kind == .stop { run = [] }
    if head == nil { head = run }
    run = []
    claims.append(
      NameClaim(kind: kind, text: text, certainty: certainty, isOfTimetable: isOfTimetable))
  }

  // MARK: Brackets

  private mutating func read(
    bracketed inner: String, _ printed: String, _ open: UInt32, isFirst: Bool, isGlued: Bool
  ) {
    let compact = Texts.compact(inner)
    guard !compact.isEmpty, DayLabel.labels(in: inner).isEmpty else { return }
    if routeBeforeBracket, isGlued, NameWords.areLines(compact), let last = claims.indices.last {
      claims[last].text += printed
      return
    }
    switch Unicode.Scalar(open) {
    case "【" where isFirst:
      let nested = NameLine(inner).claims.filter { $0.certainty == .said }
      if nested.isEmpty {
        lead = Texts.collapsed(inner)
        previous = lead
      } else {
        for claim in nested { say(claim.kind, claim.text) }
      }
    case "[", "［", "【", "〔":
      if let place = HeadingWords.destination(in: compact), NameWords.mayBePlace(place) {
        say(.destination, place)
      } else if let line = NameBrackets.line(compact) {
        say(.routeName, line)
      }
    default:
      let nested = NameLine(inner).claims
      for claim in nested where claim.certainty == .said || claim.kind == .destination {
        say(claim.kind, claim.text, claim.certainty, isOfTimetable: claim.isOfTimetable)
      }
      let stop = nested.first { $0.kind == .stop && $0.certainty < .said }
      if open == 0x300C || open == 0x300E, let stop { say(.stop, stop.text, .beside) }
      previous = Texts.collapsed(inner)
    }
  }

  // MARK: The end

  /// The words that stood first are the stop's name when others say the rest.
  private mutating func finish() {
    let saysMore = claims.contains { $0.certainty > .bare }
    if let number = numbers.first, numbers.count == 1, saysMore || NameWords.isLineNumber(number) {
      claims.append(NameClaim(kind: .routeName, text: number, certainty: .beside))
    }
    if let lead, !claims.contains(where: { $0.kind == .stop }), NameWords.mayBePlace(lead) {
      let names = saysMore || !run.isEmpty
      if !claims.contains(where: { $0.text == lead }) {
        claims.append(
          NameClaim(kind: .stop, text: lead, certainty: names ? .said : .bare))
      }
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
    let isHead = head != nil
    let names = (head ?? run).filter(HeadingWords.mayBeStop)
    guard let first = names.first, lead == nil else { return }
    if names.count == 1 {
      let routes = claims.contains { $0.kind == .routeName }
      claims.append(
        NameClaim(kind: .stop, text: first, certainty: isHead || routes ? .beside : .bare))
    } else if names.count == 2 {
      claims.append(
        NameClaim(kind: .stop, text: names.joined(separator: " "), certainty: .bare))
      if isHead { claims.append(NameClaim(kind: .stop, text: first, certainty: .bare)) }
    }
  }
}
