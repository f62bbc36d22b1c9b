import BusLabels

/// Of which of a page's trips a sentence speaks: "1便と3便", "2便以降", "最終便（20:30発）", "7:10発と18:40発",
/// "18時以降の便", "最後の2便", "午後の便".
struct TripSubject: Equatable, Sendable {
  /// Each of them is meant.
  private(set) var parts: [Part]
  /// What brackets behind them say again: 20:30発 of 最終便（20:30発）.
  private(set) var repeated: [Part] = []

  /// Some trips of a timetable. Times are minutes since midnight.
  enum Part: Equatable, Sendable {
    case number(Int)
    case numbers(from: Int)
    case first(Int), last(Int)
    case morning, afternoon
    case time(Int)
    /// From a time on, and before another; nil for no limit.
    case span(from: Int?, before: Int?)
    /// From a time on till another, of which nobody knows whether a bus at that minute is meant: 13時まで.
    case until(from: Int, Int)
    /// Behind the trip that leaves then, and before it.
    case afterTime(Int), beforeTime(Int)
    case afterNumber(Int), beforeNumber(Int)
  }

  init(_ part: Part) { parts = [part] }

  /// The subject that some words name and nothing else.
  init?(_ words: some StringProtocol) {
    var text = TripWords.folded(words)
    if text.ends(with: ")"), let open = text.firstIndex(of: "("), open > text.startIndex {
      let inner = text[text.index(after: open)...].dropLast()
      text = String(text[..<open])
      // 3便（午前）の便 names it twice, too.
      guard let said = TripWords.parts(String(inner)) else { return nil }
      repeated = said
    }
    // 22:10発の最終便 names it twice.
    if let name = Self.ends.first(where: text.ends(with:)), text.length > name.length,
      let time = TripWords.parts(String(text.before(ending: name)))
    {
      (parts, repeated) = (time, repeated + (TripWords.parts(String(name.dropFirst())) ?? []))
      return
    }
    guard let found = TripWords.parts(text) else { return nil }
    parts = found
  }

  private static let ends = ["の最終便", "の最終バス", "の始発便", "の始発バス"]
}

/// How sentences name trips.
enum TripWords {
  /// Words without blanks, with digits, colons and brackets of one kind.
  static func folded(_ words: some StringProtocol) -> String {
    String(
      String.UnicodeScalarView(
        Texts.compact(words).unicodeScalars.map { scalar in
          Unicode.Scalar(Scalars.folded(scalar.value)) ?? scalar
        })
    )
  }

  /// The trips that folded words name and nothing else.
  static func parts(_ words: String) -> [TripSubject.Part]? {
    if let fixed = fixed[words] ?? fixed[bare(words)] { return [fixed] }
    let text = bare(words)
    if let span = span(text) { return [span] }
    let listed = joints.reduce(text) { $0.replacing(bytes: $1, with: "・") }
    let said = listed.split { "・、,と/".contains($0) }.map(String.init)
    guard !said.isEmpty else { return nil }
    // ③ by itself, and ③・④: numbers.
    let areNumbers =
      words.contains("便") || said.allSatisfy { $0.ends(with: "号") }
      || said.joined().unicodeScalars.allSatisfy { Scalars.isCircled($0.value) }
    var found: [TripSubject.Part] = []
    for part in said {
      guard
        let next = fixed[part].map({ [$0] }) ?? one(bare(part))
          ?? (areNumbers ? numbers(part) : nil)
      else { return nil }
      found += next
    }
    return found
  }

  private static let joints = ["ならびに", "並びに", "および", "及び", "かつ"]

  /// Words without what they call the trips: 18時以降 of 18時以降に発車する便.
  private static func bare(_ words: String) -> String {
    var text = words
    while let end = nouns.first(where: { text.ends(with: $0) && text.length > $0.length }) {
      text = String(text.before(ending: end))
    }
    return text
  }

  private static let nouns = [
    "に発車する便", "に出発する便", "に出る便", "に発車するバス", "に出発するバス", "のバス", "の便", "の船", "の列車", "の電車", "便のバス", "発便",
    "発車", "出発",
  ]

  private static let fixed: [String: TripSubject.Part] = [
    "最終便": .last(1), "最終バス": .last(1), "最終": .last(1), "終バス": .last(1), "終便": .last(1),
    "最終の": .last(1), "終電": .last(1), "最終電車": .last(1), "終発": .last(1), "最後": .last(1),
    "始発便": .first(1), "始発": .first(1), "始発バス": .first(1), "初便": .first(1), "最初": .first(1),
    "午前": .morning, "午前便": .morning, "午前中": .morning,
    "午後": .afternoon, "午後便": .afternoon,
  ]

  /// One of several that a list names.
  private static func one(_ text: String) -> [TripSubject.Part]? {
    if let fixed = fixed[text] { return [fixed] }
    if let count = count(text) { return [count] }
    if let span = span(text) { return [span] }
    guard let clock = TripClock(text),
      ["", "発", "便", "発便", "発の"].contains(clock.rest), !clock.isHour || !clock.rest.isEmpty
    else { return nil }
    return [.time(clock.minutes)]
  }

  /// 最後の2便, 始発から2便.
  private static func count(_ text: String) -> TripSubject.Part? {
    for (head, isLast) in [
      ("朝の", false), ("夜の", true), ("最後の", true), ("最終の", true), ("最初の", false), ("はじめの", false),
      ("始発から", false),
    ] where text.begins(with: head) && text.ends(with: "便") {
      guard let count = Int(text.dropFirst(head.count).dropLast()), (1...9).contains(count) else {
        continue
      }
      return isLast ? .last(count) : .first(count)
    }
    return nil
  }

  /// 18時以降, 20:45発以降, 9時前, 19時台, 9時から13時まで, 始発から12時台まで.
  private static func span(_ text: String) -> TripSubject.Part? {
    if let range = text.firstRange(of: "から"), range.upperBound < text.endIndex {
      guard let first = start(text[..<range.lowerBound]) else { return nil }
      return end(String(text[range.upperBound...]), from: first)
    }
    guard let clock = TripClock(text) else { return nil }
    let rest = clock.rest.begins(with: "発") ? String(clock.rest.dropFirst()) : clock.rest
    return switch rest {
    case "台" where clock.isHour: .span(from: clock.minutes, before: clock.minutes + 60)
    case "以降", "以後", "から", "台以降": .span(from: clock.minutes, before: nil)
    case "より後", "よりあと": .afterTime(clock.minutes)
    case "前", "より前", "よりまえ": .span(from: nil, before: clock.minutes)
    default: end(text, from: 0)
    }
  }

  private static func start(_ text: some StringProtocol) -> Int? {
    if ["始発", "始発便"].contains(String(text)) { return 0 }
    guard let clock = TripClock(String(text)), ["", "発", "台"].contains(clock.rest) else {
      return nil
    }
    return clock.minutes
  }

  /// 12時台まで, 13:10発まで, 13時まで.
  private static func end(_ text: String, from first: Int) -> TripSubject.Part? {
    guard let clock = TripClock(text), clock.rest.ends(with: "まで") else { return nil }
    switch String(clock.rest.dropLast(2)) {
    case "台", "台の便": return .span(from: first, before: clock.minutes + 60)
    case "発", "発の便": return .span(from: first, before: clock.minutes + 1)
    case "": return .until(from: first, clock.minutes)
    default: return nil
    }
  }

  /// "1便", "第1便", "1～3便", "2便以降", "②便".
  private static func numbers(_ text: String) -> [TripSubject.Part]? {
    if text.ends(with: "便以降") {
      return TripNumber.value(of: text).map { [.numbers(from: $0)] }
    }
    let bare = text.filter { !"第便号".contains($0) }
    let range = bare.split { "～〜~-から".contains($0) }
    if range.count == 2, let first = TripNumber.value(of: String(range[0])),
      let last = TripNumber.value(of: String(range[1])), first < last, last - first < 30
    {
      return (first...last).map { .number($0) }
    }
    guard bare.unicodeScalars.allSatisfy(isNumber), let number = TripNumber.value(of: bare) else {
      return nil
    }
    return [.number(number)]
  }

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value) || (0x2460...0x2473).contains(scalar.value)
  }
}

extension TripSubject.Part {
  /// What leaves behind the one trip, or before it.
  func beyond(isLast: Bool) -> TripSubject.Part? {
    switch self {
    case .time(let time): isLast ? .afterTime(time) : .beforeTime(time)
    case .number(let number): isLast ? .afterNumber(number) : .beforeNumber(number)
    default: nil
    }
  }
}
