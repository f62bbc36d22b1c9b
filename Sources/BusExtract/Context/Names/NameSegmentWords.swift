import BusModel

/// Words that say by themselves what they name, and those that do not.
extension NameSegment {
  /// Reads one word.
  mutating func read(_ word: String) {
    if readAwaited(word) || readBehindService(word) || readBehindLabel(word) || readLone(word) {
      return
    }
    if readGlued(word) || readDeparture(word) || readSaid(word) { return }
    readBare(word)
  }

  /// Several names in one word: "12系統港", "中央橋3番のりば発".
  private mutating func readGlued(_ word: String) -> Bool {
    if let line = NameWords.numberedLine(word) {
      if word.begins(with: "路線番号") { lineNumber = line }
      say(.routeName, line)
    } else if let (line, rest) = NameWords.gluedLine(word) {
      say(.routeName, line)
      read(rest)
    } else if let line = NameWords.lineBeforeSlash(word) {
      say(.routeName, line)
    } else if let place = NameWords.placeBeforeLine(word) {
      read(place)
    } else if let (stop, platform, rest) = NameWords.gluedStop(word) {
      say(.stop, joined(run, stop))
      if let platform { say(.platform, platform) }
      read(rest)
    } else {
      return false
    }
    return true
  }

  /// The stop or the platform from where buses leave, or both.
  private mutating func readDeparture(_ word: String) -> Bool {
    if word.ends(with: "発"),
      let (stop, platform) = PlatformWords.divided(String(word.before(ending: "発"))),
      NameWords.mayBePlace(stop)
    {
      say(.stop, joined(run, stop))
      say(.platform, platform)
    } else if let platform = PlatformWords.platform(in: departing(word)) {
      say(.platform, platform)
    } else if let (name, platform) = PlatformWords.divided(departing(word)) {
      read(name)
      say(.platform, platform)
    } else if let stop = NameWords.departed(word) {
      say(.stop, joined(run, stop))
    } else {
      return false
    }
    return true
  }

  /// A word whose ending says what it names: a line, a destination, a kind of bus, a stop's timetable.
  private mutating func readSaid(_ word: String) -> Bool {
    if let line = NameWords.line(word) {
      say(.routeName, line)
    } else if let place = HeadingWords.destination(in: word) {
      sayDestination(place)
    } else if let place = Self.destination(ofBus: word) {
      sayDestination(place)
    } else if let bus = BusKind.service(in: word) {
      add(NameClaim(kind: .routeName, text: bus, certainty: .beside, isService: true))
      serviceWord = word
      ownerCount = run.count
    } else if let stop = NameWords.stopBeforeTimetable(word) {
      readTimetable(word, of: stop)
    } else {
      return false
    }
    return true
  }

  /// "港行きバス", "港行のバス".
  private static func destination(ofBus word: String) -> String? {
    guard let ending = ["行きのバス", "行のバス", "行きバス", "行バス", "ゆきバス"].first(where: word.ends) else {
      return nil
    }
    let place = String(word.before(ending: ending))
    // 列車代行バス and 急行バス go nowhere by their name.
    return BareName.isLikely(place) ? HeadingWords.destination(in: place + "行") : nil
  }

  /// "中央橋時刻表", "中央橋停留所".
  private mutating func readTimetable(_ word: String, of stop: String) {
    if let place = HeadingWords.destination(in: stop) { return sayDestination(place) }
    let name = joined(run, stop)
    let isOfTimetable = !word.ends(with: "停") && !word.ends(with: "停留所")
    guard !NameParts.isPart(name) || !isOfTimetable else { return }
    nameLoopBefore(name)
    say(.stop, name, isOfTimetable: isOfTimetable)
  }

  /// A word that says nothing of itself.
  private mutating func readBare(_ word: String) {
    // 東町線の停留所 are many.
    guard !NameWords.isCode(word), !NeverNames.isWord(word), !word.ends(with: "停留所"),
      !word.ends(with: "バス停"), DayLabel.labels(in: word).isEmpty
    else { return }
    if Self.isNamedBus(word) {
      return add(NameClaim(kind: .routeName, text: word, certainty: .beside, isService: true))
    }
    // "西12循環".
    if word.ends(with: "循環"), HeadingWords.looksLikeRoute(String(word.before(ending: "循環"))) {
      return add(NameClaim(kind: .routeName, text: word, certainty: .beside))
    }
    if word.ends(with: "循環"), word.length > 2 {
      // "1号路線 東町循環", "つばめバス 東町循環": the way of the line.
      guard previous?.ends(with: "バス") != true,
        !claims.contains(where: { $0.kind == .routeName && $0.text.ends(with: "路線") })
      else { return }
      add(NameClaim(kind: .destination, text: word, certainty: .beside))
    } else if HeadingWords.looksLikeRoute(word) {
      if !NameWords.isNumberedStop(word) { numbers.append(word) }
    } else if NameWords.isLikePlace(word) {
      if run.isEmpty, !numbers.isEmpty { isBehindNumber = true }
      run.append(word)
    }
  }

  /// "さくら号": the name of a bus, in kana; 1号, 臨時号 and 信号 are none.
  static func isNamedBus(_ word: String) -> Bool {
    guard word.length > 2, word.ends(with: "号") else { return false }
    return word.unicodeScalars.dropLast().allSatisfy { scalar in
      (0x3041...0x30FF).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
    } && (0x3041...0x30FF).contains(Array(word.unicodeScalars.suffix(2))[0].value)
  }

  /// "丘の上循環 東町バス停": the way round that stands first is the line.
  private mutating func nameLoopBefore(_ stop: String) {
    guard claims.count == 1, claims[0].kind == .destination, claims[0].text.ends(with: "循環") else {
      return
    }
    amendLast { claim in
      var line = claim
      line.kind = .routeName
      return line
    }
  }

  /// A place that a bus goes to: "北口" alone completes the name before it.
  private mutating func sayDestination(_ said: String) {
    // "3番のりば発・港行", "港駅始発・浜行": what stands before 発 is the platform's, or where the bus begins.
    for joint in ["発・", "発／", "発/", "経由・"] {
      guard let range = said.firstRange(of: joint) else { continue }
      let rest = String(said[range.upperBound...])
      let start = String(said[..<range.lowerBound])
      if let number = PlatformWords.platform(in: start) { say(.platform, number) }
      return rest.contains("発") ? () : sayDestination(rest)
    }
    let place = NameWords.withoutKind(said)
    let suffix = place.ends(with: "方面") ? "方面" : ""
    guard let whole = completed(String(place.before(ending: suffix))) else { return }
    if NameWords.mayBePlace(whole) { say(.destination, whole + suffix) }
  }

  /// "3番のりば発" as 3番のりば.
  private func departing(_ word: String) -> String {
    guard let ending = ["から発車", "より発車", "から出発", "より出発", "発"].first(where: word.ends) else {
      return word
    }
    let place = String(word.before(ending: ending))
    return PlatformWords.platform(in: place) == nil ? word : place
  }

  private func joined(_ words: [String], _ last: String) -> String {
    let words = words.suffix(2).drop { !BareName.isLikely($0) }
    return (words + [last]).joined(separator: " ")
  }
}
