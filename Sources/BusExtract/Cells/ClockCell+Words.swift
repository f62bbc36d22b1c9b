/// What stands beside the times of a cell: hyphens, brackets, days, units.
extension ClockCell {
  /// "6:15 - 7:00 - 8:40": hyphens between all of several times list them; one joins two to a span.
  private mutating func readSpan(_ token: Token) {
    guard dashes + 1 == times.count, Self.dash.isOne(tokens.text(token)) else {
      isRange = true
      return
    }
    dashes += 1
  }

  private static let dash = WordList(["-", "－", "—", "–"])

  /// "第1便", "2便目：", "3号車": the name of a trip beside its time is one word.
  mutating func readTrip() -> Bool {
    var place = index
    if tokens.text(tokens[place]) == "第" { place += 1 }
    guard place + 1 < tokens.count, tokens[place].smallNumber != nil,
      place == index || tokens[place].isGlued, tokens[place + 1].isGlued
    else { return false }
    // Behind its time it may be another one's.
    let behind = tokens.text(tokens[place + 1])
    guard Self.trips.begins(behind), leadsToTime(place + 2) else { return false }
    let unit = String(behind.prefix { !"：:…‥・．、".contains($0) })
    guard Self.trips.isOne(unit) else { return false }
    let name = (index...place).map { tokens.text(tokens[$0]) }.joined() + unit
    words.append(
      MinuteCell.Word(
        text: name, number: nil, node: tokens[index].node, isGrouped: true, role: .trip))
    index = place + 2
    return true
  }

  /// Whether a time stands there, or behind one sign.
  private func leadsToTime(_ place: Int) -> Bool {
    [place, place + 1].contains { start in
      start + 2 < tokens.count && tokens[start].isNumber && tokens[start + 1].is(.clockColon)
    }
  }

  private static let trips = WordList(["便", "便目", "号車", "本目"])

  mutating func readOther() {
    let token = tokens[index]
    index += 1
    switch token.kind {
    case .number: strayNumbers.append(tokens.text(token))
    case .open:
      bracketsTime =
        bracketsTime
        || !times.isEmpty && index + 1 < tokens.count && tokens[index].isNumber
          && tokens[index + 1].is(.clockColon)
      if !readDays() { readAside() }
    case .close: return
    case .word where token.is(.span) && !times.isEmpty: readSpan(token)
    case .word: read(word: token)
    }
  }

  /// "（月・水・金のみ）": days in a bracket are one word.
  private mutating func readDays() -> Bool {
    let inside = (index..<tokens.count).prefix { tokens[$0].kind != .close }
    guard inside.count > 1, inside.endIndex < tokens.count,
      inside.allSatisfy({ tokens[$0].kind == .word }), let text = days(inside)
    else { return false }
    words.append(
      MinuteCell.Word(text: text, number: nil, node: tokens[index].node, isGrouped: true))
    index = inside.endIndex
    return true
  }

  /// "（2日目のみ）" behind a time: a bracket with a number that limits it is one word.
  private mutating func readAside() {
    let inside = (index..<tokens.count).prefix { tokens[$0].kind != .close }
    guard !times.isEmpty, (2...16).contains(inside.count), inside.endIndex < tokens.count,
      inside.contains(where: { tokens[$0].isNumber }), let last = inside.last
    else { return }
    let dates = dates(inside)
    // Of 5・10日 the sign between the numbers is lost.
    let isBroken = zip(inside, inside.dropFirst()).contains {
      tokens[$0].isNumber && tokens[$1].isNumber
    }
    guard dates != nil || !isBroken else { return }
    let text = dates ?? tokens.part(inside).joined
    // "（7月1日～9月30日運航）" limits it as well.
    guard
      inside.count <= 8 && Self.limits.ends(tokens.text(tokens[last]))
        || DayWords.isUnderstood(text)
    else { return }
    words.append(
      MinuteCell.Word(text: text, number: nil, node: tokens[index].node, isGrouped: true))
    index = inside.endIndex
  }

  /// "7/1～9/30のみ運航" of a bracket in which a sign stood between month and day.
  private func dates(_ inside: Range<Int>) -> String? {
    guard
      let span = inside.first(where: { place in
        tokens[place].is(.span) && place - 2 == inside.lowerBound && inside.contains(place + 2)
          && [place - 2, place - 1, place + 1, place + 2].allSatisfy { tokens[$0].isNumber }
          && !tokens[place - 1].isGlued && !tokens[place + 2].isGlued
      })
    else { return nil }
    let parts = inside.map { place in
      let divides = place == span - 1 || place == span + 2
      return (divides ? "/" : "") + tokens.text(tokens[place])
    }
    return parts.joined()
  }

  private static let limits = WordList(["のみ", "のみ運行", "限定", "に限る", "だけ", "のみ運転"])

  /// The label that some words make together, which ・ or nothing divides.
  private func days(_ places: Range<Int>) -> String? {
    let parts = places.map { tokens.text(tokens[$0]) }
    return ["・", ""].lazy.map { parts.joined(separator: $0) }.first(where: DayWords.isLabel)
  }

  /// "月・金のみ" behind a time: as many words as make one label.
  private mutating func readDays(after first: Token) -> Bool {
    guard index < tokens.count, tokens[index].kind == .word, DayWords.hasHint(tokens.text(first))
    else { return false }
    let end = (index..<tokens.count).prefix { tokens[$0].kind == .word }.endIndex
    for last in stride(from: end, to: index, by: -1) {
      guard let text = days((index - 1)..<last) else { continue }
      words.append(
        MinuteCell.Word(text: text, number: nil, node: first.node, isGrouped: true))
      index = last
      return true
    }
    return false
  }

  /// What ends a sentence of times: "8:20、10:40 に出港します。"
  private static let deeds = WordList(
    ["発車", "出発", "出港", "出航", "運行", "運航"].flatMap { ["に\($0)します", "に\($0)します。"] })

  /// What stands behind a time and says that it is one: "10.00 Uhr", "7:00 hrs.".
  private static let units: Set<String> = [
    "Uhr", "hrs", "hrs.", "Hrs", "Hrs.", "HRS", "hr", "hr.", "hs", "hs.", "horas", "น.",
  ]

  private mutating func read(word token: Token) {
    if token.is(.morning) {
      isAfternoon = false
      saysAM = tokens.text(token).utf8.allSatisfy { $0 < 0x80 }
    } else if token.is(.afternoon) {
      isAfternoon = true
    } else if token.is(.nextDay) {
      isNextDay = true
    } else if readDays(after: token) {
      return
    } else if !times.isEmpty, Self.deeds.isOne(tokens.text(token)) {
      return
    } else if !token.is(.padding), times.isEmpty || !Self.units.contains(tokens.text(token)) {
      // The 夏 of 16時30分夏 is glued to its unit.
      let text = tokens.text(token)
      let isBehindUnit =
        !times.isEmpty && token.isGlued && text.length > 1 && text.begins(with: "分")
      words.append(
        MinuteCell.Word(
          text: isBehindUnit ? String(text.dropFirst()) : text,
          number: isBehindUnit ? nil : token.word, node: token.node, isGrouped: true))
    }
  }
}
