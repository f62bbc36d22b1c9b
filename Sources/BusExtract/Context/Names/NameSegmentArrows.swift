import BusModel

extension NameSegment {
  /// "A → B → C" goes to C; of "A ⇔ B" nobody knows the way.
  mutating func readArrows(_ pieces: [NamePiece]) {
    let parts = pieces.split(omittingEmptySubsequences: false, whereSeparator: Self.isArrow)
    let isDirected = pieces.allSatisfy { $0.kind != .arrow(isDirected: false) }
    guard let first = parts.first, let last = parts.last, !parts.contains(where: Self.isMenu) else {
      return
    }
    let start = ForeignEnd(first.compactMap(\.word), isStart: true)
    for (index, piece) in first.enumerated() where start == nil || piece.word == nil {
      read(piece, isFirst: index == 0)
    }
    if let start { readStart(start) }
    let from = Self.start(run)
    let isSaid = claims.contains { $0.kind == .stop }
    if !isDirected { keepPlatforms(for: head?.last ?? run.last) }
    run = []
    head = []
    let trailing = last.prefix { $0.word != nil }
    let to = Self.place(trailing)
    for piece in last.dropFirst(to == nil ? 0 : trailing.count) { read(piece, isFirst: false) }
    guard isDirected, let to, !from.isEmpty || isSaid || first.isEmpty == false else { return }
    // "北 → 南": which way, and no places.
    guard ![from, to].allSatisfy({ NameParts.isWay($0) || ["東", "西", "南", "北"].contains($0) })
    else {
      return
    }
    if !isSaid, NameWords.mayBePlace(from), !["地区", "エリア"].contains(where: from.ends) {
      if parts.count > 2 {
        head = head ?? run
        add(NameClaim(kind: .stop, text: from, certainty: .bare, isOfChain: true))
      } else {
        say(.stop, from)
        amendLast { claim in
          var start = claim
          start.isOfWay = true
          return start
        }
      }
    }
    if !first.isEmpty, NameWords.mayBePlace(to) { say(.destination, to) }
  }

  /// The words before an arrow as a place: of "2本目 港から", "時刻比較 港" and "高原シャトル 港" 港.
  private static func start(_ words: [String]) -> String {
    let named = withoutBus(words).drop { NeverNames.isOrdinal($0) || !BareName.mayBe($0) }
    let name = (named.isEmpty ? words[...] : named).joined(separator: " ")
    guard name.ends(with: "から") else { return name }
    let bare = String(name.before(ending: "から"))
    return BareName.isLikely(bare) ? bare : name
  }

  /// The line and the place of "Line 12: Pine Hill", from where the way leads.
  private mutating func readStart(_ start: ForeignEnd) {
    if let line = start.line { say(.routeName, line) }
    run = [start.place].compactMap { $0 }
  }

  /// The words behind the last arrow as a place, without 行き, 着 and 時刻表.
  private static func place(_ pieces: ArraySlice<NamePiece>) -> String? {
    let printed = pieces.compactMap(\.word)
    if let end = ForeignEnd(printed, isStart: false) { return end.place }
    var words: [String] = []
    for word in printed {
      if !words.isEmpty, StopHeading.kind(of: word) == true { break }
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
    let going = HeadingWords.trimmedDestination(text)
    // "→ 港前まで".
    let bare = going.ends(with: "まで") ? String(going.before(ending: "まで")) : going
    let place = BareName.isLikely(bare) ? bare : going
    return StopHeading.isArrival(place) ? StopHeading.name(in: place) : place
  }

  private static func isMenu(_ part: ArraySlice<NamePiece>) -> Bool {
    part.contains { $0.word.map { $0 != "時刻表" && NeverNames.isWord($0) } ?? false }
      && part.count == 1
  }
}
