import Testing

@Suite("First parses")
struct FirstParseTests {
  @Test("of 200 programs that read a first page on eight threads at once, every one ends")
  func parallel() async throws {
    for _ in 1...200 {
      // A thread that waits in C cannot be cancelled: the program is killed.
      let ended = try await Running.run(
        ["measure", "first-parses"], program: Running.folder + "/bus-ingest", seconds: 30)
      #expect(ended.exitStatus == 0)
      #expect(ended.output == "threads 8 pages 8\n")
    }
  }
}
