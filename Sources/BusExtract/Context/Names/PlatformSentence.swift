import BusModel

/// Sentences that say where a bus leaves: "2番のりばから発車します", "中央駅では④番乗り場に…".
enum PlatformSentence {
  /// The platform, and the stop for which alone it is said.
  static func claim(in line: String) -> NameClaim? {
    guard line.length <= 60, names.isFound(in: line), !doubts.isFound(in: line),
      let name = ["のりば", "乗り場", "乗場"].first(where: { line.firstRange(of: $0) != nil }),
      let range = line.firstRange(of: name)
    else { return nil }
    let rest = line[range.upperBound...]
    guard !names.isFound(in: String(rest)), verbs.contains(where: rest.begins(with:)) else {
      return nil
    }
    var before = line[..<range.lowerBound]
    if before.ends(with: "番") { before = before.dropLast() }
    let number = String(before.reversed().prefix(while: isNumbering).reversed())
    guard let platform = PlatformWords.numbered(number) else { return nil }
    var claim = NameClaim(kind: .platform, text: platform, certainty: .beside)
    let subject = before.dropLast(number.count).drop { "・※◆●■→ 　".contains($0) }
    guard !subject.isEmpty, !everyBus.contains(String(subject)) else { return claim }
    guard let stop = stop(of: subject) else { return nil }
    claim.only = stop
    return claim
  }

  /// "中央駅では" as 中央駅.
  private static func stop(of subject: Substring) -> String? {
    let said = subject.reversed().drop { "、，,：: 　".contains($0) }.reversed()
    let text = String(said)
    guard let ending = ["からは", "では", "は", "の"].first(where: text.ends(with:)) else { return nil }
    let stop = String(text.before(ending: ending))
    return NameWords.mayBePlace(stop) && !notStops.ends(stop) ? stop : nil
  }

  private static func isNumbering(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    let plain = Scalars.folded(scalar.value)
    return (0x30...0x39).contains(plain) || (0x41...0x5A).contains(plain)
      || (0x2460...0x2473).contains(plain)
  }

  private static let names = WordList(["のりば", "乗り場", "乗場"])
  private static let verbs = ["から", "より", "に", "で", "発"]
  private static let everyBus: Set<String> = ["このバスは", "当バスは", "バスは", "全便", "すべて", "全便とも"]
  private static let notStops = WordList([
    "方面", "行", "行き", "ゆき", "線", "系統", "便", "バス", "車", "印", "コース", "ルート", "以降", "以前",
  ])
  private static let doubts = WordList([
    "変更", "移設", "移動", "臨時", "工事", "場合", "降車", "除", "一部", "のみ", "まで", "日より", "月",
  ])
}
