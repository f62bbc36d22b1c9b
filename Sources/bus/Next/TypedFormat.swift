import BusCommand
import BusQuery

/// In which form `bus next` is to answer, and the words that are no template.
struct TypedFormat {
  /// The form.
  let format: NextFormat
  /// The words without an option, but for a template.
  let words: [String]

  /// Understands `--format` and `--json`; after `template` the word with braces is the template.
  ///
  /// - Throws: ``Failure`` with 64.
  init(_ command: NextCommand) throws(Failure) {
    let typed = command.format
    let isTemplate = typed == "template"
    let template = isTemplate ? command.routeWords.first { $0.contains("{{") } : nil
    words = command.routeWords.filter { $0 != template }
    guard let typed else {
      format = command.json ? .json : .text
      return
    }
    if let named = NextFormat.words.first(where: { $0.word == typed })?.format {
      format = command.json ? .json : named
      return
    }
    guard let text = template ?? (typed.contains("{{") ? typed : nil) else {
      throw .typed(.option("--format"), expected: .nextFormat, found: typed)
    }
    do throws(NextTemplate.UnknownName) {
      format = .template(try NextTemplate(text))
    } catch {
      throw .typed(
        .option("--format"), expected: .templateName(NextTemplate.names), found: error.name)
    }
  }
}
