import BusJSON
internal import BusModel

/// The help of one command in another language than the argument parser's, made from the parser's
/// own description of its commands, so that no option can be forgotten.
struct CommandHelp: Sendable {
  private let command: JSONValue
  private let path: [String]

  /// The command that words name.
  ///
  /// - Parameters:
  ///   - dump: what `--experimental-dump-help` prints: the tree of commands.
  ///   - words: the arguments; those at the beginning that name commands are followed.
  init(_ dump: JSONValue, for words: [String]) {
    var command = dump["command"] ?? .null
    var path = [command["commandName"]?.stringValue ?? ""]
    for word in words {
      let found = command["subcommands"]?.arrayValue?.first {
        $0["commandName"]?.stringValue == word
      }
      guard let found else { break }
      command = found
      path.append(word)
    }
    self.command = command
    self.path = path
  }

  /// The help in Japanese.
  ///
  /// - Parameter width: the columns of the terminal.
  /// - Returns: lines, each ended by a line feed; what ``HelpWords`` does not know is English.
  func japanese(width: Int) -> String {
    let translate = HelpWords.japanese
    var lines = TerminalWrap.lines(translate(text("abstract")), to: width)
    let discussion = translate(text("discussion"))
    if !discussion.isEmpty {
      lines.append("")
      lines += discussion.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        TerminalWrap.lines(String($0), to: width)
      }
    }
    lines += ["", "使い方: \(usage)"]
    for (title, isPositional) in [("引数:", true), ("オプション:", false)] {
      let listed = arguments.filter { $0.isPositional == isPositional }
      guard !listed.isEmpty else { continue }
      lines += ["", title]
      lines += listed.flatMap { $0.lines(translate, width: width) }
    }
    let subcommands = (command["subcommands"]?.arrayValue ?? []).filter {
      $0["commandName"]?.stringValue != "help" && $0["shouldDisplay"]?.boolValue != false
    }
    if !subcommands.isEmpty {
      lines += ["", "サブコマンド:"]
      lines += subcommands.flatMap { sub in
        HelpArgument.row(
          sub["commandName"]?.stringValue ?? "", translate(sub["abstract"]?.stringValue ?? ""),
          width: width)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var usage: String {
    let positional = arguments.filter(\.isPositional).map(\.usage)
    let hasOptions = arguments.contains { !$0.isPositional }
    return (path + positional + (hasOptions ? ["[オプション]"] : [])).joined(separator: " ")
  }

  /// Its own arguments, and those of the subcommand that is meant when none is named.
  private var arguments: [HelpArgument] {
    let standard = command["defaultSubcommand"]?.stringValue.flatMap { name in
      command["subcommands"]?.arrayValue?.first { $0["commandName"]?.stringValue == name }
    }
    let own = command["arguments"]?.arrayValue ?? []
    let more = (standard?["arguments"]?.arrayValue ?? []).filter { !own.contains($0) }
    return (more + own).map { HelpArgument($0) }
  }

  private func text(_ key: String) -> String { command[key]?.stringValue ?? "" }
}

/// An argument, an option or a flag as the parser describes it.
private struct HelpArgument {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  var isPositional: Bool { value["kind"]?.stringValue == "positional" }

  /// "<page>", "[<dates> ...]".
  var usage: String {
    let name = "<\(valueName)>" + (isSet("isRepeating") ? " ..." : "")
    return isSet("isOptional") ? "[\(name)]" : name
  }

  func lines(_ translate: (String) -> String, width: Int) -> [String] {
    Self.row(isPositional ? "<\(valueName)>" : names, explanation(translate), width: width)
  }

  /// A name and what it means beside it, or below it when the name is long.
  static func row(_ name: String, _ text: String, width: Int) -> [String] {
    let column = min(24, width / 3)
    let start = "  " + name
    let margin = String(repeating: " ", count: column)
    let texts = TerminalWrap.lines(text, to: max(10, width - column))
    guard TerminalWidth.of(start) < column else { return [start] + texts.map { margin + $0 } }
    return [TerminalWidth.pad(start, to: column) + texts[0]] + texts.dropFirst().map { margin + $0 }
  }

  /// "-h, --help", "--count <count>".
  private var names: String {
    let names = (value["names"]?.arrayValue ?? []).map { name in
      let text = name["name"]?.stringValue ?? ""
      return name["kind"]?.stringValue == "short" ? "-\(text)" : "--\(text)"
    }
    let shown = names.joined(separator: ", ")
    return value["kind"]?.stringValue == "option" ? "\(shown) <\(valueName)>" : shown
  }

  private func explanation(_ translate: (String) -> String) -> String {
    let text = translate(value["abstract"]?.stringValue ?? "")
    guard let standard = value["defaultValue"]?.stringValue else { return text }
    return text + " (指定しなければ \(standard))"
  }

  private var valueName: String { value["valueName"]?.stringValue ?? "" }

  private func isSet(_ key: String) -> Bool { value[key]?.boolValue == true }
}
