import BusModel

/// What stands in brackets.
extension NameSegment {
  mutating func read(
    bracketed inner: String, _ printed: String, _ open: UInt32, isFirst: Bool, isGlued: Bool
  ) {
    let compact = Texts.compact(inner)
    guard !compact.isEmpty, DayLabel.labels(in: inner).isEmpty else { return }
    if routeBeforeBracket, isGlued, NameWords.tellLines(compact), !claims.isEmpty {
      return amendLast { claim in
        var line = claim
        line.text += printed
        return line
      }
    }
    switch Unicode.Scalar(open) {
    case "【" where isFirst: readLead(inner)
    case "[", "［", "【", "〔":
      if NameBrackets.isDirection(compact) {
        stopBeforeWay(isGlued: isGlued)
      } else if let number = PlatformWords.platform(in: compact) {
        say(.platform, number)
      } else if let place = HeadingWords.destination(in: compact), NameWords.mayBePlace(place) {
        stopBeforeWay(isGlued: isGlued)
        say(.destination, NameWords.withoutKind(place))
      } else if let line = NameBrackets.line(compact), !isGlued || !NameWords.isNumber(line),
        !isFirst || NameBrackets.isKind(line)
      {
        // "港【2】" may be the platform.
        say(.routeName, line)
      } else if !NameBrackets.isRemark(compact),
        compact.ends(with: "駅") || !isFirst && NameWords.mayBePlace(compact)
      {
        previous = Texts.collapsed(inner)
      }
    default:
      // "山王下(上り)大橋駅前" is no one name.
      if NameBrackets.isDirection(compact) { isDashed = true }
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
    // "【上り】港前".
    if NameBrackets.isDirection(Texts.compact(inner)) { return }
    let nested = NameLine(inner).claims.filter { $0.certainty == .said }
    // "【K1】港行き".
    if nested.isEmpty, NameBrackets.isLatinNumber(inner) {
      return add(NameClaim(kind: .routeName, text: inner, certainty: .beside))
    }
    // "【港02】駅行き".
    if nested.isEmpty, let line = NameBrackets.numberedLines(inner) {
      return add(NameClaim(kind: .routeName, text: line, certainty: .beside))
    }
    if nested.isEmpty, BareName.mayBe(Texts.collapsed(inner)) {
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
    if let bus = nested.first, bus.isService, bus.text == inner, Self.isNamedBus(inner) {
      return add(bus)
    }
    let leaves = inner.contains("発")
    for claim in nested
    where claim.certainty == .said || claim.kind == .destination
      || leaves && claim.kind == .stop && claim.certainty == .beside
    {
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
}
