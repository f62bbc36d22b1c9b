import Foundation
import Testing

@Suite struct FailureTests {
  @Test(
    "what was typed wrongly is told with an example and exit 64",
    arguments: [
      ("timetable home", "bus: a route is named by an option: bus timetable --route home\n"),
      ("timetable home", "bus: a route is named by an option: bus timetable --route home\n"),
      ("timetable", "bus: say which route with --route NAME; there are: home, school\n"),
      (
        "next --route home --at soon",
        "bus: --at: expected a time such as 7:20 or +30, a day such as 11/23 or tomorrow, or both, "
          + "found \"soon\"\n"
      ),
      (
        "next --route home --direction 上り",
        "bus: --direction: expected outbound or inbound, found \"上り\"\n"
      ),
      (
        "next --route home --count 0",
        "bus: --count: expected a number from 1 to 1000, found \"0\"\n"
      ),
      ("next --lang fr", "bus: --lang: expected ja or en, found \"fr\"\n"),
      (
        "timetable --route home --date 2026-02-30",
        "bus: --date: expected a date such as 2026-11-21, 11/23 or tomorrow, found \"2026-02-30\"\n"
      ),
      ("nxet", "bus: no command \"nxet\"; did you mean 'bus next'? bus --help lists them\n"),
      (
        "calendar --operator exampel",
        "bus: no operator \"exampel\"; did you mean 'example'? (known: example)\n"
      ),
      (
        "next --route home --count abc",
        "bus: --count: expected a number from 1 to 1000, found \"abc\"\n"
      ),
      (
        "next --route home --count -1",
        "bus: --count: expected a number from 1 to 1000, found \"-1\"\n"
      ),
      (
        "next --route home --count 1.5",
        "bus: --count: expected a number from 1 to 1000, found \"1.5\"\n"
      ),
      (
        "next --route home --count 1001",
        "bus: --count: expected a number from 1 to 1000, found \"1001\"\n"
      ),
      (
        "next --route home --walk soon",
        "bus: --walk: expected minutes from 0 to 600, found \"soon\"\n"
      ),
      (
        "next --route home --walk=-5", "bus: --walk: expected minutes from 0 to 600, found \"-5\"\n"
      ),
      (
        "next --route home --until soon",
        "bus: --until: expected a time such as 9:00 or 24:30, or a moment such as "
          + "2026-11-21T09:00, found \"soon\"\n"
      ),
      (
        "next --route home --direction inbound --all-directions",
        "bus: --all-directions asks for both; leave out --direction\n"
      ),
      (
        "next --route home --watch --as-of 2026-10-01",
        "bus: --watch follows the present; leave out --as-of\n"
      ),
    ])
  func usage(line: String, message: String) async throws {
    #expect(
      try await Household().bus(line) == Ended(exitStatus: 64, output: "", errors: message))
  }

  @Test("a routes.json that is not there is exit 66")
  func noSettings() async throws {
    let ended = try await Running.run(["next"], variables: ["BUS_CONFIG": "/nowhere/routes.json"])
    #expect(ended.exitStatus == 66)
    #expect(ended.errors.hasPrefix("bus: no routes.json at /nowhere/routes.json, which BUS_CONFIG"))
  }

  @Test(
    "a routes.json that is wrong is exit 78 with the place of each fault",
    arguments: [
      ("{", "line 1"), ("{\"routes\":[{\"nmae\":\"home\"}]}", "routes[0].nmae"),
    ])
  func wrongSettings(text: String, place: String) async throws {
    let home = try Household()
    try text.write(toFile: home.config, atomically: true, encoding: .utf8)
    let ended = try await home.bus("next --route home")
    #expect(ended.exitStatus == 78)
    #expect(ended.errors.contains(place))
  }

  @Test("a file that is no database of ours is exit 65 and stays as it is")
  func noDatabase() async throws {
    let home = try Household()
    let text = String(repeating: "no database ", count: 100)
    try text.write(toFile: home.database, atomically: true, encoding: .utf8)
    #expect(try await home.bus("next --route home").exitStatus == 65)
    #expect(try String(contentsOfFile: home.database, encoding: .utf8) == text)
  }

  @Test("a full disk under standard output is exit 74")
  func fullDisk() async throws {
    let script = "exec \"$0\" --help >/dev/full"
    let ended = try await Running.run(["-c", script, Running.bus], program: "/bin/sh")
    #expect(ended.exitStatus == 74)
  }
}
