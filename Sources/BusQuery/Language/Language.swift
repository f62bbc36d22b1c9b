/// The languages that answers are worded in.
public enum Language: String, Sendable, Hashable, CaseIterable {
  /// Japanese.
  case ja
  /// English.
  case en
}

/// Which language people are answered in.
extension Language {
  /// Japanese when the locale of messages is, by POSIX's order of the variables; else English.
  ///
  /// - Parameter variable: the value of a variable of the environment; nil when it is not set.
  public init(locale variable: (String) -> String?) {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variable($0) }
    self = set.first { !$0.isEmpty }?.hasPrefix("ja") == true ? .ja : .en
  }

  /// The language that `--lang` names anywhere among arguments, for what is said before the
  /// argument parser has understood them or when it does not.
  ///
  /// - Parameters:
  ///   - arguments: as typed.
  ///   - locale: the language where they name none.
  public init(in arguments: [String], locale: Language) {
    let flag = arguments.firstIndex(of: "--lang").map { $0 + 1 }
    let named =
      flag.flatMap { $0 < arguments.count ? arguments[$0] : nil }
      ?? arguments.first { $0.hasPrefix("--lang=") }.map { String($0.dropFirst(7)) }
    self = named.flatMap { Language(rawValue: $0) } ?? locale
  }
}

extension Language {
  /// Words in the language: in each of them they stand here, side by side, so that the compiler names
  /// every place that a further language has to be given words at.
  ///
  /// - Parameters:
  ///   - english: a sentence, or several, in English.
  ///   - japanese: the same in Japanese.
  /// - Returns: that of the language.
  public func callAsFunction<Words>(
    _ english: @autoclosure () -> Words, _ japanese: @autoclosure () -> Words
  ) -> Words {
    switch self {
    case .en: english()
    case .ja: japanese()
    }
  }
}

extension Language {
  /// "a, b", "a、b".
  public func list(_ words: some Sequence<String>) -> String {
    Array(words).joined(separator: self(", ", "、"))
  }
}

/// How many of something, in English.
public enum Counted {
  /// "1 request", "2 requests".
  ///
  /// - Parameters:
  ///   - number: how many.
  ///   - noun: one of them, whose plural ends in "s".
  /// - Returns: the number with the noun.
  public static func english(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}
