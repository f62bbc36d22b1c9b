extension JSONValue {
  /// An object of the members that are not `null`: what a file of settings holds.
  public static func present(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.filter { !$0.1.isNull }.map { JSONMember(key: $0.0, value: $0.1) })
  }

  /// An object of texts in the order of their keys; `null` when there are none.
  public init(texts: [String: String]) {
    let members = texts.sorted { $0.key < $1.key }
    self =
      members.isEmpty
      ? .null : .object(members.map { JSONMember(key: $0.key, value: .string($0.value)) })
  }
}
