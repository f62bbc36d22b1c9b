import BusCommand
import BusJSON
import BusModel
import BusQuery
import Glibc

/// `bus next --watch`: the answer as one line of JSON, and another line whenever it is another.
///
/// A change is a bus that leaves, a minute that passes, new data or settings: everything but `now`
/// itself. With `--at` the clock starts there and runs on.
struct NextWatch {
  private let request: TypedNext
  private let all: Bool
  /// How far the moment asked about is from the clock.
  private let offset: Int

  init(_ request: TypedNext) {
    self.request = request
    all = request.routes.directions.count > 1
    offset = request.now.secondsSince1970 - request.clock.secondsSince1970
  }

  /// Goes on until the reader of the pipe is gone or a signal ends the program.
  ///
  /// - Throws: ``Failure`` when settings or database cannot be read at the start, or the output
  ///   cannot be written.
  func run() throws {
    var live = try request.live()
    var (last, said): ([JSONValue], String) = ([], "")
    while true {
      let clock = Shell.now
      let answers = live.answers(at: clock.adding(seconds: offset), clock: clock)
      let seen = answers.map { $0.json(request.language).setting("now", to: nil) }
      if seen != last {
        last = seen
        let line = line(of: answers)
        // A line for a bar may stay the same when the JSON does not.
        if line != said { try Output.write(line) }
        said = line
      }
      sleepToTheNextSecond()
      // Settings that are being edited may be wrong for a moment; the last good ones go on.
      try? live.refresh(clock: Shell.now)
    }
  }

  /// A line of JSON, unless another form was asked for.
  private func line(of answers: [NextDepartures]) -> String {
    switch request.format {
    case .text, .json: answers.json(request.language, all: all).text() + "\n"
    case .oneLine, .waybar, .template:
      request.format.text(of: answers, all: all, request.language, TerminalStyle())
    }
  }

  private func sleepToTheNextSecond() {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    // usleep(3) cut short by a signal only means that the next look is early.
    usleep(UInt32((1_000_000_000 - now.tv_nsec) / 1000 + 1))
  }
}
