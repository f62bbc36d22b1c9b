import ArgumentParser
import BusFetch
import BusIngest
import BusModel

/// `bus measure pages FILE…`: reads every page in one process.
struct MeasurePagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pages", abstract: "Time the reading of pages.")

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
      print("pages/s \(Int(Double(bodies.count) / elapsed.inSeconds)) departures \(departures)")
    }
  }
}
