@testable import BusSettings
import BusModel
import Foundation
import Testing

@Suite("bus routes edit and remove")
struct RoutesChangeTests {
  let home: RoutesFolder

  init() throws { home = try RoutesFolder() }

  @Test(
    "what cannot be right is refused with what is wrong and what to do, and nothing is saved",
    arguments: [
      (
        "add old \(RoutesFolder.url)", 64,
        "bus: there is a route 'old' already; to change it: bus routes edit old …\n"
      ),
      (
        "add a ftp://x", 64,
        "bus: nothing is saved: routes[1].outboundTimetableURLs[0]: expected an http or https "
          + "address, found \"ftp://x\"\n"
      ),
      ("add a", 64, "bus: expected the address of a timetable page, found none\n"),
      (
        "add a \(RoutesFolder.url)2", 65,
        "bus: nothing is saved: \(RoutesFolder.url)2: no timetable: this is not an HTML page; "
          + "give the page that shows the times themselves\n"
      ),
      (
        "add a \(RoutesFolder.url) --back \(RoutesFolder.url)2", 75,
        "bus: nothing is saved: \(RoutesFolder.url)2: no timetable: this is not an HTML page; "
          + "give the page that shows the times themselves\n"
      ),
      (
        "add a \(RoutesFolder.url)3", 69,
        "bus: nothing is saved: \(RoutesFolder.url)3: not fetched: a page (status 200) was "
          + "expected, the server answered 404; the page has moved or is gone: look for its new URL\n"
      ),
      (
        "add a \(RoutesFolder.url) --stop 海岸", 65,
        "bus: nothing is saved: \(RoutesFolder.url): its stop is 山川, not 海岸; --unchecked calls it "
          + "海岸 all the same\n"
      ),
      (
        "add a \(RoutesFolder.url) --only 駅", 64,
        "bus: --only: expected a key and a text such as destination=駅, found \"駅\"\n"
      ),
      ("edit od --walk 3", 64, "bus: no route 'od'; did you mean 'old'? known: old\n"),
      (
        "edit old", 64,
        "bus: nothing would change: say what, such as --walk 6; a hint goes with a page, as in "
          + "--drop URL --add URL --service 平日\n"
      ),
      (
        "add \(RoutesFolder.url) \(RoutesFolder.url)2", 64,
        "bus: expected a name before the addresses, as in bus routes add home \(RoutesFolder.url), "
          + "found \"\(RoutesFolder.url)\"\n"
      ),
      (
        "edit old --walk=-1", 64,
        "bus: --walk: expected minutes from 0 to 600, found \"-1\"\n"
      ),
      ("edit old --walk x", 64, "bus: --walk: expected minutes from 0 to 600, found \"x\"\n"),
      (
        "edit old --drop \(RoutesFolder.url)", 64,
        "bus: --drop: expected a page of the route, found \"\(RoutesFolder.url)\"\n"
      ),
      ("remove od", 64, "bus: no route 'od'; did you mean 'old'? known: old\n"),
    ])
  func refused(line: String, status: Int, errors: String) async throws {
    let needsPages = !line.hasPrefix("remove")
    let ended = try await home.bus("routes \(line) --yes" + (needsPages ? " --replay ." : ""))
    #expect(ended.exitStatus == Int32(status))
    #expect(ended.errors == errors)
    #expect(try home.routes() == RoutesFolder.settings)
  }

  @Test(
    "a file that is wrong is told and left as it is",
    arguments: ["add a \(RoutesFolder.url)", "remove old"])
  func wrongFile(line: String) async throws {
    try home.program.write("{ \"routes\": [ {\"name\": \"old\" } ] }", to: "routes.json")
    let ended = try await home.bus("routes \(line) --yes")
    #expect(ended.exitStatus == 78)
    #expect(ended.errors.contains("routes[0].id"))
    #expect(try home.routes() == "{ \"routes\": [ {\"name\": \"old\" } ] }")
  }

  @Test("edit changes what is named and keeps what the user wrote")
  func edit() async throws {
    let ended = try await home.bus(
      "routes edit old --rename new --walk 6 --add-back \(RoutesFolder.url) --replay . --yes")
    #expect(
      ended.output == """
        inbound  https://bus.example.jp/home
            2 timetables: 平日 51, 土日祝 51
            山川  (stop h1[1])
              平日    06:05–22:45
              土日祝  06:05–22:45
        saved new in ./routes.json; take it in with: bus ingest --route new
        its pages say nothing of お盆 and New Year; when the company's site tells what runs then: \
        bus operators add ID --host bus.example.jp --new-year RUNS --obon RUNS

        """)
    let route = try RoutesFile.read(home.routes().utf8).find("new")
    #expect(route.id == "1" && route.walkMinutes == 6)
    #expect(route.inboundTimetableURLs.map(\.url) == [RoutesFolder.url])
    let emptied = try await home.bus("routes edit new --drop \(RoutesFolder.url) --yes")
    #expect(emptied.exitStatus == 64)
    #expect(emptied.errors.contains("no page would be left"))
    #expect(
      try await home.bus("routes edit new --drop https://bus.example.jp/nowhere").exitStatus == 64)
  }

  @Test("a symbolic link and the file's mode stay")
  func linkAndMode() async throws {
    let files = FileManager.default
    let real = home.program.folder + "/real.json"
    try files.moveItem(atPath: home.program.folder + "/routes.json", toPath: real)
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: real)
    try files.createSymbolicLink(
      atPath: home.program.folder + "/routes.json", withDestinationPath: "real.json")
    #expect(try await home.bus("routes edit old --walk 9 --yes").exitStatus == 0)
    #expect(
      try files.destinationOfSymbolicLink(atPath: home.program.folder + "/routes.json")
        == "real.json")
    let mode = try files.attributesOfItem(atPath: real)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try String(contentsOfFile: real, encoding: .utf8).contains("\"walkMinutes\": 9"))
  }

  @Test("where nobody can be asked, nothing is removed, and no word is said of saving")
  func nobodyToAsk() async throws {
    for (language, words) in [("en", "nothing is removed"), ("ja", "削除していません")] {
      let ended = try await home.bus("routes remove old --lang \(language)")
      #expect(ended.exitStatus == 64)
      #expect(ended.errors.contains(words) && ended.errors.contains("--yes"))
      #expect(!ended.errors.contains("saved") && !ended.errors.contains("保存"))
      #expect(try home.routes() == RoutesFolder.settings)
    }
  }
}
