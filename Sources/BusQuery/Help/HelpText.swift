/// A text of the help in every language: what an option is for, what a command does.
///
/// Declarations of commands take their texts from here, so that whatever the argument parser makes
/// of them (help, completion scripts, the description that manuals are made of) speaks the language
/// that was asked for.
public struct HelpText: Sendable, Hashable {
  private let english: String
  private let japanese: String

  /// A text.
  ///
  /// - Parameters:
  ///   - english: the text in English.
  ///   - japanese: the same in Japanese.
  public init(_ english: String, ja japanese: String) {
    self.english = english
    self.japanese = japanese
  }

  /// The text in a language.
  public func text(_ language: Language) -> String {
    switch language {
    case .en: english
    case .ja: japanese
    }
  }
}

/// What a command is called and what its help says of it.
public struct CommandHelp: Sendable, Hashable {
  /// The word that names it: "next".
  public let name: String
  /// What it does, in one line.
  public let abstract: HelpText
  /// More on it, with an example.
  public let discussion: HelpText

  /// The help of a command.
  ///
  /// - Parameters:
  ///   - name: the word that names it.
  ///   - abstract: one line in English.
  ///   - japaneseAbstract: one line in Japanese.
  ///   - discussion: more in English.
  ///   - japaneseDiscussion: more in Japanese.
  public init(
    _ name: String, _ abstract: String, ja japaneseAbstract: String, discussion: String = "",
    ja japaneseDiscussion: String = ""
  ) {
    self.name = name
    self.abstract = HelpText(abstract, ja: japaneseAbstract)
    self.discussion = HelpText(discussion, ja: japaneseDiscussion)
  }
}
