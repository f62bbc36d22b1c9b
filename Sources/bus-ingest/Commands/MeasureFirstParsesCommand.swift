import ArgumentParser
import BusCommand
import BusQuery
import BusExtract
import BusModel
import Glibc
import Synchronization

/// `bus measure first-parses`: as many threads as asked for read a page at the same instant, the first
/// of the process. What libxml2 prepares lazily is then prepared on all of them at once.
struct MeasureFirstParsesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    .measureFirstParses)

  @Option(help: .text(.threads))
  var threads = 8

  func run() throws {
    guard (1...64).contains(threads) else {
      throw Failure.typed(.option("--threads"), expected: .number(1...64), found: "\(threads)")
    }
    let start = StartingLine(threads)
    var started: [pthread_t] = []
    for _ in 0..<threads {
      var thread = pthread_t()
      let shared = Unmanaged.passRetained(start)
      let status = pthread_create(&thread, nil, Self.parse, shared.toOpaque())
      guard status == 0 else {
        shared.release()
        throw Failure(.internalFault, .program(.unexpected("pthread_create: \(status)")))
      }
      started.append(thread)
    }
    for thread in started where pthread_join(thread, nil) != 0 {
      throw Failure(.internalFault, .program(.unexpected("pthread_join")))
    }
    print("threads \(threads) pages \(start.read.load(ordering: .relaxed))")
  }

  /// What a thread does: waits until all are there, then reads.
  private static let parse: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { argument in
      guard let argument else { return nil }
      let start = Unmanaged<StartingLine>.fromOpaque(argument).takeRetainedValue()
      start.wait()
      let page = Extract.page(Array("<p>7:05 <b>8:10</b></p>".utf8))
      if page.timetables.isEmpty { start.read.add(1, ordering: .relaxed) }
      return nil
    }
}

/// Holds threads back until the last has come; all go on within a few cycles, for they wait awake.
private final class StartingLine: Sendable {
  /// How many threads have read their page.
  let read = Atomic(0)
  private let missing: Atomic<Int>

  init(_ count: Int) { missing = Atomic(count) }

  func wait() {
    missing.subtract(1, ordering: .acquiringAndReleasing)
    while missing.load(ordering: .acquiring) > 0 { sched_yield() }
  }
}
