extension Language {
  /// A sentence that the program words in English, such as an error, a reason in the database or a
  /// notice of a page, in this language.
  ///
  /// English is what the code, the database and JSON speak. Where such a sentence is printed for a
  /// person, this puts it into the language of the answer, as gettext does.
  ///
  /// - Parameter sentence: the English, with its values filled in; lines are looked up one by one.
  /// - Returns: the sentence; in English when nobody has given it Japanese.
  public func told(_ sentence: String) -> String {
    guard self == .ja else { return sentence }
    return sentence.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let text = line.drop { $0 == " " }
      var reader = SentenceReader()
      let japanese = reader.japanese(Array(text.utf8)[...]) ?? String(text)
      return line.prefix(line.count - text.count) + japanese
    }.joined(separator: "\n")
  }
}

/// The Japanese of the program's sentences.
enum Sentences {
  /// The catalogue: English on the left, with what varies as ``SentenceTemplate`` writes it.
  static let catalogue: [KeyValuePairs<String, String>] = [
    words, typed, settings, json, fetching, store, gate, runs, pages, documents,
  ]

  /// Sentences of the system and of packages; the rest of the catalogue is of this project.
  static let foreign: [KeyValuePairs<String, String>] = [system, parser]

  /// The sentences in which nothing varies; those of the system in the small letters, too, in which
  /// they come after a colon.
  static let whole: [String: String] = {
    let small = foreign.joined().map { ($0.key.lowercased(), $0.value) }
    let pairs = (catalogue + foreign).joined().map { ($0.key, $0.value) } + small
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The others, the most literal first.
  static let templates: [SentenceTemplate] = (catalogue + foreign).joined()
    .filter { $0.key.contains("{") }
    .map { SentenceTemplate($0.key, $0.value) }
    .sorted { $0.literalCount > $1.literalCount }
}
