import BusCommand
import BusModel
import BusQuery
import Logging
import Synchronization

/// Tells how a run goes on: a line with a bar on a terminal, now and then a plain line in a log,
/// and with --verbose each request.
final class RunTelling: Sendable {
  /// How much is told.
  enum Manner: Sendable {
    /// Nothing, --quiet.
    case quiet
    /// How far the run is, and what is odd.
    case usual
    /// Each request too, -v.
    case verbose
  }

  private struct State {
    var progress: RunProgress
    var shownAt: ContinuousClock.Instant
    var isDrawn = false
  }

  private let manner: Manner
  private let language: Language
  private let logger: Logger
  private let isDrawing: Bool
  private let now: @Sendable () -> Moment
  private let state: Mutex<State>

  /// Between two lines in a log, and between two pictures on a terminal.
  private static let pause = (log: Duration.seconds(30), terminal: Duration.milliseconds(100))

  init(_ manner: Manner, _ language: Language, now: @escaping @Sendable () -> Moment) {
    self.manner = manner
    self.language = language
    self.now = now
    logger = StderrLog.logger(isVerbose: manner == .verbose)
    isDrawing = manner == .usual && Terminal.isWatched
    state = Mutex(State(progress: RunProgress(start: now()), shownAt: .now))
  }

  /// Tells of an event.
  func tell(_ event: RunEvent) {
    guard manner != .quiet else { return }
    if manner == .verbose { return logger.tell(event, language) }
    state.withLock { state in
      state.progress.take(event)
      if case .notice = event {
        erase(&state)
        logger.tell(event, language)
      }
      let pause = isDrawing ? Self.pause.terminal : Self.pause.log
      guard ContinuousClock.now - state.shownAt >= pause, !state.progress.isOver else { return }
      state.shownAt = .now
      show(&state)
    }
  }

  /// Leaves the terminal as it was; said before the report is printed.
  func end() { state.withLock { erase(&$0) } }

  private func show(_ state: inout State) {
    guard isDrawing else { return Output.complain(state.progress.words(language, at: now())) }
    Terminal.draw(state.progress.line(language, width: Terminal.width, at: now()))
    state.isDrawn = true
  }

  private func erase(_ state: inout State) {
    guard state.isDrawn else { return }
    Terminal.draw("")
    state.isDrawn = false
  }
}
