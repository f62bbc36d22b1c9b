/// What an HTTP status means to someone who wants a whole page.
enum PageStatus {
  /// 200, 203: the body is the page.
  case page
  /// 304 to a conditional request.
  case notModified

  /// Sorts a final status (redirects are behind us).
  ///
  /// - Throws: `.httpStatus` for every other: 204, 205 and 206 carry no whole page, 202 is what
  ///   gatekeepers send with a riddle, and 304 unasked for is a server's mistake.
  init(_ status: Int, isConditional: Bool, subject: String) throws(FetchError) {
    switch status {
    case 200, 203: self = .page
    case 304 where isConditional: self = .notModified
    default:
      throw FetchError(
        .httpStatus(status), subject,
        "a page (status 200) was expected, "
          + "the server answered \(status); \(Self.advice(for: status))")
    }
  }

  private static func advice(for status: Int) -> String {
    switch status {
    case 404, 410: "the page has moved or is gone: look for its new URL"
    case 401, 403, 407, 451: "the server does not show this page to programs"
    case 408, 429, 500...: "the server is in trouble or busy: the next run asks again"
    default: "open the URL in a browser to see what became of the page"
    }
  }
}
