import ArgumentParser
import BusFetch
import BusIngest
import BusModel

/// `bus measure DIR`, hidden: reads every page of a folder in one process, for scripts/bench.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Time the reading of pages.", shouldDisplay: false)

  @Argument(help: "The pages.")
  var pages: [String]

  @Option(help: "How often to read them all.")
  var rounds = 3

  func run() throws {
    var bodies: [[UInt8]] = []
    for page in pages { bodies.append(try PosixFile.read(page)) }
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      var departures = 0
      let elapsed = clock.measure {
        for body in bodies {
          departures += PageDocument(reading: body).timetables.reduce(0) {
            $0 + $1.departures.count
          }
        }
      }
      let seconds =
        Double(elapsed.components.attoseconds) / 1e18 + Double(elapsed.components.seconds)
      print("pages/s \(Int(Double(bodies.count) / seconds)) departures \(departures)")
    }
  }
}
