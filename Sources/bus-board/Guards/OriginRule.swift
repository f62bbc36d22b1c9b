import HTTPTypes

/// Whether a change is asked for by a page of the board itself, as Go 1.25 and Datasette tell it, without
/// a token in the form.
enum OriginRule {
  /// - Throws: ``Problem`` with 403.
  static func check(_ question: Question) throws {
    guard isOwn(question) else {
      throw Problem(.foreignOrigin)
    }
  }

  private static func isOwn(_ question: Question) -> Bool {
    if let site = question.headers[.fetchSite] { return site == "same-origin" }
    guard let origin = question.headers[.origin] else {
      return question.headers[.authorization]?.hasPrefix("Bearer ") ?? false
    }
    guard let authority = question.authority?.lowercased() else { return false }
    let own = ["http://", "https://"].map { $0 + authority }
    if let scheme = question.headers[.forwardedScheme]?.lowercased() {
      return origin.lowercased() == "\(scheme)://\(authority)"
    }
    return own.contains(origin.lowercased())
  }
}
