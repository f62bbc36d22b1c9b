/// Commands of the contract that come later, in one list.
enum LaterCommands {
  private static let names: [[String]] = [
    ["approach"], ["robots"], ["export"],
    ["routes", "add"], ["routes", "edit"], ["routes", "remove"],
  ]

  /// What can be done instead.
  private static let advice = [
    "routes": "edit routes.json by hand, then try: bus routes check"
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
