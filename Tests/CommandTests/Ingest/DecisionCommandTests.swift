import Testing

@Suite("accept, reject, prune and notify, as programs")
struct DecisionCommandTests {
  let program: IngestProgram

  init() throws { program = try IngestProgram(settings: IngestSamples.settings) }

  /// A night at 03:20 of a day of October 2026.
  @discardableResult
  private func night(_ day: Int, _ options: String...) async throws -> Ended {
    let moment = "2026-10-\(day < 10 ? "0" : "")\(day)T03:20"
    return try await program.run(
      ["ingest", "--replay", ".", "--database", "./", "--at", moment] + options, input: "")
  }

  private func decide(_ words: String...) async throws -> Ended {
    try await program.run(words + ["--database", "./"], input: "")
  }

  @Test("a page kept aside is accepted by its number, once")
  func accepts() async throws {
    try await night(1)
    try program.write(IngestSamples.page(minutes: "05"), to: "home.html")
    #expect(try await night(2).exitStatus == 65)
    let accepted = try await decide("accept", "2")
    #expect(accepted.exitStatus == 0)
    #expect(accepted.output == "home: version 2 is in force, in the place of version 1\n")
    #expect(try await decide("accept", "2").exitStatus == 65)
    #expect(try await decide("accept", "7").exitStatus == 66)
    #expect(try await decide("accept", "two").exitStatus == 64)
    #expect(try await night(3).exitStatus == 2)
  }

  @Test("a page rejected by its number is not brought up again, and can be taken back")
  func rejects() async throws {
    try await night(1)
    try program.write(IngestSamples.page(minutes: "05"), to: "home.html")
    try await night(2)
    let rejected = try await decide("reject", "2", "--reason", "other stop", "--json")
    #expect(rejected.exitStatus == 0)
    #expect(rejected.output.contains(#""state": "rejected""#))
    #expect(rejected.output.contains(#""reason": "other stop""#))
    let next = try await night(3)
    #expect(next.exitStatus == 2)
    #expect(next.output.contains("still say what was rejected as version 2"))
    #expect(try await decide("reject", "2").exitStatus == 65)
    #expect(try await decide("accept", "2").exitStatus == 0)
  }

  @Test("diff --upcoming tells what will change, and only of routes that announce something")
  func upcoming() async throws {
    try await night(1)
    let none = try await decide("diff", "--upcoming")
    #expect(none.exitStatus == 0 && none.output == "there is nothing to compare\n")
    let day = "<br>2099年4月1日改正"
    let page = IngestSamples.page(minutes: "05 25 46")
      .replacing("平日", with: "平日" + day).replacing("土日祝", with: "土日祝" + day)
    try program.write(page, to: "home.html")
    #expect(try await night(2).output.contains("announced for 2099-04-01"))
    let will = try await decide("diff", "--upcoming")
    #expect(will.exitStatus == 1)
    #expect(will.output.contains("平日 06:46–22:46: 17 departures 1 min later"))
    #expect(try await decide("diff", "active", "upcoming").output == will.output)
    #expect(try await decide("diff", "--upcoming", "active").exitStatus == 64)
    #expect(try await decide("diff").exitStatus == 64)
  }

  @Test("without a database there is nothing to decide on or to prune: 66, and none is made")
  func noDatabase() async throws {
    for words in [["accept", "1"], ["reject", "1"], ["prune"]] {
      let result = try await program.run(words + ["--database", "./"], input: "")
      #expect(result.exitStatus == 66)
      #expect(result.errors.contains("run `bus ingest`"))
    }
    #expect(!program.has("bus.sqlite"))
  }

  @Test("prune tells what it would remove and what it removed")
  func prunes() async throws {
    // A night that brings the bytes of the one before is counted in that one's row.
    for (day, minutes) in [(1, nil), (2, nil), (3, "05"), (4, nil)] as [(Int, String?)] {
      let page = minutes.map { IngestSamples.page(minutes: $0) } ?? IngestSamples.page()
      try program.write(page, to: "home.html")
      try await night(day)
    }
    let dry = try await decide("prune", "--before", "2026-10-20", "--dry-run")
    #expect(dry.exitStatus == 0)
    #expect(dry.output.hasPrefix("would be removed: 1 run, 2 fetches, 0 requests,"))
    #expect(
      try await decide("prune", "--before", "2026-10-20").output.hasPrefix("removed: 1 run, 2 fet")
    )
    #expect(
      try await decide("prune", "--before", "2026-10-20").output.hasPrefix("removed: 0 runs, 0 fet")
    )
    #expect(try await night(5).exitStatus == 2)
  }

  @Test("--at needs pages that were saved then")
  func moment() async throws {
    let result = try await program.run("ingest", "--at", "2026-10-01", "--database", "./")
    #expect(result.exitStatus == 64 && result.errors.contains("--replay or --offline"))
  }

  @Test(
    "a command and a feed are told of what a run brought, and of nothing when it brought nothing")
  func notifies() async throws {
    let notify = #"{"command": "cat >> told.jsonl; echo noise", "feed": "feed/changes.atom"}"#
    let settings = IngestSamples.settings.dropLast() + ", \"notify\": \(notify)}"
    try program.write(String(settings), to: "routes.json")
    let first = try await night(1)
    #expect(first.exitStatus == 0)
    #expect(!first.output.contains("noise") && first.errors.contains("noise"))
    #expect(try await night(2).exitStatus == 2)
    #expect(try program.lines("told.jsonl").count == 1, "an unchanged night is no news")
    try program.write(IngestSamples.page(minutes: "05 25 46"), to: "home.html")
    #expect(try await night(3).output.contains("  平日 06:46–22:46: 17 departures 1 min later\n"))
    try program.write("<p>保守中</p>", to: "home.html")
    try await night(4)
    try await night(5)
    try program.write(IngestSamples.page(minutes: "05 25 46"), to: "home.html")
    try await night(6)
    let told = try program.lines("told.jsonl")
    let events = ["published", "published", "quarantined", "quarantined", "recovered"]
    #expect(told.count == events.count)
    for (line, event) in zip(told, events) { #expect(line.contains(#""event":"\#(event)""#)) }
    #expect(told[1].contains("06:46–22:46: 17 departures 1 min later"))
    #expect(told[2].contains(#""isNew":true"#) && told[3].contains(#""isNew":false"#))
    let feed = try program.lines("feed/changes.atom").joined(separator: "\n")
    #expect(feed.contains("<updated>2026-10-03T03:20:00+09:00</updated>"))
    #expect(feed.contains("06:46–22:46: 17 departures 1 min later"))
    #expect(feed.contains("<link rel=\"alternate\" href=\"\(IngestSamples.url)\"/>"))
    #expect(feed.contains("<id>tag:bus,2026:changes/"), "no other household has the same")
    #expect(try await night(7).exitStatus == 2)
    #expect(try await night(8, "--ok-unchanged").exitStatus == 0)
  }

  @Test(
    "what goes wrong with notify is said, and fails no night",
    arguments: [
      (#"{"command": "exit 3"}"#, "exit 3: ended with 3"),
      (#"{"command": "sleep 60", "timeoutSeconds": 1}"#, "was not done after 1 s"),
      (#"{"url": "http://127.0.0.1:9/"}"#, "http://127.0.0.1:9/: the message was not taken"),
      (#"{"feed": "home.html/changes.atom"}"#, "home.html/changes.atom"),
    ])
  func notifyFails(_ notify: String, _ words: String) async throws {
    let settings = IngestSamples.settings.dropLast() + ", \"notify\": \(notify)}"
    try program.write(String(settings), to: "routes.json")
    let result = try await night(1)
    #expect(result.exitStatus == 0)
    #expect(result.output.contains("published"))
    #expect(result.errors.contains(words), "\(result.errors)")
  }
}
