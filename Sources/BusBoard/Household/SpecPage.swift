import BusQuery

/// `/about/spec`: what each page does, in the numbered sentences that the tests prove.
public enum SpecPage {
  /// A sentence: its number, and its words.
  public struct Sentence: Hashable, Sendable {
    /// "O-4".
    public let number: String
    fileprivate let english: String
    fileprivate let japanese: String
  }

  /// The sentences, in the order of their numbers.
  public static let sentences: [Sentence] = {
    let text = String(decoding: PackageResources.spec_txt, as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 3 else { return nil }
      return Sentence(number: parts[0], english: parts[1], japanese: parts[2])
    }
  }()

  /// The page as it is sent.
  public static func document(_ visit: Visit) -> BoardDocument {
    let language = visit.language
    let title = language("What each page does", "画面のきまり")
    let found = gaps.map { gap -> HTML in
      "<dt><a href=\"#\(gap.number)\">\(gap.number)</a></dt><dd>\(language.mixed(gap.words(language)))</dd>\n"
    }
    return Frame(
      title: title, heading: "\(title)",
      content: """
        <section><h2>\(language("What writing them brought to light", "書いてみて見つかったこと"))</h2>\
        <dl class="spec">\(found)</dl></section>
        \(chapters.map { section($0, language) })
        """,
      kind: "about"
    ).document(visit)
  }

  private static func section(_ chapter: Chapter, _ language: Language) -> HTML {
    let items = chapter.numbers.compactMap { number in sentences.first { $0.number == number } }
      .map { sentence -> HTML in
        let words = language(sentence.english, sentence.japanese)
        return
          "<dt id=\"\(sentence.number)\">\(sentence.number)</dt><dd>\(language.mixed(words))</dd>\n"
      }
    return """
      <section><h2>\(chapter.title(language))</h2><dl class="spec">\(items)</dl></section>

      """
  }
}
