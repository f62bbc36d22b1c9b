import BusModel

extension NameSegment {
  /// Reads one word.
  mutating func read(_ word: String) {
    if awaitsPlatform {
      if let number = PlatformWords.numbered(word) {
        awaitsPlatform = false
        return say(.platform, number)
      }
      // "のりば Bus Stop No. 2".
      if word.utf8.allSatisfy({ $0 < 0x80 }) { return }
    }
    awaitsPlatform = false
    if readBehindService(word) { return }
    // "至 港": where the road leads.
    if word == "至" || previous == "至" {
      if word != "至", NameWords.mayBePlace(HeadingWords.trimmedDestination(word)) {
        say(.destination, HeadingWords.trimmedDestination(word))
      }
      return
    }
    // "行先番号 55 港".
    if let label = previous, Self.numbers.contains(label), HeadingWords.looksLikeRoute(word) {
      return say(.routeName, word)
    }
    // "系統 61".
    if previous == "系統", claims.isEmpty, NameWords.isNumber(word), word.length <= 3 {
      return say(.routeName, word)
    }
    if readLone(word) { return }
    if let line = NameWords.numberedLine(word) {
      if word.begins(with: "路線番号") { lineNumber = line }
      return say(.routeName, line)
    }
    if let (line, rest) = NameWords.gluedLine(word) {
      say(.routeName, line)
      read(rest)
    } else if let line = NameWords.lineBeforeSlash(word) {
      say(.routeName, line)
    } else if let (stop, platform, rest) = NameWords.gluedStop(word) {
      say(.stop, joined(run, stop))
      if let platform { say(.platform, platform) }
      read(rest)
    } else if word.ends(with: "発"),
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
    } else if let line = NameWords.line(word) {
      say(.routeName, line)
    } else if let place = HeadingWords.destination(in: word) {
      sayDestination(place)
    } else if let bus = BusKind.service(in: word) {
      add(NameClaim(kind: .routeName, text: bus, certainty: .beside, isService: true))
      serviceWord = word
      ownerCount = run.count
    } else if let stop = NameWords.stopBeforeTimetable(word) {
      if let place = HeadingWords.destination(in: stop) { return sayDestination(place) }
      let name = joined(run, stop)
      let isOfTimetable = !word.ends(with: "停") && !word.ends(with: "停留所")
      guard !NameParts.isPart(name) || !isOfTimetable else { return }
      nameLoopBefore(name)
      say(.stop, name, isOfTimetable: isOfTimetable)
    } else {
      readBare(word)
    }
  }

  private static let numbers: Set<String> = ["行先番号", "系統番号", "路線番号"]

  /// What stands behind the kind of bus: "循環バス 右回り" is a line, "コミュニティバス なかよし号" and
  /// "コミュニティバス「くるりん」" another one's name, and "コミュニティバス くるりん" is called by no kind.
  mutating func readBehindService(_ word: String, isQuoted: Bool = false) -> Bool {
    guard let last = claims.last, last.isService, previous == serviceWord else { return false }
    let renamed = { (text: String) in
      { (claim: NameClaim) -> NameClaim? in
        var claim = claim
        claim.text = text
        return claim
      }
    }
    if NameWords.isVariant(word) {
      amendLast(renamed(last.text + " " + word))
      return true
    }
    let isOwn =
      word.length > 2 && !word.contains(where: \.isPlainDigit) && !NeverNames.isWord(word)
      && !NameWords.isLone(word) && HeadingWords.destination(in: word) == nil
    if isOwn, word.ends(with: "ライン") {
      amendLast { _ in NameClaim(kind: .routeName, text: word, certainty: .beside) }
      return true
    }
    if isOwn, word.ends(with: "号") || isQuoted {
      amendLast(renamed(word))
      return true
    }
    let isKatakanaOrKana = word.unicodeScalars.allSatisfy { (0x3041...0x30FF).contains($0.value) }
    if isOwn, isKatakanaOrKana || ["エリア", "地区"].contains(where: word.ends) {
      amendLast { _ in nil }
      return true
    }
    return false
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
      // "1号路線 東町循環": the way of the line.
      guard !claims.contains(where: { $0.kind == .routeName && $0.text.ends(with: "路線") }) else {
        return
      }
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

  /// A name with the word before it where it only says which part of that it is; nil when nothing
  /// stands before it.
  private mutating func completed(_ name: String) -> String? {
    guard NameParts.isPart(name) else { return name }
    guard let before = run.popLast() else { return NameParts.isWay(name) ? nil : name }
    return before + " " + name
  }

  /// 発, 行 and 時刻表 may stand apart from the name they belong to.
  private mutating func readLone(_ word: String) -> Bool {
    guard NameWords.isLone(word), let meaning = NameWords.lone[word] else { return false }
    let name = run.last == previous ? run.last : previous
    switch meaning {
    case .departure:
      let stop = run.isEmpty ? name : run.joined(separator: " ")
      if let stop, NameWords.mayBePlace(stop), HeadingWords.destination(in: stop) == nil {
        say(.stop, stop)
      }
    case .destination, .direction:
      if let name { readWay(name, suffix: meaning == .direction ? "方面" : "") }
    case .timetable, .stop:
      let isQuoted = run.isEmpty && meaning == .stop
      let name = isQuoted ? previous ?? "" : run.joined(separator: " ")
      if HeadingWords.mayBeStop(name), !NeverNames.isWord(name) {
        say(.stop, name, isOfTimetable: meaning == .timetable)
        if meaning == .timetable { loneTimetable = name }
      }
    case .platform:
      if let name, let number = PlatformWords.platform(in: name + word) {
        forget(name)
        say(.platform, number)
      } else {
        awaitsPlatform = true
      }
    case .via: if let name { forget(name) }
    case .line:
      // "港方面 系統 船1": the line follows.
      guard let name, HeadingWords.destination(in: name) == nil,
        let line = NameWords.line(name + word)
      else { return true }
      forget(name)
      say(.routeName, line)
    }
    return true
  }

  private mutating func readWay(_ name: String, suffix: String) {
    guard HeadingWords.destination(in: name) == nil, NameWords.mayBePlace(name) else { return }
    forget(name)
    if let whole = completed(name) { say(.destination, whole + suffix) }
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
