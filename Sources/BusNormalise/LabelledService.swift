import BusLabels
import BusModel

/// Sentences that name the column that runs on some days by its label, which is no usual kind of day: "祝日の前日は
/// 「金・土」の時刻", "12月14日～18日は授業日の時刻で運行します".
enum LabelledService {
  /// As what the days of a line run by the labels of its page; nil unless all that it says is of that kind
  /// or understood without it.
  static func rules(of line: String, labels: [String]) -> [PageDayRule]? {
    let own = labels.filter { label in
      label.utf8.count > 1 && line.holds(bytes: label) && !isUsual(label)
    }
    guard !own.isEmpty, line.utf8.count <= 400 else { return nil }
    var rules: [PageDayRule] = []
    var isNamed = false
    for sentence in line.split(separator: "。").map(String.init) {
      for piece in pieces(of: sentence) {
        if let (days, label) = parted(piece, own) {
          rules.append(PageDayRule(when: days, runs: .special(label), because: line))
          isNamed = true
        } else {
          let reading = ParsedDayRules.read(piece)
          guard reading.isSettled, reading.limit == nil, reading.added.isEmpty else { return nil }
          rules += reading.rules.map { PageDayRule(when: $0.when, runs: $0.runs, because: line) }
        }
      }
    }
    return isNamed ? rules : nil
  }

  /// Whether a line names the times of a label that is no name of a kind of day, though its days are understood:
  /// 金 of "12月28日～30日も金の時刻".
  static func mayName(_ labels: [String], in line: String) -> Bool {
    labels.contains { label in
      !isUsual(label) && line.contains(label)
        && nouns.contains { line.contains(label + $0) || line.contains(label + "」" + $0) }
    }
  }

  /// Whether a label is 平日, 土曜, 日祝 or the like: what runs as these is a kind of day.
  static func isUsual(_ label: String) -> Bool {
    guard let pattern = ServicePattern.read(label).pattern, pattern.isWeekly else { return false }
    return pattern.service != .custom
  }

  /// What commas divide where what is said of some days is at its end.
  private static func pieces(of sentence: String) -> [String] {
    var pieces: [String] = []
    for part in sentence.split(whereSeparator: { "、，".contains($0) }).map(String.init) {
      let isEnded = pieces.last.map { last in
        nouns.contains(where: last.contains) || ["運休", "ダイヤ", "」"].contains(where: last.contains)
      }
      if isEnded == false, let last = pieces.popLast() {
        pieces.append(last + "、" + part)
      } else {
        pieces.append(part)
      }
    }
    return pieces
  }

  /// The days and the label of "12月14日～18日は「授業日」の時刻で運行します".
  private static func parted(_ piece: String, _ labels: [String]) -> (
    days: [DayTerm], label: String
  )? {
    for label in labels.sorted(by: { $0.count > $1.count }) {
      for quoted in ["「\(label)」", "『\(label)』", "【\(label)】", label] {
        guard let range = piece.range(of: quoted) else { continue }
        let rest = String(piece[range.upperBound...])
        let isQuoted = quoted != label
        guard let tail = Self.tail(of: rest, isQuoted: isQuoted),
          tail.isEmpty || ends.contains(where: tail.hasPrefix), tail.count < 16,
          !tail.contains(where: { "（(、「".contains($0) })
        else { continue }
        var days = piece[..<range.lowerBound].drop { "※●■◆○・ 　".contains($0) }
        for word in ["また", "なお", "ただし"] where days.hasPrefix(word) {
          days = days.dropFirst(word.count).drop { "、".contains($0) }
        }
        for word in ["、", "は", "も", "には"] where days.hasSuffix(word) {
          days = days.dropLast(word.count)
        }
        days = withoutReason(days)
        guard days.count < piece[..<range.lowerBound].count,
          let terms = terms(of: onHolidays(String(days)))
        else { continue }
        return (terms, label)
      }
    }
    return nil
  }

  /// "11月23日は授業を行うため" without why.
  private static func withoutReason(_ days: Substring) -> Substring {
    guard ["ため", "に伴い", "により", "につき"].contains(where: days.hasSuffix),
      let topic = days.firstIndex(of: "は"),
      !days[topic...].contains(where: \.isNumber)
    else { return days }
    return days[..<topic]
  }

  /// The days that words name; 月～木のうち祝日の前日 are those of both.
  private static func terms(of words: String) -> [DayTerm]? {
    let reading = ServicePattern.read(words)
    if reading.unread.isEmpty, !reading.losesDays, let terms = reading.pattern?.daysAlone {
      return terms.isEmpty ? nil : terms
    }
    guard let among = words.range(of: "のうち") else { return nil }
    var rest = String(words[among.upperBound...])
    for word in ["にあたる日", "に当たる日"] where rest.hasSuffix(word) { rest.removeLast(word.count) }
    let (days, dates) = (
      ServicePattern.read(String(words[..<among.lowerBound])), ServicePattern.read(rest)
    )
    guard days.unread.isEmpty, dates.unread.isEmpty, let own = days.pattern?.daysAlone,
      let some = dates.pattern?.daysAlone, own.count == 1, own[0].periods.isEmpty,
      own[0].except.isEmpty, !some.isEmpty,
      some.allSatisfy({ $0.days.isEmpty && $0.except.isEmpty })
    else { return nil }
    return some.map { DayTerm(periods: $0.periods, days: own[0].days) }
  }

  /// What follows a label and the word for its times; nil where there is none.
  private static func tail(of rest: String, isQuoted: Bool) -> String? {
    if let noun = nouns.first(where: rest.hasPrefix) { return String(rest.dropFirst(noun.count)) }
    return isQuoted && (rest.isEmpty || ends.contains(where: rest.hasPrefix)) ? rest : nil
  }

  /// 祝日のうち月曜日に当たる日 as 月曜日の祝日.
  private static func onHolidays(_ days: String) -> String {
    for word in ["に当たる日", "にあたる日"] where days.hasPrefix("祝日のうち") && days.hasSuffix(word) {
      return days.dropFirst("祝日のうち".count).dropLast(word.count) + "の祝日"
    }
    return days
  }

  private static let nouns = ["の時刻", "ダイヤ", "時刻", "の欄", "欄", "の列", "の表"]
  private static let ends = ["で運行", "にて運行", "をご覧", "です", "となり", "で運転", "により運行"]
}

extension String {
  fileprivate func range(of words: String) -> Range<String.Index>? {
    self[...].firstRange(of: words)
  }
}
