/// Something odd that was met and could be gone on with; what is wrong throws instead.
public struct Notice: Hashable, Sendable {
  /// What kind of oddity, a stable word in camel case: "unexplainedMark".
  public let code: String
  /// One sentence for a person: what was found, in lower case.
  public let message: String
  /// Where: a place in a page ("table[1]/tr[3]/td[1]"), or nil when it concerns the whole.
  public let at: String?

  /// A notice.
  public init(code: String, message: String, at: String? = nil) {
    self.code = code
    self.message = message
    self.at = at
  }
}
