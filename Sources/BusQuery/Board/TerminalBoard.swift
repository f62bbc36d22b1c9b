public import BusModel

/// One picture of the live board: what fits a terminal of so many columns and rows.
public struct TerminalBoard: Hashable, Sendable {
  /// What is on it.
  public var content: Content
  /// What the clock says.
  public var now: Moment
  /// How many lines of the content have been moved up, out of sight.
  public var scroll: Int

  /// What a board shows.
  public enum Content: Hashable, Sendable {
    /// The departures from now on.
    case live(NextDepartures)
    /// The whole of another day.
    case day(DayTimetable)
  }

  /// A board.
  public init(_ content: Content, now: Moment, scroll: Int = 0) {
    self.content = content
    self.now = now
    self.scroll = scroll
  }

  /// The lines of the picture, from the top; never more than there are rows, none wider than the
  /// terminal. The last row tells the keys.
  ///
  /// - Parameters:
  ///   - language: the words.
  ///   - style: colours and the terminal's columns.
  ///   - height: the terminal's rows.
  /// - Returns: the lines, without line feeds.
  public func lines(_ language: Language, _ style: TerminalStyle, height: Int) -> [String] {
    let keys = Emphasis.faint.apply(
      to: Self.keys(language, width: style.width ?? 80), colour: style.colour)
    guard height > 2 else { return [keys] }
    let (top, body) = parts(language, style, height: height)
    let room = max(1, height - top.count - 1)
    let hidden = min(max(0, scroll), max(0, body.count - room))
    let shown = body.dropFirst(hidden).prefix(room)
    let fill = Array(repeating: "", count: max(0, height - top.count - 1 - shown.count))
    return Array((top.prefix(height - 1 - shown.count) + shown + fill).prefix(height - 1)) + [keys]
  }

  /// How far it can be moved up.
  public func mostScroll(_ language: Language, _ style: TerminalStyle, height: Int) -> Int {
    let (top, body) = parts(language, style, height: height)
    return max(0, body.count - max(1, height - top.count - 1))
  }

  /// What stays in its place, and what moves. A doubt stands with the heading, where nobody has to
  /// look for it; what would take the upper half for itself stands below.
  private func parts(_ language: Language, _ style: TerminalStyle, height: Int) -> (
    top: [String], body: [String]
  ) {
    let (heading, body, notes) =
      switch content {
      case .live(let answer): answer.lines(language, style, clock: now.clockWithSeconds)
      case .day(let day): day.lines(language, style)
      }
    let shown = notes.prefix(max(0, height / 2 - heading.count))
    return (heading + shown, body + notes.dropFirst(shown.count))
  }

  private static func keys(_ language: Language, width: Int) -> String {
    let texts =
      language(
        [
          "d direction   left/right day   t today   up/down scroll   q quit",
          "d way  <> day  t today  q quit", "q quit",
        ], ["d 行き/帰り  ←→ 前日/翌日  t 今日  ↑↓ 移動  q 終了", "d 方向  ←→ 日  t 今日  q 終了", "q 終了"])
    return texts.first { TerminalWidth.of($0) <= width } ?? ""
  }
}
