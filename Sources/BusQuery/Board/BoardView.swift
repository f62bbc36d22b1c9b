public import BusModel

/// What a person has chosen on a live board, and the picture of it at a moment.
public struct BoardView: Hashable, Sendable {
  /// A bus that has gone stays, in faint letters, for as long.
  public static let keepSeconds = 60

  private let language: Language
  private var direction: Direction
  private var daysAhead = 0
  private var scroll = 0

  /// A board of today.
  ///
  /// - Parameters:
  ///   - direction: the way that is shown first.
  ///   - language: the words.
  public init(_ direction: Direction, _ language: Language) {
    self.direction = direction
    self.language = language
  }

  /// Does what a key says; those that end or suspend the program are its own to obey.
  public mutating func press(_ key: BoardKey) {
    switch key {
    case .otherWay: direction = direction == .outbound ? .inbound : .outbound
    case .previousDay: daysAhead = max(daysAhead - 1, -366)
    case .nextDay: daysAhead = min(daysAhead + 1, 366)
    case .today: daysAhead = 0
    case .up: scroll = max(0, scroll - 1)
    case .down: scroll += 1
    case .suspend, .quit: break
    }
    if key != .up, key != .down { scroll = 0 }
  }

  /// The picture, from the top; ``Board/lines(_:_:height:)`` says how long it is.
  ///
  /// - Parameters:
  ///   - live: the answers, both ways.
  ///   - now: the moment asked about.
  ///   - clock: what the clock says.
  ///   - style: colours and the terminal's columns.
  ///   - height: the terminal's rows.
  /// - Returns: the lines, without line feeds.
  public mutating func picture(
    of live: LiveAnswers, at now: Moment, clock: Moment, _ style: TerminalStyle, height: Int
  ) -> [String] {
    let content: TerminalBoard.Content? =
      daysAhead == 0
      ? live.answer(direction, at: now, clock: clock, keepSeconds: Self.keepSeconds)
        .map { .live($0) }
      : live.day(direction, on: now.date.adding(days: daysAhead), clock: clock).map { .day($0) }
    guard let content else { return [] }
    var board = TerminalBoard(content, now: now)
    scroll = min(scroll, board.mostScroll(language, style, height: height))
    board.scroll = scroll
    return board.lines(language, style, height: height)
  }
}
