/// Commands of the contract that come later, in one list.
enum LaterCommands {
  private static let names: [[String]] = [["approach"], ["robots"]]

  /// Throws when the arguments name one of them.
  static func refuse(_ arguments: [String]) throws(Failure) {
    let asked = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = names.first(where: { asked.starts(with: $0) }) else { return }
    throw Failure("'bus \(name.joined(separator: " "))' is not yet there", Failure.usage)
  }
}
