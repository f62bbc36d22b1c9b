internal import BusModel

extension TimetableDifference {
  /// The changes in people's words, under a heading for each line:
  ///
  ///     行き  鳴子住宅  鳴子14  → 地下鉄鳴子北
  ///       平日 08:12 → 08:15
  ///       土曜 21:40 廃止
  ///
  /// The same change of several buses is said once, with their number, and what befell many buses of
  /// a column alike is said in one line:
  ///
  ///       平日 12:00～23:08 の110本 廃止
  ///
  /// - Parameter language: the words.
  /// - Returns: lines, each ended by a line feed.
  public func text(_ language: Language) -> String {
    guard !isEmpty else {
      return language("nothing has changed\n", "変更はありません\n")
    }
    var lines: [String] = []
    var last: TimetableChange?
    for group in ChangeGroup.groups(of: changes) {
      if last.map({ !$0.isUnderSameHeading(as: group.first) }) ?? true {
        lines.append(group.first.heading(language))
      }
      last = group.first
      lines.append("  " + group.text(language))
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension TimetableChange {
  func isUnderSameHeading(as other: TimetableChange) -> Bool {
    direction == other.direction && routeName == other.routeName
      && destination == other.destination && stop == other.stop
  }

  fileprivate func heading(_ language: Language) -> String {
    let names = LineNames.parts(stop: stop, line: routeName, destination: destination)
    return ([language.name(of: direction)] + names).joined(separator: "  ")
  }

  /// The change in one line: "平日 08:12 → 08:15（3本）", "土曜 21:40 廃止", "平日 のりば 3→5（12本）".
  public func text(_ language: Language) -> String {
    let words = TerminalText.clean(days)
    if case .renamed(.marks, nil, let mark?) = kind {
      return words + " " + ChangeGroup.span(times, language) + marked(mark, language)
    }
    let line = (words.isEmpty ? "" : words + " ") + what(language)
    guard count > 1 else { return line }
    return line + language(" (\(count) buses)", "（\(count)本）")
  }

  /// "○ added (休校日は運休)".
  private func marked(_ mark: String, _ language: Language) -> String {
    let parts = mark.split(separator: ":", maxSplits: 1).map { TerminalText.clean(String($0)) }
    let text = parts.count > 1 ? language(" (\(parts[1]))", "（\(parts[1])）") : ""
    return (parts.first ?? "") + language(" added", " 追加") + text
  }

  private func what(_ language: Language) -> String {
    switch kind {
    case .columnAdded: return language("new timetable", "時刻表の新設")
    case .columnRemoved: return language("timetable withdrawn", "時刻表の廃止")
    case .added(let time): return "\(time) " + language("added", "新設")
    case .removed(let time): return "\(time) " + language("withdrawn", "廃止")
    case .moved(let from, let to): return "\(from) → \(to)"
    case .renamed(let field, let from, let to):
      let nothing = language("none", "なし")
      let (from, to) = (from ?? nothing, to ?? nothing)
      return TerminalText.clean("\(field.name(language)) \(from)→\(to)")
    }
  }
}

extension TimetableChange.Field {
  fileprivate func name(_ language: Language) -> String {
    switch (self, language) {
    case (.stop, .ja): "停留所"
    case (.routeName, .ja): "系統"
    case (.destination, .ja): "行先"
    case (.platform, .ja): "のりば"
    case (.days, .ja): "運行日"
    case (.marks, .ja): "記号"
    case (.routeName, .en): "route"
    case (let field, .en): field.rawValue
    }
  }
}
