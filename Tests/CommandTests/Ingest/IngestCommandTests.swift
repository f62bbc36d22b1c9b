import Testing

@Suite("the commands that write, as programs")
struct IngestCommandTests {
  let program: IngestProgram

  init() throws { program = try IngestProgram(settings: IngestSamples.settings) }

  @Test("published is 0, unchanged is 2, refused is 65, a page that is gone is 69")
  func outcomes() async throws {
    let first = try await program.run("ingest", "--replay", ".", "--database", "./")
    #expect(first.exitStatus == 0)
    #expect(first.output.hasPrefix("home  published  102 departures\n"))
    #expect(first.errors.isEmpty)
    #expect(try await program.run("ingest", "--replay", ".", "--database", "./").exitStatus == 2)
    try program.write("<html><body><p>保守中</p></body></html>", to: "home.html")
    #expect(try await program.run("ingest", "--replay", ".", "--database", "./").exitStatus == 65)
    try program.write("{}", to: "index.json")
    #expect(try await program.run("ingest", "--replay", ".", "--database", "./").exitStatus == 69)
  }

  @Test("--json prints the contract's keys and nothing else")
  func json() async throws {
    let result = try await program.run("ingest", "--replay", ".", "--database", "./", "--json")
    for key in [
      "startedAt", "finishedAt", "outcome", "routes", "stage", "message", "departures", "changes",
      "requests", "notModified", "bytes", "parsed", "skipped",
    ] {
      #expect(result.output.contains("\"\(key)\":"), "\(key)")
    }
    #expect(result.output.hasPrefix("{") && result.output.hasSuffix("}\n"))
  }

  @Test("a dry run leaves no database behind")
  func dryRun() async throws {
    let result = try await program.run("ingest", "--replay", ".", "--database", "./", "--dry-run")
    #expect(result.exitStatus == 0 && result.output.contains("would be published"))
    #expect(!program.has("bus.sqlite") && !program.has("archive"))
  }

  @Test("extract, normalise and load pipe, and end where ingest ends")
  func pipe() async throws {
    let extracted = try await program.run("extract", "home.html", "--json")
    let rows = try await program.run("normalise", input: extracted.output)
    #expect(rows.exitStatus == 0)
    let load = try await program.run(
      "load", "--route", "home", "--database", "./", input: rows.output)
    #expect(load.exitStatus == 0 && load.output == "published as version 1\n")
    let diff = try await program.run("diff", "--database", "./", "fixtures:.")
    #expect(diff.exitStatus == 0)
    #expect(try await program.run("ingest", "--replay", ".", "--database", "./").exitStatus == 2)
  }

  @Test("diff tells what a changed page changes, exit status 1")
  func diff() async throws {
    _ = try await program.run("ingest", "--replay", ".", "--database", "./")
    try program.write(IngestSamples.page(minutes: "05 25 47"), to: "new.html")
    let result = try await program.run(
      "diff", "--route", "home", "--database", "./", "active", "page:new.html")
    #expect(result.exitStatus == 1)
    #expect(result.output.contains("平日 06:47–22:47: 17 departures 2 min later"))
  }

  @Test("a page's control characters never reach the terminal")
  func controlCharacters() async throws {
    let page = IngestSamples.page().replacing("山川", with: "山\u{1B}[31m川")
    let result = try await program.run("extract", "-", input: page)
    #expect(!result.output.contains("\u{1B}"))
  }
}
