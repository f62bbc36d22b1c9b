import Testing

/// Bad input ends with its message and its exit status, and never with a crash.
@Suite("bad input to the commands that write")
struct IngestInputTests {
  let program: IngestProgram

  init() throws { program = try IngestProgram() }

  @Test("no routes.json: 66, with the places looked at")
  func noSettings() async throws {
    let result = try await program.run("ingest")
    #expect(result.exitStatus == 66)
    #expect(result.errors.hasPrefix("bus: no routes.json found"))
    #expect(result.output.isEmpty)
  }

  @Test(
    "wrong settings: 78, with the place in the file",
    arguments: [
      (#"{"routes": [}"#, "line 1, column 13"),
      (#"{"routes": [], "operatros": []}"#, #"did you mean "operators"?"#),
      (
        #"{"routes": [{"id": "1", "name": "a", "outboundTimetableURLs": ["ftp://a.b/"]}]}"#,
        "routes[0].outboundTimetableURLs[0]"
      ),
    ])
  func wrongSettings(_ settings: String, _ words: String) async throws {
    try program.write(settings, to: "routes.json")
    let result = try await program.run("ingest")
    #expect(result.exitStatus == 78)
    #expect(result.errors.contains(words))
    #expect(!program.has(".local/share/bus/bus.sqlite"))
  }

  @Test("an unknown route: 64, with the one probably meant")
  func unknownRoute() async throws {
    try program.write(IngestSamples.settings, to: "routes.json")
    let result = try await program.run("ingest", "--route", "hom")
    #expect(result.exitStatus == 64)
    #expect(result.errors.contains("did you mean 'home'?"))
  }

  @Test(
    "a page that is none: 65, said in the result",
    arguments: ["", "not a page", "%PDF-1.4 \u{1}\u{2}", "<html><body></body></html>"])
  func noPage(_ text: String) async throws {
    let result = try await program.run("extract", "-", "--json", input: text)
    #expect(result.exitStatus == 65)
    #expect(result.output.contains(#""verdict": "notATimetable""#))
    #expect(result.errors.isEmpty)
  }

  @Test(
    "a page that cannot be opened: 66",
    arguments: [("nix.html", "no such file"), (".", "found a folder")])
  func noFile(_ path: String, _ words: String) async throws {
    let result = try await program.run("extract", path)
    #expect(result.exitStatus == 66)
    #expect(result.errors.hasPrefix("bus: \(path): "))
    #expect(result.errors.contains(words))
  }

  @Test("a file without end: 65, and not until memory is gone")
  func endless() async throws {
    #expect(try await program.run("extract", "/dev/zero").exitStatus == 65)
  }

  @Test("a database that is none: 65, and the file stays as it is")
  func notADatabase() async throws {
    try program.write(IngestSamples.settings, to: "routes.json")
    try program.write(String(repeating: "no database ", count: 200), to: "x.sqlite")
    let result = try await program.run("ingest", "--database", "x.sqlite", "--offline")
    #expect(result.exitStatus == 65)
    #expect(result.errors.contains("expected a SQLite database"))
  }

  @Test("a database in a place that cannot be made: 73")
  func noPlace() async throws {
    try program.write(IngestSamples.settings, to: "routes.json")
    let result = try await program.run("ingest", "--database", "/proc/nix/x.sqlite", "--offline")
    #expect(result.exitStatus == 73)
  }

  @Test("--offline and --replay at once: 64")
  func twoPlaces() async throws {
    let result = try await program.run("ingest", "--offline", "--replay", ".")
    #expect(result.exitStatus == 64)
  }

  @Test("an address that is not http(s): 64", arguments: ["ftp://a.example/", "a.html"])
  func notHTTP(_ url: String) async throws {
    #expect(try await program.run("fetch", url).exitStatus == 64)
  }

  @Test(
    "a document that is none: 65, with the place",
    arguments: [("", "line 1, column 1"), (#"{"page": 3}"#, "page.sha256: expected a SHA-256")])
  func noDocument(_ text: String, _ words: String) async throws {
    try program.write(IngestSamples.settings, to: "routes.json")
    for arguments in [["normalise"], ["load", "--route", "home"]] {
      let result = try await program.run(arguments, input: text)
      #expect(result.exitStatus == 65)
      #expect(result.errors.contains(words))
    }
  }
}
