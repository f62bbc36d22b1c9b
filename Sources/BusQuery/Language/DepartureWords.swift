public import BusModel

/// How departures are spoken of.
extension Language {
  /// "まもなく", "あと11分", "in 1 h 5 min".
  public func wait(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    switch (self, hours) {
    case (.ja, _) where minutes <= 0: return "まもなく"
    case (.en, _) where minutes <= 0: return "due"
    case (.ja, 0): return "あと\(rest)分"
    case (.en, 0): return "in \(rest) min"
    case (.ja, _): return "あと\(hours)時間" + (rest == 0 ? "" : "\(rest)分")
    case (.en, _): return "in \(hours) h" + (rest == 0 ? "" : " \(rest) min")
    }
  }

  /// The marks of a bus in words, each once.
  public func words(for marks: [Mark]) -> [String] {
    marks.map { words(for: $0) }.reduce(into: []) { list, words in
      if !list.contains(words) { list.append(words) }
    }
  }

  /// "P:東口経由"; a mark that the page does not explain stands alone, and one that begins its own
  /// explanation ("山：山陽バス") is said once.
  public func words(for mark: Mark) -> String {
    let sign = TerminalText.clean(mark.mark)
    var text = mark.text.map { TerminalText.clean($0) } ?? ""
    let rest = text.hasPrefix(sign) ? text.dropFirst(sign.count) : ""
    if !sign.isEmpty, let first = rest.first, "：:＝=…".contains(first) {
      text = String(rest.drop { "：:＝=… 　".contains($0) })
    }
    if sign.isEmpty || text.isEmpty { return sign + text }
    return self("\(sign): \(text)", "\(sign):\(text)")
  }

  /// "P:東口経由、最終"; after a sentence of the page's own no comma is put.
  public func listed(_ remarks: [String]) -> String {
    remarks.reduce("") { list, remark in
      if list.isEmpty { return remark }
      if list.hasSuffix("。") { return list + self(" ", "") + remark }
      return list + self(", ", "、") + remark
    }
  }

  /// "最終", or "みどり駅行き最終" where another bus goes elsewhere later; nil for one that is neither.
  public func lastBus(_ departure: PlannedDeparture) -> String? {
    guard departure.isLast else { return nil }
    guard !departure.isLastOfDay, let name = departure.schedule.destination else {
      return self("last bus", "最終")
    }
    let place = TerminalText.clean(name)
    return self("last bus to \(place)", "\(place)行き最終")
  }

  /// Said of a bus that has left.
  public var gone: String { self("gone", "発車済み") }

  /// Said of a bus that the walk is too long for.
  public var unreachable: String { self("too late to walk", "徒歩では間に合いません") }

  /// Said of a bus that may not run.
  public func doubt(_ answer: PatternAnswer) -> String {
    let why = reason(for: answer)
    return self("may not run (\(why))", "運行するか要確認(\(why))")
  }
}
