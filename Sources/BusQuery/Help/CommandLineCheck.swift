import BusJSON
internal import BusModel

/// Finds what is wrong with a command line that the argument parser refused: its own words are
/// English alone, but it describes what it would have understood.
public struct CommandLineCheck: Sendable {
  private let dump: JSONValue

  /// A check by what the parser's `--experimental-dump-help` printed; nil when that is no JSON.
  public init?(dump text: String) {
    // Nil: the parser's own English is better than nothing.
    guard let dump = try? JSONValue.parse(text) else { return nil }
    self.dump = dump
  }

  /// What is wrong first; nil when nothing is found that the description speaks of.
  ///
  /// - Parameter words: what was typed after the program's name.
  public func fault(in words: [String]) -> CommandLineFault? {
    let command = DescribedCommand(dump, for: words)
    let options = command.arguments.filter { !$0.isPositional }
    var rest = words.dropFirst(command.path.count - 1)
    var positional: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        positional.append(word)
        continue
      }
      if let fault = Self.fault(of: word, options, &rest) { return fault }
    }
    return Self.fault(of: positional, command.arguments.filter(\.isPositional))
  }

  /// What is wrong with an option; its value is taken from the words behind it.
  private static func fault(
    of word: String, _ options: [HelpArgument], _ rest: inout ArraySlice<String>
  ) -> CommandLineFault? {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.names.contains(name) }) else {
      let long = options.filter(\.isShown).flatMap(\.names).filter { $0.hasPrefix("--") }
      return .unknownOption(name, meant: nearest(name, in: long))
    }
    guard option.takesValue else {
      return parts.count == 1 ? nil : .unexpectedValue(String(parts[1]), option: name)
    }
    if parts.count == 2 { return nil }
    guard let next = rest.first, option.takesAnything || next == "-" || !next.hasPrefix("-") else {
      return .missingValue(name)
    }
    rest.removeFirst()
    return nil
  }

  private static func fault(
    of words: [String], _ arguments: [HelpArgument]
  ) -> CommandLineFault? {
    if !arguments.contains(where: \.isRepeating), words.count > arguments.count {
      return .unexpectedWords(Array(words.dropFirst(arguments.count)))
    }
    let missing = arguments.dropFirst(words.count).first { !$0.isOptional }
    return missing.map { .missingArgument($0.valueName) }
  }
}
