import BusLabels

/// What is printed around a stop's name in its row and is no part of it: "「西浦」", "西浦停留所",
/// "西浦（始発）".
enum StopDecorations {
  /// The name without these.
  static func bare(_ text: String) -> String {
    var name = text
    for _ in 0..<3 {
      let next = withoutQuotes(withoutWord(withoutNote(withoutSharers(withoutReference(name)))))
      guard next != name else { return name }
      name = next
    }
    return name
  }

  /// "西 浦 口", letter by letter, as 西浦口.
  static func unspaced(_ text: String) -> String {
    let letters = text.split(separator: " ")
    let isSpaced =
      letters.count > 1 && letters.allSatisfy { $0.count == 1 && $0.utf8.count == 3 }
    return isSpaced ? letters.joined() : text
  }

  /// "「西浦」" as 西浦.
  private static func withoutQuotes(_ text: String) -> String {
    guard let first = text.first, let last = text.last, text.count > 2,
      ["「」", "『』", "“”"].contains(String([first, last]))
    else { return text }
    let inner = text.dropFirst().dropLast()
    return inner.contains(first) ? text : Texts.collapsed(inner)
  }

  /// "西浦 東バス 西バス共通停留所" as 西浦.
  private static func withoutSharers(_ text: String) -> String {
    guard sharers.isFound(in: text), let blank = text.firstIndex(of: " "),
      sharers.isFound(in: String(text[blank...]))
    else { return text }
    return Texts.collapsed(text[..<blank])
  }

  private static let sharers = WordList(["共通停留所", "共通バス停", "共同停留所", "と共通"])

  /// "西浦 注1", "西浦（※2）" and "西浦(注)" as 西浦.
  private static func withoutReference(_ text: String) -> String {
    let scalars = text.unicodeScalars
    if let bare = ["(※)", "（※）", "(注)", "（注）", "（＊）", "(*)", "［注］", "[注]"].first(where: text.ends) {
      return Texts.collapsed(text.before(ending: bare))
    }
    for length in (2...6).reversed() where length < scalars.count {
      let start = scalars.index(scalars.endIndex, offsetBy: -length)
      guard let note = NoteReference.leading(in: text[start...]), note.isSigned,
        note.count == length
      else { continue }
      return Texts.collapsed(text[..<start])
    }
    return text
  }

  /// "西浦停留所" and "西浦 バス停" as 西浦.
  private static func withoutWord(_ text: String) -> String {
    guard let word = ["停留所", "バス停", "停留場"].first(where: text.ends) else { return text }
    let name = Texts.collapsed(text.before(ending: word))
    return name.length > 1 && !generic.contains(name) && !name.ends(with: "の") ? name : text
  }

  private static let generic: Set<String> = [
    "各", "全", "主要", "最寄", "最寄り", "乗車", "降車", "発車", "到着", "出発", "臨時", "仮設", "始発", "終点", "途中", "経由",
    "自由",
  ]

  /// "西浦（始発）" as 西浦: what the bracket says shows in the times themselves.
  private static func withoutNote(_ text: String) -> String {
    guard let last = text.unicodeScalars.last, case .close = Scalars.classify(last.value),
      let open = text.unicodeScalars.lastIndex(where: {
        if case .open = Scalars.classify($0.value) { true } else { false }
      })
    else { return text }
    let note = text.unicodeScalars[text.unicodeScalars.index(after: open)...].dropLast()
    let name = Texts.collapsed(text[..<open])
    let said = String(String.UnicodeScalarView(note))
    let isNoName =
      notes.contains(said) || isReading(said, of: name) || isRemark(said)
      || isForeign(said, to: name)
    return isNoName && !name.isEmpty ? name : text
  }

  /// "西浦（にしうら）".
  private static func isReading(_ note: String, of name: String) -> Bool {
    note.length > 1 && note.unicodeScalars.allSatisfy { (0x3041...0x309F).contains($0.value) }
      && name.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }

  /// "西浦（Nishiura Sta.）"; in "Mill Lane (Upper Gate)" it tells one stop from another.
  private static func isForeign(_ note: String, to name: String) -> Bool {
    name.unicodeScalars.contains { $0.value >= 0x3041 } && note.utf8.allSatisfy { $0 < 0x80 }
      && note.utf8.count { (0x61...0x7A).contains($0) } > 2
  }

  /// "予約", "自由乗降", "土日祝は通過", "平日のみ": what a rider must know of the stop.
  private static func isRemark(_ note: String) -> Bool {
    if saysDays(note) { return true }
    return note.length <= 8 && remarks.isFound(in: note) && !SignWords.places.ends(note)
  }

  /// Whether a note says on which days buses come there.
  private static func saysDays(_ note: String) -> Bool {
    let compact = Texts.compact(note)
    return DayWords.mayName(compact)
      && (stays.isFound(in: compact) || compact.length > 1 && DayWords.isUnderstood(compact))
  }

  private static let stays = WordList(["止まりません", "停まりません", "停車", "通過", "運休", "のみ", "限り"])

  private static let remarks = WordList([
    "予約", "乗降", "フリー", "休止", "廃止", "新設", "移設", "通過", "デマンド", "臨時停車",
  ])

  /// What stands beside a name: "西浦（予約）", "西浦 3番のりば".
  typealias Aside = (name: String, remark: String?, platform: String?)

  /// The same of all that is printed in a cell, letter by letter or not.
  static func aside(ofCell text: String) -> Aside {
    memo.value(of: text) { aside(in: unspaced($0)) }
  }

  private static let memo = TextMemo<Aside>()

  /// The remark, and the platform, that stand beside a name.
  static func aside(in text: String) -> Aside {
    if let (name, platform) = PlatformWords.divided(text) ?? pier(in: text) {
      return (name, nil, platform)
    }
    if text.contains("※"), let sign = text.firstIndex(of: "※"), sign > text.startIndex,
      case let note = Texts.collapsed(text[sign...].dropFirst()), saysDays(note)
    {
      return (Texts.collapsed(text[..<sign]), note, nil)
    }
    guard case .bracketed(let inner, let printed, _)? = NamePiece.pieces(of: text).last?.kind,
      text.ends(with: printed), isRemark(Texts.collapsed(inner))
    else { return (text, nil, nil) }
    let name = Texts.collapsed(text.before(ending: printed))
    return name.isEmpty ? (text, nil, nil) : (name, Texts.collapsed(inner), nil)
  }

  /// "西浦 桟橋1", "西浦 第2桟橋", "西浦 A桟橋": behind a name the number of a pier is a platform's.
  private static func pier(in text: String) -> (name: String, platform: String)? {
    guard text.contains("桟橋"), let space = text.lastIndex(of: " ") else { return nil }
    let word = Texts.compact(text[text.index(after: space)...])
    let number = word.replacing("桟橋", with: "")
    guard word.begins(with: "桟橋") || word.ends(with: "桟橋"),
      let platform = PlatformWords.numbered(number)
    else { return nil }
    return (Texts.collapsed(text[..<space]), platform)
  }

  private static let notes: Set<String> = [
    "始発", "終点", "起点", "終着", "発地", "着地", "始発地", "終着地", "出発地", "到着地", "発着", "起終点", "始点",
  ]

  /// The names without the running numbers that all of them begin with: "01西浦", "02東浦".
  static func withoutNumbers(_ names: [String]) -> [String] {
    guard names.count >= 3 else { return names }
    let parts = names.map(numbered)
    let numbers = parts.compactMap { $0?.number }
    // A stop may be left out.
    guard numbers.count == names.count, zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }),
      numbers[numbers.count - 1] - numbers[0] < names.count * 2
    else { return names }
    return parts.compactMap { $0?.name }
  }

  /// "01西浦", "1.西浦", "(1)西浦" and "①西浦" as the number and the name.
  private static func numbered(_ text: String) -> (number: Int, name: String)? {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first else { return nil }
    if Scalars.isCircled(first.value), (0x2460...0x2473).contains(first.value) {
      return named(scalars.dropFirst(), Int(first.value) - 0x245F)
    }
    var isOpen = false
    if case .open = Scalars.classify(first.value) { isOpen = true }
    let rest = scalars.drop { _ in false }.dropFirst(isOpen ? 1 : 0)
    let digits = rest.prefix { (0x30...0x39).contains(Scalars.folded($0.value)) }
    guard (1...2).contains(digits.count) else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int(Scalars.folded($1.value)) - 0x30 }
    let behind = rest.dropFirst(digits.count)
    guard let joint = behind.first else { return nil }
    let isJoint = ".．、)）]］:：".unicodeScalars.contains(joint)
    guard isJoint || !isOpen && digits.count == 2 else { return nil }
    return named(isJoint ? behind.dropFirst() : behind, number)
  }

  private static func named(
    _ scalars: ArraySlice<Unicode.Scalar>, _ number: Int
  ) -> (number: Int, name: String)? {
    let name = Texts.collapsed(String(String.UnicodeScalarView(scalars)))
    return name.isEmpty || units.begins(name) ? nil : (number, name)
  }

  /// 10条, 11条 and 12条 are names.
  private static let units = WordList([
    "丁目", "番", "号", "条", "区", "階", "街", "線", "の", "ノ", "之", "km", "㎞", "里", "軒", "本", "町", "分",
  ])
}
