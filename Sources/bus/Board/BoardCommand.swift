import ArgumentParser
import BusCommand
import BusModel
import BusQuery
import BusSources
import Glibc

/// The live board: draws a picture whenever it is another, and does what the keys say.
struct BoardLoop {
  private let offset: Int
  private var live: LiveAnswers
  private var view: BoardView

  /// A board that is not on any terminal yet.
  ///
  /// - Parameters:
  ///   - request: both ways of a route.
  ///   - direction: the way that is shown first.
  /// - Throws: ``Failure``, and the errors of settings and store.
  init(_ request: TypedNext, direction: Direction) throws {
    view = BoardView(direction, request.language)
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
          if key == .suspend { raise(SIGTSTP) }
          view.press(key)
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
    return view.picture(
      of: live, at: clock.adding(seconds: offset), clock: clock,
      TerminalStyle(colour: Terminal.hasColour, width: Terminal.width), height: Terminal.height)
  }

  private var millisecondsToTheNextSecond: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return (1_000_000_000 - now.tv_nsec) / 1_000_000 + 1
  }
}

/// `bus board`.
struct BoardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    .board,
    subcommands: [
      HandedOver<BoardPairArguments>.self, HandedOver<BoardDevicesArguments>.self,
      HandedOver<BoardOwnerArguments>.self,
    ])

  @OptionGroup var web: WebOptions
  @OptionGroup var routes: RouteOption
  @OptionGroup var direction: DirectionOption
  @OptionGroup var walk: WalkOption
  @OptionGroup var now: NowOption
  @OptionGroup var names: NameOptions
  @OptionGroup var words: LanguageOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    guard !web.isIncomplete else { throw Failure(.usage, .option(.conflict(.listenWithoutWeb))) }
    if web.web { return try Programs.handOver(Shell.arguments, to: .board) }
    // Understood first: on a board both ways are a key away.
    let first = try direction.way()
    var loop = try BoardLoop(TypedNext(self, clock: Shell.now), direction: first)
    try loop.run(TerminalSession())
  }
}
