extension JSONValue {
  /// An object of the members that are not `null`: what a file of settings holds.
  static func present(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.filter { !$0.1.isNull }.map { JSONMember(key: $0.0, value: $0.1) })
  }
}
