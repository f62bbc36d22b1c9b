import BusJSON
internal import BusModel

/// An argument, an option or a flag as the parser describes it.
struct HelpArgument {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  var isPositional: Bool { value["kind"]?.stringValue == "positional" }

  var isShown: Bool { value["shouldDisplay"]?.boolValue != false }

  /// The title under which it stands, with others of its kind.
  var section: String? { value["sectionTitle"]?.stringValue }

  /// "<page>", "[<dates> ...]".
  var usage: String {
    let name = "<\(valueName)>" + (isRepeating ? " ..." : "")
    return isOptional ? "[\(name)]" : name
  }

  func lines(width: Int) -> [String] {
    Self.row(isPositional ? "<\(valueName)>" : title, explanation, width: width)
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

  /// "-h" and "--help"; none for a positional argument.
  var names: [String] {
    (value["names"]?.arrayValue ?? []).map { name in
      let text = name["name"]?.stringValue ?? ""
      return name["kind"]?.stringValue == "short" ? "-\(text)" : "--\(text)"
    }
  }

  /// Whether a value comes after its name.
  var takesValue: Bool { value["kind"]?.stringValue == "option" }

  /// The values that it takes; none where it takes any.
  var knownValues: [String] { (value["allValues"]?.arrayValue ?? []).compactMap(\.stringValue) }

  /// Whether its value may begin like an option.
  var takesAnything: Bool { value["parsingStrategy"]?.stringValue == "unconditional" }

  var isOptional: Bool { isSet("isOptional") }

  var isRepeating: Bool { isSet("isRepeating") }

  /// What its value, or the argument itself, is called: "page".
  var valueName: String { value["valueName"]?.stringValue ?? "" }

  /// "-h, --help", "--count <count>".
  private var title: String {
    let shown = names.joined(separator: ", ")
    return takesValue ? "\(shown) <\(valueName)>" : shown
  }

  private var explanation: String {
    let text = value["abstract"]?.stringValue ?? ""
    guard let standard = value["defaultValue"]?.stringValue else { return text }
    return text + " (指定しなければ \(standard))"
  }

  private func isSet(_ key: String) -> Bool { value[key]?.boolValue == true }
}
