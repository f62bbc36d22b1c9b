@testable import BusJSON
import Foundation
import TestScratch
import Testing

@Suite("bus approach", .timeLimit(.minutes(5)))
struct ApproachCommandTests {
  private static let board = LiveHousehold.board(
    ("18:50", "2つ前", "約6分遅れ"), ("19:00", "始発停留所発車前", ""))

  private func serving(
    _ approach: String?, _ work: (LiveHousehold) async throws -> Void
  ) async throws {
    try await LoopbackPages.serving(["/out": LiveHousehold.timetable]) { site in
      site.put(approach, at: "/approach")
      try await work(LiveHousehold(site))
    }
  }

  @Test("a page of a known form is told bus by bus with its age, and never as on time")
  func known() async throws {
    try await serving(Self.board) { live in
      let ended = try await live.home.bus("approach home")
      #expect(ended.exitStatus == 0 && ended.errors == "")
      let lines = ended.output.split(separator: "\n")
      #expect(lines.first == "自宅 ↔ 駅, outbound")
      #expect(
        lines.dropFirst().first?.hasPrefix("  18:50  緑1  → みどり駅  2 stops away  6 min late") == true)
      #expect(lines.last?.contains(/said \d+ s ago/) == true)
      #expect(!ended.output.contains("on time"))
      let japanese = try await live.home.bus("approach --route home --lang ja").output
      #expect(japanese.contains("  18:50  緑1  → みどり駅  2つ前  6分遅れ"))
      #expect(japanese.contains(/\d+秒前の情報/))
    }
  }

  @Test("it is fetched once for two looks, and is in no archive of timetables")
  func cached() async throws {
    try await serving(Self.board) { live in
      // On a machine that is busy two looks may lie farther apart than an answer stands.
      var elapsed = Duration.seconds(60)
      while elapsed > .seconds(15) {
        let (start, before) = (ContinuousClock.now, live.site.asked.count)
        for _ in 0..<2 { #expect(try await live.home.bus("approach home").exitStatus == 0) }
        elapsed = .now - start
        if elapsed <= .seconds(15) { #expect(live.site.asked.count - before < 2) }
      }
      let history = try await live.home.bus("history --json").output
      #expect(!history.contains("/approach"))
      let kept = try FileManager.default.subpathsOfDirectory(atPath: live.home.folder + "/archive")
      let texts = kept.compactMap {
        try? String(contentsOfFile: "\(live.home.folder)/archive/\($0)", encoding: .utf8)
      }
      #expect(!texts.contains { $0.contains("発車前") })
    }
  }

  @Test("the document has the same keys and words whatever the locale")
  func document() async throws {
    try await serving(Self.board) { live in
      let ended = try await live.home.bus("approach --json", variables: ["LANG": "ja_JP.UTF-8"])
      let json = try JSONValue.parse(ended.output)
      #expect(json["route"]?.stringValue == "home" && json["direction"]?.stringValue == "outbound")
      #expect(json["known"]?.boolValue == true)
      #expect((json["ageSeconds"]?.intValue).map { (0..<120).contains($0) } == true)
      #expect(json["buses"]?.arrayValue?.count == 2)
      #expect(json["buses"]?[0]?["delayMinutes"]?.intValue == 6)
      #expect(json["buses"]?[0]?["stopsAway"]?.intValue == 2)
      #expect(json["buses"]?[1]?["delayMinutes"]?.isNull == true)
      #expect(json["error"]?.isNull == true)
    }
  }

  @Test("of a form that is not known the link is given, and --open hands it to the browser")
  func unknown() async throws {
    try await serving("<html><body><div id=app></div></body></html>") { live in
      let link = live.site.url("/approach")
      let ended = try await live.home.bus("approach home")
      #expect(ended.exitStatus == 0)
      #expect(ended.output.contains("does not know the form") && ended.output.contains(link))
      let before = live.site.asked.count
      #expect(
        try await live.home.bus("approach home --open", variables: ["BROWSER": "true"])
          == Ended(exitStatus: 0, output: "", errors: ""))
      let none = try await live.home.bus("approach home --open", variables: ["BROWSER": "false"])
      #expect(none.exitStatus == 69 && none.output == link + "\n")
      #expect(live.site.asked.count == before, "a browser asks for itself")
    }
  }

  @Test("a server that has none is told once, with the link", arguments: ["en", "ja"])
  func gone(language: String) async throws {
    try await serving(nil) { live in
      let ended = try await live.home.bus("approach home --lang \(language)")
      #expect(ended.exitStatus == 69 && ended.errors == "")
      // A port may hold the number too.
      let told = ended.output.replacing(live.site.url("/approach"), with: "")
      #expect(told.components(separatedBy: "404").count == 2)
      #expect(ended.output.hasSuffix("  \(live.site.url("/approach"))\n"))
      let json = try JSONValue.parse(try await live.home.bus("approach home --json").output)
      #expect(json["errorCode"]?.stringValue == "httpStatus")
    }
  }

  @Test("a route without such a page is refused with what to do")
  func none() async throws {
    try await LoopbackPages.serving(["/out": LiveHousehold.timetable]) { site in
      let live = try await LiveHousehold(site, hasApproach: false)
      let ended = try await live.home.bus("approach home")
      #expect(ended.exitStatus == 64 && ended.errors.contains("--approach"))
    }
  }
}
