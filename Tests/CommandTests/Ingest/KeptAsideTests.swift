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
  private func night(_ day: Int, _ words: String...) throws -> ProgramResult {
    let moment = "2026-10-0\(day)T03:20"
    let line = ["ingest", "--replay", ".", "--database", "bus.sqlite", "--at", moment]
    return try program.run(line + words, input: "")
  }

  private func bus(_ line: String) throws -> Ended {
    try Running.run(
      line.split(separator: " ").map(String.init),
      variables: [
        "BUS_CONFIG": program.folder + "/routes.json",
        "BUS_DATABASE": program.folder + "/bus.sqlite",
      ])
  }

  @Test("a first night that is kept aside names the version and both decisions, every night anew")
  func firstNight() throws {
    let line =
      "\n  kept aside as version 1; look at it: bus history --route home; "
      + "then bus accept 1 or bus reject 1\n"
    for day in [1, 2] {
      let ended = try night(day)
      #expect(ended.status == 65)
      #expect(ended.output.hasPrefix("home  kept aside  "))
      #expect(ended.output.contains(line))
    }
    #expect(try night(3, "--lang", "ja").output.contains("その後 bus accept 1 か bus reject 1"))
    #expect(try night(4, "--json").output.contains(#""version": 1"#))
    let next = try bus("next --route home")
    #expect(next.exitStatus == 3)
    #expect(next.output.contains("what was read is kept aside: the outbound and the inbound"))
  }

  @Test("doctor calls a night of which nothing failed kept aside, and names the decision")
  func doctor() throws {
    try night(1)
    let ended = try bus("doctor")
    #expect(ended.output.contains("last run: 2026-10-01 03:20, kept aside\n"))
    #expect(!ended.output.contains("03:20, failed"))
    #expect(ended.output.contains("version 1 is kept aside: the outbound and the inbound pages"))
    #expect(ended.output.contains("then bus accept 1 or bus reject 1"))
  }

  @Test("history says when a version was accepted, and why it had been kept aside")
  func accepted() throws {
    try night(1)
    #expect(try bus("history").output.contains("kept aside"))
    #expect(try program.run("accept", "1", "--database", "bus.sqlite").status == 0)
    let row = try #require(
      bus("history").output.split(separator: "\n").first { $0.contains("  active  ") })
    #expect(row.contains("; was kept aside: the outbound and the inbound pages"))
    #expect(row.contains("accepted 20"))
  }

  @Test("what was rejected can be accepted, as the help says; what is in force cannot")
  func takenBack() throws {
    try night(1)
    for (words, status) in [(["reject", "1"], 0), (["accept", "1"], 0), (["accept", "1"], 65)] {
      let ended = try program.run(words + ["--database", "bus.sqlite"], input: "")
      #expect(ended.status == Int32(status), "\(words)")
    }
    let help = try program.run("accept", "--help").output
    #expect(help.contains("neither kept aside nor rejected"))
  }

  @Test("accept and reject take --config, and call the route by its name of today")
  func config() throws {
    try night(1)
    let settings = IngestSamples.settings.replacing(#""name": "home""#, with: #""name": "work""#)
    try program.write(settings, to: "other.json")
    let rejected = try program.run(
      "reject", "1", "--config", "other.json", "--database", "bus.sqlite")
    #expect(rejected.output == "work: version 1 is rejected\n")
    let lacking = try program.run(
      "accept", "1", "--config", "nowhere.json", "--database", "bus.sqlite")
    #expect(lacking.status == 66)
  }

  @Test("a page that is no timetable has no version to decide on, and the night says how to look")
  func noTimetable() throws {
    try program.write("<p>保守中</p>", to: "home.html")
    let ended = try night(1)
    #expect(ended.status == 65)
    #expect(ended.output.contains("look at the page: bus routes check --route home\n"))
    #expect(!ended.output.contains("bus accept"))
  }

  @Test("a night shows what is odd on a page that it reads, and what it costs in whole words")
  func notices() throws {
    try program.write(IngestSamples.settings, to: "routes.json")
    let odd = IngestSamples.page().replacing(
      "</body>", with: "<p>※年末年始は特別ダイヤで運行します</p></body>")
    try program.write(odd, to: "home.html")
    let first = try night(1)
    #expect(first.status == 0)
    #expect(first.output.contains("\n  \(IngestSamples.url)\n    note: "))
    #expect(first.output.contains("年末年始"))
    #expect(first.output.contains("1 request (") && first.output.contains("1 page read"))
    #expect(try !night(2).output.contains("note: "), "it is not read again")
    #expect(try night(3, "--force", "--json").output.contains(#""code": "specialDays""#))
  }
}
