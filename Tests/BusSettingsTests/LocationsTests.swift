import BusQuery
@testable import BusSettings
import BusModel
import Testing

@Suite struct LocationsTests {
  private let home = ["HOME": "/home/aoi"]

  @Test(
    "the settings are found in the order flag, BUS_CONFIG, here, XDG",
    arguments: [
      ("a.json", ["BUS_CONFIG": "b.json"], ["a.json", "b.json", "./routes.json"], "a.json"),
      (nil, ["BUS_CONFIG": "b.json"], ["b.json", "./routes.json"], "b.json"),
      (
        nil, ["BUS_CONFIG": ""], ["./routes.json", "/home/aoi/.config/bus/routes.json"],
        "./routes.json"
      ),
      (nil, ["XDG_CONFIG_HOME": "/x"], ["/x/bus/routes.json"], "/x/bus/routes.json"),
      (
        nil, ["XDG_CONFIG_HOME": "x"], ["/home/aoi/.config/bus/routes.json"],
        "/home/aoi/.config/bus/routes.json"
      ),
      (nil, [:], ["/home/aoi/.config/bus/routes.json"], "/home/aoi/.config/bus/routes.json"),
    ] as [(String?, [String: String], [String], String)])
  func config(flag: String?, variables: [String: String], files: [String], path: String) throws {
    let locations = locations(variables, files: files)
    #expect(try locations.config(flag: flag) == path)
    #expect(locations.configToWrite(flag: flag) == path)
  }

  @Test("a path that someone named and that is not there is not replaced by another")
  func namedConfig() {
    let locations = locations(["BUS_CONFIG": "b.json"], files: ["./routes.json"])
    let error = #expect(throws: SettingsNotFound.self) { try locations.config() }
    #expect(
      error?.words(.en) == "no routes.json at b.json, which BUS_CONFIG names; "
        + "correct the path, or write the file as README.md shows")
    let flagged = #expect(throws: SettingsNotFound.self) { try locations.config(flag: "c") }
    #expect(flagged?.looked.map(\.path) == ["c"])
  }

  @Test("nothing found: the message lists where it looked and what to do")
  func notFound() {
    let error = #expect(throws: SettingsNotFound.self) { try locations([:], files: []).config() }
    #expect(
      error?.words(.en) == """
        no routes.json found; looked at
          ./routes.json
          /home/aoi/.config/bus/routes.json
        make one with 'bus routes add NAME URL', or name one with --config FILE
        """)
    #expect(locations([:], files: []).configToWrite() == "/home/aoi/.config/bus/routes.json")
  }

  @Test(
    "the database is named by flag, BUS_DATABASE or XDG, and the archive lies beside it",
    arguments: [
      ("a.db", ["BUS_DATABASE": "b.db"], "a.db", "archive"),
      (nil, ["BUS_DATABASE": "/d/b.db"], "/d/b.db", "/d/archive"),
      (nil, ["BUS_DATABASE": "d/"], "d/bus.sqlite", "d/archive"),
      (nil, ["XDG_DATA_HOME": "/x"], "/x/bus/bus.sqlite", "/x/bus/archive"),
      (
        nil, ["BUS_DATABASE": "", "XDG_DATA_HOME": "x"], "/home/aoi/.local/share/bus/bus.sqlite",
        "/home/aoi/.local/share/bus/archive"
      ),
    ] as [(String?, [String: String], String, String)])
  func database(
    flag: String?, variables: [String: String], path: String, archive: String
  ) throws {
    let found = try #require(locations(variables, files: []).database(flag: flag))
    #expect(found == path)
    #expect(Locations.archive(besideDatabase: found) == archive)
  }

  @Test("without HOME there is no place for the database, and the settings are looked for here")
  func noHome() {
    let locations = Locations(environment: [:]) { _ in false }
    #expect(locations.database() == nil)
    let error = #expect(throws: SettingsNotFound.self) { try locations.config() }
    #expect(error?.looked.map(\.path) == ["./routes.json"])
  }

  private func locations(_ variables: [String: String], files: [String]) -> Locations {
    Locations(environment: home.merging(variables) { $1 }) { files.contains($0) }
  }
}
