import BusBoard
import BusExtract
import BusModel
import BusNormalise
import BusQuery
import Testing

/// The pipeline is the board's oracle: what the board prints is read by the extractor again.
@Suite struct OracleTests {
  @Test("the timetable's page, read again, gives the departures, names and days that are stored")
  func sample() throws {
    let sample = Sample()
    let found = try read(sample)
    #expect(found == (try stored(sample)))
  }

  @Test("the same holds for a hundred random timetables")
  func random() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var numbers = SplitMix(state: seed)
    for round in 0..<100 {
      var sample = Sample()
      sample.columns = sample.columns.map { ($0.0, Self.times(&numbers)) }
      sample.back = sample.back.map { ($0.0, Self.times(&numbers)) }
      let found = try read(sample)
      let expected = try stored(sample)
      #expect(found == expected, "seed \(seed), round \(round)")
      if found != expected { break }
    }
  }

  private func stored(_ sample: Sample) throws -> [String] {
    let pages = try sample.basis().route?.versions.first?.pages ?? []
    return pages.flatMap(\.timetables).map(Self.line).sorted()
  }

  private func read(_ sample: Sample) throws -> [String] {
    let now = try at("2026-11-21T07:28:20")
    let page = TimetablePage(
      try sample.basis(), RouteScreen.Binding(Query(), now: now), now: now)
    let visit = Visit(language: .ja, now: now, path: "/r/home/timetable", routes: [])
    let raw = Extract.page(Array(page.document(visit).text.utf8))
    return Normalise.timetables(of: raw).timetables.map(Self.line).sorted()
  }

  /// A column in one line: its days, its names, its times with their marks.
  private static func line(_ column: BusTimetable) -> String {
    let names = [column.stop, column.routeName, column.destination, column.platform]
    let times = column.departures.map { departure in
      "\(departure.departureTime)" + departure.marks.map(\.mark).joined()
    }
    return "\(column.service?.rawValue ?? "?") "
      + names.map { $0 ?? "-" }.joined(separator: "/") + " " + times.joined(separator: " ")
  }

  private static func times(_ numbers: inout SplitMix) -> String {
    let minutes = (0..<Int.random(in: 1...40, using: &numbers)).map { _ in
      Int.random(in: 5 * 60..<25 * 60, using: &numbers)
    }
    return Set(minutes).sorted().map { minute in
      let mark = Int.random(in: 0..<6, using: &numbers) == 0 ? "P" : ""
      return "\(minute / 60 < 10 ? "0" : "")\(minute / 60):"
        + "\(minute % 60 < 10 ? "0" : "")\(minute % 60)\(mark)"
    }.joined(separator: " ")
  }
}

/// Random numbers that a seed repeats.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
