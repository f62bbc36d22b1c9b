import BusLabels
import BusModel

/// One line of text that gives the times at one stop: "病院発：9:50、10:40", "駅前 8:20 / 10:20",
/// "公民館　①9:00 ②10:30", "駅前→病院：9:00／10:00".
struct StopLine {
  /// A time and what stands beside it.
  struct Call {
    var time: ClockCell.Time
    var words: [MinuteCell.Word] = []
    var node: PageTree.Index
  }

  /// The stop's name.
  let name: String
  /// Whether 着 or 発 stands behind the name; nil for neither.
  let isArrival: Bool?
  /// Where its buses go, as far as the line says.
  let end: String?
  /// The times, in their order.
  private(set) var calls: [Call] = []

  /// Nil unless a line is a name and times, and nothing else that is not understood.
  init?(_ head: Tokens, _ times: Tokens) {
    let words = TripLine.text(of: head)
    guard let stop = Self.memo.value(of: words, read: Stop.init) else { return nil }
    (name, end, isArrival) = (stop.name, stop.end, stop.isArrival)
    guard read(times), !calls.isEmpty, !falls else { return nil }
  }

  private static let memo = TextMemo<Stop?>()

  /// What the words before the times say.
  private struct Stop: Sendable {
    let name: String
    let end: String?
    let isArrival: Bool?

    /// Nil unless they are the name of a stop, or those of both ends of a way.
    init?(_ head: String) {
      guard let printed = StopLine.name(of: head) else { return nil }
      if let way = ListContent.way(in: printed) {
        (name, end, isArrival) = (way.start, way.end, false)
      } else {
        let bare = StopHeading.name(in: printed)
        isArrival = bare == printed ? nil : StopHeading.isArrival(printed)
        name = StopDecorations.bare(bare)
        end = nil
      }
      guard
        StopLine.mayBeStop(name, isSaid: end != nil || isArrival != nil)
          || isArrival != nil && StopLine.isForeignName(name),
        isArrival != nil || BareName.isLikely(name)
      else {
        return nil
      }
    }
  }

  /// Divides a line at its first time, or at what stands before it and is no part of the name.
  static func divided(_ line: Tokens) -> (head: Tokens, times: Tokens)? {
    guard var start = line.indices.first(where: { isTime(line, $0) }) else { return nil }
    while start > 0, isSign(line, start - 1) || line[start - 1].is([.morning, .afternoon]) {
      start -= 1
    }
    return (line.part(0..<start), line.part(start..<line.count))
  }

  /// The words before the times without bullets and what joins them to these.
  static func name(of head: String) -> String? {
    let text = head.drop { sign in
      "■●◆◇□○◎・※▼▲ 　".contains(sign)
        || sign.unicodeScalars.first.map { Scalars.isCircledNumber($0.value) } == true
    }
    var bare = Texts.collapsed(text)
    // "朝　駅前発": when, and from where.
    if let half = halves.first(where: { bare.begins(with: $0 + " ") }) {
      bare = Texts.collapsed(bare.dropFirst(half.count))
    }
    // 【駅前発】.
    if let first = bare.first, let last = bare.last,
      ["【】", "［］", "〔〕", "《》", "＜＞"].contains("\(first)\(last)")
    {
      bare = Texts.collapsed(bare.dropFirst().dropLast())
    }
    while let last = bare.last, "：:…‥・-－→ ".contains(last) { bare.removeLast() }
    let most = SignWords.arrows.isFound(in: bare) ? 48 : 20
    return (2...most).contains(bare.length) ? Texts.collapsed(bare) : nil
  }

  private static let halves = [
    "朝", "夕", "昼", "夜", "朝夕", "朝便", "夕便", "午前", "午後", "登校", "下校", "出勤", "退勤", "往路", "復路", "行き",
    "帰り",
  ]

  private static func mayBeStop(_ name: String, isSaid: Bool) -> Bool {
    !RowName.isNoStop(name) && !RowName.isTrip(name) && !RowName.isWay(name)
      && !RowName.isDays(name) && !RowName.isConnection(name) && !name.contains("。")
      && !name.contains { "、，／/".contains($0) } && !SignWords.isForeign(name, isPlace: isSaid)
      && !OtherSubjects.isNews(name) && BareName.mayBe(name)
  }

  /// "Main Hall" in "Departs Main Hall: 8:00 AM, 10:00 AM".
  private static func isForeignName(_ name: String) -> Bool {
    let words = name.split(separator: " ").map(String.init)
    return ForeignEnd.areForeign(words) && ForeignEnd.isName(words)
      && !SignWords.foreign.isFound(in: name)
  }

  /// Whether a time follows one that is later: a half of the day that nobody says, or no line of times.
  private var falls: Bool {
    zip(calls, calls.dropFirst()).contains { $0.minutes >= $1.minutes }
  }

  private static func isTime(_ tokens: Tokens, _ index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index].isNumber && tokens[index + 1].isGlued
      && tokens[index + 1].is(.clockColon) && tokens[index + 2].isNumber
  }

  /// "①" before the first time of the first trip.
  private static func isSign(_ tokens: Tokens, _ index: Int) -> Bool {
    let text = tokens.text(tokens[index])
    return text.unicodeScalars.allSatisfy { Scalars.isCircledNumber($0.value) }
  }

  /// Reads the times; false where words stand among them that are no marks.
  private mutating func read(_ tokens: Tokens) -> Bool {
    var index = 0
    var isAfternoon: Bool?
    while index < tokens.count {
      let token = tokens[index]
      if Self.isTime(tokens, index) {
        let clock = ClockCell(tokens.part(index..<index + 3))
        guard var time = clock.soleTime else { return false }
        index += 3
        if index < tokens.count, tokens[index].is(.minuteUnit), tokens[index].isGlued { index += 1 }
        if let half = Self.half(behind: index, tokens) {
          time.hour = time.hour % 12 + (half ? 12 : 0)
          index += 1
        } else {
          time.settle(isAfternoon: isAfternoon, after: calls.last?.time.hour)
        }
        calls.append(Call(time: time, node: token.node))
        continue
      }
      index += 1
      if token.is(.morning) {
        isAfternoon = false
      } else if token.is(.afternoon) {
        isAfternoon = true
      } else if token.kind == .open {
        guard let word = days(tokens, &index) else { return false }
        calls[calls.count - 1].words.append(word)
      } else if !isSilent(token, tokens) {
        return false
      }
    }
    return true
  }

  /// Whether AM or PM stands behind a time, and which: PM is true.
  private static func half(behind index: Int, _ tokens: Tokens) -> Bool? {
    guard index < tokens.count, tokens[index].is([.morning, .afternoon]),
      tokens.text(tokens[index]).utf8.allSatisfy({ $0 < 0x80 })
    else { return nil }
    return tokens[index].is(.afternoon)
  }

  /// "（日祝運休）" behind a time.
  private func days(_ tokens: Tokens, _ index: inout Int) -> MinuteCell.Word? {
    let inside = (index..<tokens.count).prefix { tokens[$0].kind != .close }
    guard !calls.isEmpty, tokens[index - 1].isGlued, !inside.isEmpty, inside.endIndex < tokens.count
    else { return nil }
    let text = inside.map { tokens.text(tokens[$0]) }.joined()
    guard DayWords.isLabel(text) else { return nil }
    let node = tokens[index].node
    index = inside.endIndex + 1
    return MinuteCell.Word(text: text, number: nil, node: node, isGrouped: true)
  }

  /// What divides times, and the number of a trip before its own.
  private func isSilent(_ token: Token, _ tokens: Tokens) -> Bool {
    let text = tokens.text(token)
    return Self.separators.contains(text)
      || text.unicodeScalars.allSatisfy { Scalars.isCircledNumber($0.value) }
        && text.unicodeScalars.first.map { Int($0.value) - 0x2460 } == calls.count
  }

  private static let separators: Set<String> = ["、", ",", "，", "・", "/", "／", "｜", "|", "発"]
}

extension StopLine.Call {
  /// The time in minutes.
  var minutes: Int { time.hour * 60 + time.minute }
}

/// A line of text by itself that says which way the times below it go: "駅 → 会場", "■駅前発", "市民会館 行き".
enum WayLine {
  /// A heading holds no more.
  static let mostTokens = 12

  /// Whether some tokens of a line without times are one.
  static func isOne(_ line: Tokens) -> Bool {
    guard (1...mostTokens).contains(line.count),
      let name = StopLine.name(of: TripLine.text(of: line)),
      !SignWords.isForeign(name, isPlace: true)
    else { return false }
    return StopLine.endsInDeed(line) || ListContent.way(in: name) != nil
      || NameLine(name).says(.destination)
  }
}
