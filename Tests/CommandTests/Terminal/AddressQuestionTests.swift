import Testing

@Suite struct AddressQuestionTests {
  @Test("an address without its scheme is asked about at a terminal, and no means no")
  func asked() async throws {
    let terminal = try PseudoTerminal(
      "extract bus.example.invalid/a.html --lang en", in: Household(isIngested: false))
    try await terminal.text {
      $0.contains(
        "bus.example.invalid/a.html is no file; fetch https://bus.example.invalid/a.html?")
    }
    terminal.type("what\n")
    terminal.type("n\n")
    #expect(await terminal.end() == .exited(64))
  }

  @Test("yes fetches it")
  func fetched() async throws {
    let terminal = try PseudoTerminal(
      "extract bus.example.invalid/a.html --lang en", in: Household(isIngested: false))
    try await terminal.text { $0.contains("[Y/n]") }
    terminal.type("y\n")
    try await terminal.text { $0.contains("https://bus.example.invalid/a.html: ") }
    #expect(await terminal.end() == .exited(69))
  }
}
