import Testing

@Suite("what is kept aside, from the night to the decision")
struct KeptAsideTests {
  let program: IngestProgram

  /// There and back are the same page: at first that is kept aside.
  init() throws {
    let settings = IngestSamples.settings.replacing(
      #""inboundTimetableURLs": []"#, with: #""inboundTimetableURLs": ["\#(IngestSamples.url)"]"#)
    program = try IngestProgram(settings: settings)
  }

  @discardableResult
  private func night(_ day: Int, _ words: String...) async throws -> Ended {
    let moment = "2026-10-0\(day)T03:20"
    let line = ["ingest", "--replay", ".", "--database", "bus.sqlite", "--at", moment]
    return try await program.run(line + words, input: "")
  }

  private func bus(_ line: String) async throws -> Ended {
    try await Running.run(
      line.split(separator: " ").map(String.init),
      variables: [
        "BUS_CONFIG": program.folder + "/routes.json",
        "BUS_DATABASE": program.folder + "/bus.sqlite",
      ])
  }

  @Test("a first night that is kept aside names the version and both decisions, every night anew")
  func firstNight() async throws {
    let line =
      "\n  kept aside as version 1; look at it: bus history --route home; "
      + "then bus accept 1 or bus reject 1\n"
    for day in [1, 2] {
      let ended = try await night(day)
      #expect(ended.exitStatus == 65)
      #expect(ended.output.hasPrefix("home  kept aside  "))
      #expect(ended.output.contains(line))
    }
    #expect(try await night(3, "--lang", "ja").output.contains("その後 bus accept 1 か bus reject 1"))
    #expect(try await night(4, "--json").output.contains(#""version": 1"#))
    let next = try await bus("next --route home")
    #expect(next.exitStatus == 3)
    #expect(next.output.contains("what was read is kept aside: the outbound and the inbound"))
  }

  @Test("doctor calls a night of which nothing failed kept aside, and names the decision")
  func doctor() async throws {
    try await night(1)
    let ended = try await bus("doctor")
    #expect(ended.output.contains("last run: 2026-10-01 03:20, kept aside\n"))
    #expect(!ended.output.contains("03:20, failed"))
    #expect(ended.output.contains("version 1 is kept aside: the outbound and the inbound pages"))
    #expect(ended.output.contains("then bus accept 1 or bus reject 1"))
  }

  @Test("history says when a version was accepted, and why it had been kept aside")
  func accepted() async throws {
    try await night(1)
    #expect(try await bus("history").output.contains("kept aside"))
    #expect(try await program.run("accept", "1", "--database", "bus.sqlite").exitStatus == 0)
    let row = try await #require(
      bus("history").output.split(separator: "\n").first { $0.contains("  active  ") })
    #expect(row.contains("; was kept aside: the outbound and the inbound pages"))
    #expect(row.contains("accepted 20"))
  }

  @Test("what was rejected can be accepted, as the help says; what is in force cannot")
  func takenBack() async throws {
    try await night(1)
    for (words, status) in [(["reject", "1"], 0), (["accept", "1"], 0), (["accept", "1"], 65)] {
      let ended = try await program.run(words + ["--database", "bus.sqlite"], input: "")
      #expect(ended.exitStatus == Int32(status), "\(words)")
    }
    let help = try await program.run("accept", "--help").output
    #expect(help.contains("neither kept aside nor rejected"))
  }

  @Test("accept and reject take --config, and call the route by its name of today")
  func config() async throws {
    try await night(1)
    let settings = IngestSamples.settings.replacing(#""name": "home""#, with: #""name": "work""#)
    try program.write(settings, to: "other.json")
    let rejected = try await program.run(
      "reject", "1", "--config", "other.json", "--database", "bus.sqlite")
    #expect(rejected.output == "work: version 1 is rejected\n")
    let lacking = try await program.run(
      "accept", "1", "--config", "nowhere.json", "--database", "bus.sqlite")
    #expect(lacking.exitStatus == 66)
  }

  @Test("a page that is no timetable has no version to decide on, and the night says how to look")
  func noTimetable() async throws {
    try program.write("<p>保守中</p>", to: "home.html")
    let ended = try await night(1)
    #expect(ended.exitStatus == 65)
    #expect(ended.output.contains("look at the page: bus routes check --route home\n"))
    #expect(!ended.output.contains("bus accept"))
  }

  @Test("a night shows what is odd on a page that it reads, and what it costs in whole words")
  func notices() async throws {
    try program.write(IngestSamples.settings, to: "routes.json")
    let odd = IngestSamples.page().replacing(
      "</body>", with: "<p>※年末年始は特別ダイヤで運行します</p></body>")
    try program.write(odd, to: "home.html")
    let first = try await night(1)
    #expect(first.exitStatus == 0)
    #expect(first.output.contains("\n  \(IngestSamples.url)\n    note: "))
    #expect(first.output.contains("年末年始"))
    #expect(first.output.contains("1 request (") && first.output.contains("1 page read"))
    #expect(try await !night(2).output.contains("note: "), "it is not read again")
    #expect(try await night(3, "--force", "--json").output.contains(#""code": "specialDays""#))
  }
}
