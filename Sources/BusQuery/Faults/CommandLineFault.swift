/// A command line that is not understood.
public enum CommandLineFault: Hashable, Sendable {
  /// An option that the command does not have, and the one that was probably meant.
  case unknownOption(String, meant: String?)
  /// An option without its value.
  case missingValue(String)
  /// A flag with a value, which it does not take.
  case unexpectedValue(String, option: String)
  /// A value that an option does not know, and those that it knows.
  case unknownValue(String, option: String, known: [String])
  /// Words that the command has no place for; never empty.
  case unexpectedWords([String])
  /// An argument that is not there.
  case missingArgument(String)
  /// Anything else, in the argument parser's English.
  case other(String)

  /// What is wrong, and where to look.
  public func words(_ language: Language) -> String {
    what(language)
      + language(
        "; see bus --help, or the command's own --help", "。bus --help か、各コマンドの --help を見てください")
  }

  private func what(_ language: Language) -> String {
    switch self {
    case .unknownOption(let option, nil):
      language("unknown option '\(option)'", "'\(option)' というオプションはありません")
    case .unknownOption(let option, let meant?):
      language(
        "unknown option '\(option)' (did you mean '\(meant)'?)",
        "'\(option)' というオプションはありません('\(meant)' のことですか?)")
    case .missingValue(let option):
      language("missing value for '\(option)'", "'\(option)' の値がありません")
    case .unexpectedValue(let value, let option):
      language(
        "'\(option)' takes no value, found '\(value)'",
        "オプション '\(option)' は値を取りませんが、'\(value)' が付いています")
    case .unknownValue(let value, let option, let known):
      language(
        "\(option): expected one of \(Language.en.list(known)), found '\(value)'",
        "\(option): \(Language.ja.list(known)) のどれかが必要です(実際: '\(value)')")
    case .unexpectedWords(let words) where words.count == 1:
      language("unexpected argument '\(words[0])'", "余分な引数 '\(words[0])' があります")
    case .unexpectedWords(let words):
      language(
        "\(words.count) unexpected arguments: \(Self.list(words, .en))",
        "余分な引数が\(words.count)個あります: \(Self.list(words, .ja))")
    case .missingArgument(let name):
      language("missing expected argument '<\(name)>'", "引数 '<\(name)>' がありません")
    case .other(let english):
      language(english, "コマンドの指定が正しくありません: \(english)")
    }
  }

  private static func list(_ words: [String], _ language: Language) -> String {
    language.list(words.map { "'\($0)'" })
  }
}
