import Testing

@testable import BusQuery

/// The catalogue of the help says neither less nor more than the commands do.
@Suite struct HelpWordsTests {
  /// Texts without the empty lines, which the reader of sources leaves out.
  private static func texts(_ texts: some Sequence<String>) -> Set<String> {
    Set(texts.map { $0.split(separator: "\n").joined(separator: "\n") })
  }

  /// What the argument parser adds itself.
  private static let parser: Set = ["Show help information.", "Show the version."]

  @Test("the help of every command has its Japanese, and no Japanese is without its English")
  func complete() throws {
    let said = Self.texts(try SwiftSource.all().flatMap { SpokenText.help(in: $0) })
    let known = Self.texts(HelpWords.catalogue.joined().map(\.key))
    #expect(said.count > 100)
    #expect(said.subtracting(known).isEmpty)
    #expect(known.subtracting(said).subtracting(Self.parser).isEmpty)
    #expect(HelpWords.catalogue.joined().count == known.count, "a text stands there twice")
  }
}
