@testable import BusJSON
import BusModel
import Foundation
import Testing

/// A household whose routes.json lists so many routes that one of them is read alone.
private struct LongList {
  let home: Household
  var cache: String { home.folder + "/cache" }

  init() throws {
    home = try Household()
    try write(walk: 4)
  }

  func write(walk: Int, more: String = "") throws {
    let routes = (0..<400).map { number in
      """
      {"id": "0b9c2a52-6c1e-4e3f-9f53-2f3b7a0\(100_00 + number)", "name": "route\(number)",
       "outboundTimetableURLs": ["https://bus.example.jp/a-rather-long-address/\(number).html"],
       "inboundTimetableURLs": [], "operator": "example"}
      """
    }
    let mine = """
      {"id": "\(Household.homeID)", "name": "home", "title": "自宅", "walkMinutes": \(walk),
       "outboundTimetableURLs": ["https://bus.example.jp/out.html"],
       "inboundTimetableURLs": [], "operator": "example"\(more)}
      """
    let operators = """
      {"id": "other"}, {"id": "example", "serviceDays": [{ "on": "11-20", "runs": "saturday", "because": "祭" }]}
      """
    let text = """
      {"routes": [\((routes + [mine]).joined(separator: ",\n"))], "operators": [\(operators)]}
      """
    try text.write(toFile: home.config, atomically: true, encoding: .utf8)
  }

  func next(_ line: String = "") throws -> Ended {
    try home.bus(
      "next --route home --count 1 --at 2026-11-20T06:27 \(line)",
      variables: ["XDG_CACHE_HOME": cache])
  }

  /// Asks until the index is there: a file that was written just now gets none.
  func index() throws -> String {
    for _ in 0..<300 {
      _ = try next()
      let found = try? FileManager.default.contentsOfDirectory(atPath: cache + "/bus")
      if let name = found?.first { return cache + "/bus/" + name }
      usleep(100_000)
    }
    throw CocoaError(.fileNoSuchFile)
  }
}

@Suite struct SettingsIndexTests {
  @Test("a route of a long file is answered by the index as by the whole file")
  func sameAnswer() throws {
    let list = try LongList()
    let whole = try list.next()
    #expect(whole.output.contains("祭"))
    #expect(whole.output.contains("06:30  in 3 min"))
    #expect(whole.output.contains("too late to walk"))
    let because = try JSONValue.parse(list.next("--json").output)["day"]?["because"]?.stringValue
    #expect(because?.hasSuffix("(operators[1].serviceDays[0])") == true)
    _ = try list.index()
    #expect(try list.next() == whole)
    #expect(
      try JSONValue.parse(list.next("--json").output)["day"]?["because"]?.stringValue == because)
  }

  @Test("what is changed in the file counts at once, and what is made wrong is told")
  func changes() throws {
    let list = try LongList()
    _ = try list.index()
    try list.write(walk: 2)
    #expect(try !list.next().output.contains("too late to walk"))
    try list.write(walk: 2, more: ", \"nmae\": 1")
    let ended = try list.next()
    #expect(ended.exitStatus == 78)
    #expect(ended.errors.contains("routes[400].nmae"))
  }

  @Test("an index that is damaged is no index", arguments: [0, 40, 72, 200, 4000])
  func damaged(length: Int) throws {
    let list = try LongList()
    let whole = try list.next()
    let index = try list.index()
    var bytes = try Data(contentsOf: URL(fileURLWithPath: index))
    bytes.replaceSubrange(length..<bytes.count, with: Data(repeating: 0x7F, count: 64))
    try bytes.write(to: URL(fileURLWithPath: index))
    #expect(try list.next() == whole)
  }

  @Test("a name that is not there still gets the one that was meant")
  func suggestion() throws {
    let list = try LongList()
    _ = try list.index()
    let ended = try list.home.bus("next --route hom", variables: ["XDG_CACHE_HOME": list.cache])
    #expect(ended.exitStatus == 64)
    #expect(ended.errors.hasPrefix("bus: no route 'hom'; did you mean 'home'?"))
  }
}
