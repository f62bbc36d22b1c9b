import BusModel

/// Words that are read by what stands before them.
extension NameSegment {
  /// The number of a platform behind a のりば that had none.
  mutating func readAwaited(_ word: String) -> Bool {
    guard awaitsPlatform else { return false }
    if let number = PlatformWords.numbered(word) {
      awaitsPlatform = false
      say(.platform, number)
      return true
    }
    // "のりば Bus Stop No. 2".
    awaitsPlatform = word.utf8.allSatisfy { $0 < 0x80 }
    return awaitsPlatform
  }

  /// A word behind one that says what it is.
  mutating func readBehindLabel(_ word: String) -> Bool {
    // "至 港": where the road leads.
    if word == "至" || previous == "至" {
      if word != "至", NameWords.mayBePlace(HeadingWords.trimmedDestination(word)) {
        say(.destination, HeadingWords.trimmedDestination(word))
      }
      return true
    }
    // "桜台 行先 港".
    if previous == "行先" || previous == "行き先", BareName.isLikely(word),
      NameWords.mayBePlace(word)
    {
      say(.destination, word, .beside)
      return true
    }
    // "行先番号 55 港".
    let isLabelled =
      previous.map(Self.numberLabels.contains) == true && HeadingWords.looksLikeRoute(word)
    // "系統 61".
    let isOfLine =
      previous == "系統" && claims.isEmpty && NameWords.isNumber(word) && word.length <= 3
    guard isLabelled || isOfLine else { return false }
    say(.routeName, word)
    return true
  }

  private static let numberLabels: Set<String> = ["行先番号", "系統番号", "路線番号"]

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

  /// 発, 行 and 時刻表 may stand apart from the name they belong to.
  mutating func readLone(_ word: String) -> Bool {
    guard NameWords.isLone(word), let meaning = NameWords.lone[word] else { return false }
    let name = run.last == previous ? run.last : previous
    switch meaning {
    case .departure:
      let stop = run.isEmpty ? name : Self.withoutBus(run).joined(separator: " ")
      // Departs 発 says it twice.
      if let stop, NameWords.mayBePlace(stop), HeadingWords.destination(in: stop) == nil,
        StopHeading.kind(of: stop) == nil
      {
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

  /// "高原シャトル 温泉口" without what people call the bus by.
  static func withoutBus(_ words: [String]) -> ArraySlice<String> {
    words.dropLast().drop(while: NameText.namesBus) + words.suffix(1)
  }

  private mutating func readWay(_ name: String, suffix: String) {
    guard HeadingWords.destination(in: name) == nil, NameWords.mayBePlace(name) else { return }
    forget(name)
    var name = name
    let isLatin = { (text: String) in text.utf8.allSatisfy { $0 < 0x80 } }
    // "Harbour Mall 行".
    while isLatin(name), let before = run.last, isLatin(before) {
      name = before + " " + name
      run.removeLast()
    }
    // "本町 AEON 行" and "御影 みかげ 行": where to, or the same in other letters.
    let isKana = name.unicodeScalars.allSatisfy { (0x3041...0x309F).contains($0.value) }
    if isLatin(name) || isKana,
      run.last?.unicodeScalars.contains(where: { (0x4E00...0x9FFF).contains($0.value) }) == true
    {
      return run = []
    }
    // "桜台 車庫 行": with a blank even before 行 the one between the words divides no two names.
    if NameParts.isKindOfPlace(name), let before = run.last, BareName.mayBe(before) {
      run.removeLast()
      name = before + " " + name
    }
    if let whole = completed(name) { say(.destination, whole + suffix) }
  }

  /// A name with the word before it where it only says which part of that it is; nil when nothing
  /// stands before it.
  mutating func completed(_ name: String) -> String? {
    guard NameParts.isPart(name) else { return name }
    guard let before = run.popLast() else { return NameParts.isWay(name) ? nil : name }
    return before + " " + name
  }
}
