import BusLabels
import BusModel
import BusSettings
import Testing

@testable import BusBoard

@Suite struct RoundTripTests {
  /// Draws from a seed, so that a failure can be had again.
  private struct Draw: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  @Test("B-12: what a form saves into routes.json is read back as it was typed, 200 times")
  func roundTrip() throws {
    let seed: UInt64 = .random(in: 0...9_999_999)
    var draw = Draw(state: seed)
    var document = try RoutesDocument(RoutesDocument.emptyText.utf8)
    for number in 0..<200 {
      let form = Self.form(number, &draw)
      let new = RouteSetting(id: NewID.make(), name: "")
      let state = RouteFormScreen.reduce(
        RouteFormScreen.State(new, isNew: true, companies: []), .filled(form, .save))
      guard case .save(let route) = RouteFormScreen.output(of: state).effect else {
        Issue.record("nothing to save, seed \(seed)")
        return
      }
      document = try document.adding(route)
      let read = try RoutesDocument(document.bytes).settings.routes.last
      #expect(read == route, "seed \(seed), route \(number)")
      #expect(read.map { RouteFormScreen.Binding($0) } == form, "seed \(seed), route \(number)")
    }
  }

  private static func form(_ number: Int, _ draw: inout Draw) -> RouteFormScreen.Binding {
    let names = ["駅 ↔ 自宅", "\"quoted\" \\ <b>", "😀", "a&b=c%20", "line\u{200B}"]
    let page = { (way: String, index: Int) in "https://bus.example.jp/\(number)/\(way)\(index).html"
    }
    let pages = { (way: String, count: Int) in
      (0..<count).map { page(way, $0) }.joined(separator: "\n")
    }
    var fields = [
      "name": "r\(number)",
      "outboundTimetableURLs": pages("o", 1 + Int.random(in: 0..<3, using: &draw)),
    ]
    if Bool.random(using: &draw) { fields["title"] = names.randomElement(using: &draw) }
    if Bool.random(using: &draw) { fields["inboundTimetableURLs"] = pages("i", 2) }
    if Bool.random(using: &draw) { fields["outboundProximityURL"] = page("p", 0) + "?a=1&b=2" }
    if Bool.random(using: &draw) {
      fields["walkMinutes"] = "\(Int.random(in: 0...60, using: &draw))"
    }
    if Bool.random(using: &draw) {
      fields["outboundUntil"] = "1\(Int.random(in: 0...9, using: &draw)):30"
    }
    return RouteFormScreen.Binding(Query(fields))
  }
}
