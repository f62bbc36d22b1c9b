import ArgumentParser
import BusCommand
import BusFiles
import BusQuery
import BusExtract
import BusModel
import BusNormalise
import Glibc

/// `bus measure pages FILE…`: pages per second, read alone and with their days and marks normalised.
struct MeasurePagesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    .measurePages)

  @Argument(help: .text(.measuredPages))
  var pages: [String]

  @Option(help: .text(.rounds))
  var rounds = 3

  func run() throws {
    var bodies: [[UInt8]] = []
    for page in pages { bodies.append(try PosixFile.read(page)) }
    var best = (extract: 0.0, normalise: 0.0)
    var departures = 0
    for _ in 0..<rounds {
      var raw: [RawPage] = []
      let reading = Self.processorTime { for body in bodies { raw.append(Extract.page(body)) } }
      departures = raw.flatMap(\.timetables).reduce(0) { $0 + $1.departures.count }
      let meaning = Self.processorTime { for page in raw { _ = Normalise.timetables(of: page) } }
      let pages = Double(bodies.count)
      best.extract = max(best.extract, pages / reading)
      best.normalise = max(best.normalise, pages / (reading + meaning))
    }
    print(
      "extract \(Int(best.extract)) normalise \(Int(best.normalise)) departures \(departures)")
  }

  /// The seconds of processor time that some work takes: other programs do not count.
  private static func processorTime(of work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
