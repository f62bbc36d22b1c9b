@testable import BusJSON
import BusModel
import Foundation
import TestScratch
import Testing

@Suite("bus next --live", .timeLimit(.minutes(5)))
struct LiveNextTests {
  private static var now: Moment { Moment(secondsSince1970: Int(Date().timeIntervalSince1970)) }

  private func serving(_ work: (LiveHousehold) async throws -> Void) async throws {
    try await LoopbackPages.serving(["/out": LiveHousehold.timetable]) { site in
      try await work(LiveHousehold(site))
    }
  }

  @Test("a delay stands beside the departure that it belongs to and no other")
  func delay() async throws {
    try await serving { live in
      let time = LiveHousehold.soon(after: Self.now)
      live.site.put(LiveHousehold.board((time, "5つ前", "4分遅れ")), at: "/approach")
      let ended = try await live.home.bus("next home --live --count 6 --json")
      #expect(ended.exitStatus == 0 && ended.errors == "")
      let departures = try JSONValue.parse(ended.output)["departures"]?.arrayValue ?? []
      #expect(departures.count == 6)
      let late = departures.filter { $0["live"]?["delayMinutes"]?.intValue == 4 }
      #expect(late.count == 1)
      #expect(late.first?["departsAt"]?.stringValue?.contains("T\(time):00") == true)
      let text = try await live.home.bus("next home --live --count 6 --lang ja").output
      #expect(text.components(separatedBy: "4分遅れ(").count == 2)
      #expect(text.contains(/4分遅れ\(\d+秒前の情報\)/))
    }
  }

  @Test("what is not certain is not told: two buses of one time, and a time that none has")
  func uncertain() async throws {
    try await serving { live in
      let time = LiveHousehold.soon(after: Self.now)
      live.site.put(
        LiveHousehold.board((time, "5つ前", "4分遅れ"), (time, "6つ前", "7分遅れ"), ("03:33", "", "9分遅れ")),
        at: "/approach")
      let ended = try await live.home.bus("next home --live --count 6")
      #expect(ended.exitStatus == 0 && !ended.output.contains("late"))
    }
  }

  @Test("a network that says nothing leaves the answer without, and says so once")
  func silent() async throws {
    try await serving { live in
      let plain = try await live.home.bus("next home --count 2 --json")
      let ended = try await live.home.bus("next home --count 2 --live")
      #expect(ended.exitStatus == 0 && ended.output.contains("→ みどり駅"))
      #expect(
        ended.errors
          == "bus: nothing is known of where the buses of \"home\" are; the times are the "
          + "timetable's (bus approach home tells why)\n")
      let document = try await live.home.bus("next home --count 2 --live --json")
      let times = { (ended: Ended) in
        try JSONValue.parse(ended.output)["departures"]?.arrayValue?.map { $0["departsAt"] }
      }
      // A minute may have passed between the two.
      #expect(try times(document)?.last ?? nil != nil && times(plain)?.count == 2)
    }
  }
}
