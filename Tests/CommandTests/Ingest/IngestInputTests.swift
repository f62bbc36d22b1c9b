import BusJSON
import BusModel
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

  @Test("a command that ends while certificates are being read ends by its own status, each time")
  func endsBesideCertificates() async throws {
    try program.write(IngestSamples.settings, to: "routes.json")
    for _ in 0..<20 {
      let result = try await program.run("ingest", "--route", "hom")
      #expect(result.exitStatus == 64)
    }
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

  @Test("what fetch prints into a pipe is a page for extract, with its address and type")
  func pipe() async throws {
    let body = Base64.text(of: Array(IngestSamples.page().utf8))
    let line = #"{"url":"https://bus.example.jp/home","contentType":"text/html","body":"\#(body)"}"#
    let direct = try await program.run("extract", "-", "--json", input: IngestSamples.page())
    let piped = try await program.run("extract", "-", "--json", input: line + "\n")
    #expect(piped.exitStatus == 0)
    #expect(
      try JSONValue.parse(Array(piped.output.utf8))["timetables"]
        == JSONValue.parse(Array(direct.output.utf8))["timetables"])
  }

  @Test("an address without its scheme is refused with both readings")
  func withoutScheme() async throws {
    let result = try await program.run("extract", "bus.example.jp/a.html")
    #expect(result.exitStatus == 64)
    #expect(result.errors.contains("https://bus.example.jp/a.html"))
    #expect(result.errors.contains("./bus.example.jp/a.html"))
  }

  @Test("--public-only refuses an address of this machine that was typed")
  func publicOnly() async throws {
    let result = try await program.run("extract", "http://127.0.0.1:9/a", "--public-only")
    #expect(result.exitStatus == 69)
    #expect(result.errors.contains("127.0.0.1 stands for 127.0.0.1"))
  }

  @Test("robots says of each address whether it may be asked, and 1 when one may not")
  func robots() async throws {
    try program.write("User-agent: *\nDisallow: /a\nCrawl-delay: 2\n", to: "robots.txt")
    let good = try await program.run("robots", "robots.txt", "https://bus.example.jp/b")
    #expect(
      good.exitStatus == 0 && good.output == "allowed  https://bus.example.jp/b  pause 2.0 s\n")
    let bad = try await program.run("robots", "robots.txt", "/b", "/a?b=1", "--json")
    #expect(bad.exitStatus == 1)
    #expect(
      bad.output == """
        {"url":"/b","allowed":true,"rule":null,"crawlDelay":2.0}
        {"url":"/a?b=1","allowed":false,"rule":"Disallow: /a","crawlDelay":2.0}

        """)
  }

  @Test("a contact that would break out of its header line: 64")
  func contact() async throws {
    // The program is run without variables here: routes.json is the other way in.
    let settings = IngestSamples.settings.dropLast() + #", "contact": "a\r\nX: y"}"#
    try program.write(String(settings), to: "routes.json")
    #expect(try await program.run("ingest").exitStatus == 78)
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
