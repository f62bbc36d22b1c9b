import BusCommand
import BusModel
import BusQuery
import Glibc

/// The live board: draws a picture whenever it is another, and does what the keys say.
struct BoardLoop {
  /// A bus that has gone stays, in faint letters, for as long.
  static let keepSeconds = 60

  private let request: TypedNext
  private let offset: Int
  private var live: LiveAnswers
  private var direction: Direction
  private var daysAhead = 0
  private var scroll = 0

  /// A board that is not on any terminal yet.
  ///
  /// - Parameters:
  ///   - request: both ways of a route.
  ///   - direction: the way that is shown first.
  /// - Throws: ``Failure``, and the errors of settings and store.
  init(_ request: TypedNext, direction: Direction) throws {
    self.request = request
    self.direction = direction
    offset = request.now.secondsSince1970 - request.clock.secondsSince1970
    live = try request.live()
  }

  /// Runs until a key or a signal ends it.
  ///
  /// - Parameter terminal: where it is shown.
  /// - Throws: ``Failure`` when the terminal does not take the picture.
  mutating func run(_ terminal: TerminalSession) throws {
    defer { terminal.close() }
    var shown: [String] = []
    while true {
      let lines = picture()
      if lines != shown { try terminal.show(lines) }
      shown = lines
      switch terminal.waitForEvent(milliseconds: millisecondsToTheNextSecond) {
      case .input(let bytes):
        for key in BoardKey.keys(in: bytes) {
          if key == .quit { return }
          press(key)
        }
      case .resized: shown = []
      case .ended(let signal): return terminal.end(by: signal)
      case .closed: return
      case .idle: break
      }
      // Settings that are being edited may be wrong for a moment; the last good ones go on.
      try? live.refresh(clock: Shell.now)
    }
  }

  private mutating func picture() -> [String] {
    let clock = Shell.now
    let now = clock.adding(seconds: offset)
    let style = TextStyle(colour: Terminal.hasColour, width: Terminal.width)
    let content: Board.Content =
      daysAhead == 0
      ? .live(live.answer(direction, at: now, clock: clock, keepSeconds: Self.keepSeconds))
      : .day(live.day(direction, on: now.date.adding(days: daysAhead), clock: clock))
    var board = Board(content, now: now)
    scroll = min(scroll, board.mostScroll(request.language, style, height: Terminal.height))
    board.scroll = scroll
    return board.lines(request.language, style, height: Terminal.height)
  }

  private mutating func press(_ key: BoardKey) {
    switch key {
    case .otherWay: direction = direction == .outbound ? .inbound : .outbound
    case .previousDay: daysAhead = max(daysAhead - 1, -366)
    case .nextDay: daysAhead = min(daysAhead + 1, 366)
    case .today: daysAhead = 0
    case .up: scroll = max(0, scroll - 1)
    case .down: scroll += 1
    case .suspend: raise(SIGTSTP)
    case .quit: break
    }
    if key != .up, key != .down { scroll = 0 }
  }

  private var millisecondsToTheNextSecond: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return (1_000_000_000 - now.tv_nsec) / 1_000_000 + 1
  }
}
