@testable import BusSettings
import BusModel
import Foundation
import TestScratch
import Testing

@Suite("bus routes edit --moved", .timeLimit(.minutes(5)))
struct MovedPageTests {
  /// A settings file with a page, and what it says after the command.
  private func edit(
    _ site: LoopbackPages, _ line: String = ""
  ) async throws -> (ended: Ended, pages: [String]) {
    let home = try Household(isIngested: false)
    try """
    {"routes": [{"id": "\(Household.homeID)", "name": "home",
      "outboundTimetableURLs": [{"url": "\(site.url("/old"))", "stop": "山川"}],
      "inboundTimetableURLs": ["\(site.url("/back"))"]}]}
    """.write(toFile: home.config, atomically: true, encoding: .utf8)
    let ended = try await home.bus("routes edit home --moved --yes \(line)")
    let text = try String(contentsOfFile: home.config, encoding: .utf8)
    let route = try RoutesFile.read(text.utf8).find("home")
    #expect(route.outboundTimetableURLs.map(\.hints.stop) == ["山川"], "hints stay")
    return (ended, (route.outboundTimetableURLs + route.inboundTimetableURLs).map(\.url))
  }

  private func serving(_ work: (LoopbackPages) async throws -> Void) async throws {
    try await LoopbackPages.serving(
      ["/new": LiveHousehold.timetable, "/back": LiveHousehold.timetable], work)
  }

  @Test("a page that has moved for good gets its new address, and the others stay")
  func moved() async throws {
    try await serving { site in
      site.move("/old", to: "/new")
      let (ended, pages) = try await edit(site)
      #expect(ended.exitStatus == 0, "\(ended)")
      #expect(pages == [site.url("/new"), site.url("/back")])
      #expect(ended.errors.contains(site.url("/old")) && ended.errors.contains(site.url("/new")))
      #expect(ended.errors.components(separatedBy: "\n").count == 2, "it is said once")
    }
  }

  @Test("a detour for today changes nothing", arguments: [302, 307])
  func detour(status: Int) async throws {
    try await serving { site in
      site.move("/old", to: "/new", status: status)
      let (ended, pages) = try await edit(site)
      #expect(ended.exitStatus == 64)
      #expect(ended.errors == "bus: no page of 'home' has moved for good\n")
      #expect(pages == [site.url("/old"), site.url("/back")])
    }
  }

  @Test("a new address with no timetable behind it is not saved")
  func nothingThere() async throws {
    try await serving { site in
      site.move("/old", to: "/new")
      site.put("<html><body><p>移転しました</p></body></html>", at: "/new")
      let (ended, pages) = try await edit(site, "--lang ja")
      #expect(ended.exitStatus == 65)
      #expect(pages == [site.url("/old"), site.url("/back")])
    }
  }
}
