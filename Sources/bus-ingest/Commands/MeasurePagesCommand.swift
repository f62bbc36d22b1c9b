import ArgumentParser
import BusExtract
import BusFetch
import BusModel
import BusNormalise

/// `bus measure pages FILE…`: pages per second, read alone and with their days and marks normalised.
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
    var best = (extract: 0.0, normalise: 0.0)
    var departures = 0
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      var raw: [RawPage] = []
      let reading = clock.measure { for body in bodies { raw.append(Extract.page(body)) } }
      departures = raw.flatMap(\.timetables).reduce(0) { $0 + $1.departures.count }
      let meaning = clock.measure { for page in raw { _ = Normalise.timetables(of: page) } }
      let pages = Double(bodies.count)
      best.extract = max(best.extract, pages / reading.inSeconds)
      best.normalise = max(best.normalise, pages / (reading + meaning).inSeconds)
    }
    print(
      "extract \(Int(best.extract)) normalise \(Int(best.normalise)) departures \(departures)")
  }
}
