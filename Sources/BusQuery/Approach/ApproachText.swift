public import BusModel

extension ApproachAnswer {
  /// The answer as people read it, with its age, or the page's address where nothing can be read.
  ///
  /// - Parameters:
  ///   - language: the words.
  ///   - now: the clock.
  /// - Returns: lines, each with its line feed.
  public func text(_ language: Language, at now: Moment) -> String {
    var lines = [TerminalText.clean(language.name(of: title, direction))]
    if let fault {
      lines.append("  " + TerminalText.clean(fault.words(language)))
    } else if board.buses.isEmpty {
      lines += board.said.map { "  " + TerminalText.clean($0) }
      if board.said.isEmpty { lines.append("  " + Self.unknown(language)) }
    } else {
      lines += TextTable.lines(board.buses.map { $0.cells(language) }).map { "  " + $0 }
    }
    if let age = age(at: now) { lines.append("  " + board.age(language, seconds: age)) }
    if board.buses.isEmpty { lines.append("  " + TerminalText.clean(url)) }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func unknown(_ language: Language) -> String {
    language(
      "this program does not know the form of the page; look for yourself:",
      "このページの形式は読み取れません。ページをご覧ください:")
  }
}

extension Language {
  /// Said above the address of a page that was to be opened.
  public var noBrowser: String {
    self("no browser could be started; the page is:", "ブラウザーを起動できません。ページ:")
  }

  /// "42秒", and from two minutes on "3分".
  public func age(seconds: Int) -> String {
    seconds < 120
      ? self("\(seconds) s", "\(seconds)秒")
      : self("\(seconds / 60) min", "\(seconds / 60)分")
  }
}

extension ApproachBoard {
  /// How old what it says is: "42秒前の情報", "11:57 現在(3分前)の情報".
  public func age(_ language: Language, seconds: Int) -> String {
    let age = language.age(seconds: seconds)
    guard let saidAt else { return language("said \(age) ago", "\(age)前の情報") }
    return language("said at \(saidAt), \(age) ago", "\(saidAt) 現在(\(age)前)の情報")
  }

  /// Each bus in a line; where there is none, what the page says of all of them.
  public func lines(_ language: Language) -> [String] {
    guard !buses.isEmpty else { return said.map { TerminalText.clean($0) } }
    return buses.map { bus in
      bus.cells(language).filter { !$0.isEmpty }.joined(separator: "  ")
    }
  }
}

extension ApproachingBus {
  fileprivate func cells(_ language: Language) -> [String] {
    let place = [
      scheduled.map { "\($0)" }, routeName, LineNames.arrow(destination),
      platform.map { language.name(ofPlatform: $0) },
    ]
    let time = [
      minutesAway.map { language("in \($0) min", "あと\($0)分") },
      stopsAway.map { language("\(Counted.english($0, "stop")) away", "\($0)つ前") },
      delayMinutes.map { language("\($0) min late", "\($0)分遅れ") },
      predicted.map { language("expected \($0)", "\($0)の見込み") },
    ]
    let words = said.map { "「\($0)」" }.joined()
    return (place + time + [words]).map { TerminalText.clean($0 ?? "") }
  }
}
