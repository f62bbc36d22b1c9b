import Testing

@testable import BusQuery

/// Every sentence that a person may read has its Japanese, and no Japanese is there for nothing.
@Suite struct SentenceCatalogueTests {
  @Test("every English sentence of the sources has its Japanese in the catalogue")
  func complete() throws {
    let known = Set(Sentences.catalogue.flatMap { $0.map { SpokenText.key($0.key) } })
    let missing = try SwiftSource.all().flatMap { file in
      SpokenText.english(in: file).filter { !known.contains(SpokenText.key($0.text)) }
        .map { "\(file.name), \($0)" }
    }
    #expect(
      missing.isEmpty, "add to Sources/BusQuery/Sentences:\n\(missing.joined(separator: "\n"))")
  }

  @Test("every entry of the catalogue stands somewhere in the sources")
  func alive() throws {
    let files = try SwiftSource.all().filter { !$0.name.contains("/Sentences/") }
    let said = Set(files.flatMap { $0.literals.map { SpokenText.key($0.text) } + $0.cases })
    let dead = Sentences.catalogue.flatMap { $0.map(\.key) }.filter { english in
      let key = SpokenText.key(english)
      return !key.isEmpty && !said.contains(key)
    }
    #expect(dead.isEmpty, "no source says:\n\(dead.joined(separator: "\n"))")
  }

  @Test("every value of the English stands in the Japanese, and no other does")
  func values() {
    for entry in (Sentences.catalogue + Sentences.foreign).joined() {
      let (english, japanese) = (Self.values(entry.key), Self.values(entry.value))
      let unsaid = english.subtracting(japanese)
      // What is told twice, or is of no use to a reader, may be left out.
      #expect(japanese.isSubset(of: english), "\(entry.key)")
      #expect(unsaid.isSubset(of: ["{head}", "{article}", "{#time}", "{#port}"]), "\(entry.key)")
    }
  }

  @Test("every sentence is told by its own entry, not by another that fits, too")
  func own() {
    for entry in (Sentences.catalogue + Sentences.foreign).joined() {
      let (english, japanese) = (Self.filled(entry.key), Self.filled(entry.value))
      #expect(Language.ja.told(english) == japanese)
    }
  }

  /// A template with a number or a name in the place of each value.
  private static func filled(_ template: String) -> String {
    template.replacing(/\{#([a-z]+)\}/) { String($0.1.utf8.count) }
      .replacing(/\{\+?([a-z]+)\}/) { "Z\($0.1)" }
  }

  @Test("no sentence stands twice in the catalogue")
  func once() {
    let keys = (Sentences.catalogue + Sentences.foreign).joined().map(\.key)
    let repeated = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty)
  }

  private static func values(_ template: String) -> Set<String> {
    Set(template.matches(of: /\{[#+]?[a-z]+\}/).map { String($0.output) })
  }
}
