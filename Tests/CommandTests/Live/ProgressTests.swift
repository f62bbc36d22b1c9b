import Foundation
import TestScratch
import Testing

@Suite("the progress of a night", .timeLimit(.minutes(5)))
struct ProgressTests {
  /// A household with four pages on one host, which are asked for one after the other with a pause.
  private static func household(_ site: LoopbackPages) throws -> Household {
    let home = try Household(isIngested: false)
    let pages = (1...4).map { "\"\(site.url("/\($0)"))\"" }.joined(separator: ", ")
    try """
    {"routes": [{"id": "\(Household.homeID)", "name": "home", "outboundTimetableURLs": [\(pages)],
      "inboundTimetableURLs": []}]}
    """.write(toFile: home.config, atomically: true, encoding: .utf8)
    return home
  }

  private static func serving(_ work: (LoopbackPages) async throws -> Void) async throws {
    let pages = (1...4).map { number in
      ("/\(number)", LiveHousehold.timetable.replacing("山川", with: "第\(number)山川"))
    }
    try await LoopbackPages.serving(Dictionary(uniqueKeysWithValues: pages), work)
  }

  private static let erase = "\r\u{1B}[K"

  @Test(
    "on a terminal a line with a bar tells pages, who is waited for and why, and goes at the end",
    arguments: [
      ("en", " of 4 pages", "waiting for 127.0.0.1: ", "one after the other with a pause"),
      ("ja", "4ページ中", "127.0.0.1 の残り", "間を置いて一つずつ取得中"),
    ])
  func bar(language: String, counts: String, host: String, why: String) async throws {
    try await Self.serving { site in
      let terminal = try PseudoTerminal(
        "ingest --lang \(language)", in: Self.household(site), columns: 200)
      try await terminal.text { $0.contains(counts) && $0.contains(host) && $0.contains(why) }
      #expect(terminal.output.contains("░"))
      try await terminal.text { $0.contains("█") }
      #expect(await terminal.end() == .exited(0))
      let last = terminal.output.components(separatedBy: Self.erase).last ?? ""
      #expect(!last.contains("█") && last.contains("home"), "the report stands alone: \(last)")
    }
  }

  @Test("a narrow terminal gets no longer line than it has columns")
  func narrow() async throws {
    try await Self.serving { site in
      let terminal = try PseudoTerminal("ingest", in: Self.household(site), columns: 44)
      #expect(await terminal.end() == .exited(0))
      let drawn = terminal.output.components(separatedBy: Self.erase).dropFirst()
      let bars = drawn.filter { $0.contains("█") || $0.contains("░") }
      #expect(!bars.isEmpty && bars.allSatisfy { $0.count < 44 }, "\(bars)")
    }
  }

  @Test("--quiet draws nothing, -v tells each request in a line, and a log gets no terminal codes")
  func others() async throws {
    try await Self.serving { site in
      let quiet = try PseudoTerminal("ingest --quiet", in: Self.household(site))
      #expect(await quiet.end() == .exited(0))
      #expect(!quiet.output.contains("█") && !quiet.output.contains("\u{1B}"))
      let log = try await Self.household(site).bus("ingest -v --lang en")
      #expect(log.exitStatus == 0 && !log.errors.contains("\u{1B}"))
      #expect(log.errors.components(separatedBy: "GET \(site.url("/1")): 200 HTTP/1.1").count == 2)
      #expect(log.errors.components(separatedBy: "GET \(site.url("/4")): ").count == 2)
    }
  }
}
