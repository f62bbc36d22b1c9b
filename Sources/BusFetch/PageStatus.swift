import BusModel

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
    case ..<100, 600...: throw FetchError(subject, .invalidStatus(status))
    default:
      throw FetchError(subject, .httpStatus(status))
    }
  }
}
