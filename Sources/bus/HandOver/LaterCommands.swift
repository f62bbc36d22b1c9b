/// Commands of the contract that come later, in one list.
enum LaterCommands {
  private static let names: [[String]] = [
    ["board"], ["approach"], ["robots"],
  ]

  /// What can be done instead.
  private static let advice = [
    "board": "until then: watch -n 10 bus next --route NAME"
  ]

  /// Throws when the arguments name one of them.
  static func refuse(_ arguments: [String]) throws(Failure) {
    let asked = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = names.first(where: { asked.starts(with: $0) }) else { return }
    let words = name.joined(separator: " ")
    let instead = advice[name[0]].map { "; \($0)" } ?? ""
    throw Failure("'bus \(words)' is not yet there\(instead)", Failure.usage)
  }
}
