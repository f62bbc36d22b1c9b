import CCurl

/// A URL that may be asked for, read with libcurl's own parser so that what is checked here and
/// what is connected to later are the same thing.
struct PageAddress: Hashable, Sendable {
  /// The URL with spaces and raw UTF-8 percent-encoded.
  let url: String
  /// In lower case, without the port: what politeness counts by.
  let host: String

  /// Reads a URL.
  ///
  /// - Throws: `.badURL` unless it is http or https with a host and without a user's name.
  init(_ text: String) throws(FetchError) {
    guard text.utf8.allSatisfy({ $0 > 0x1f && $0 != 0x7f }), let parts = CurlURL(text) else {
      throw Self.refusal(of: text, because: "it cannot be read as one")
    }
    guard let scheme = parts.part(CURLUPART_SCHEME), ["http", "https"].contains(scheme) else {
      throw Self.refusal(of: text, because: "its scheme is another")
    }
    guard let url = parts.part(CURLUPART_URL), let host = parts.part(CURLUPART_HOST) else {
      throw Self.refusal(of: text, because: "it has no host")
    }
    self.url = url
    self.host = host.lowercased()
  }

  /// Reads where a page has moved to.
  ///
  /// - Throws: `.badRedirect` where a URL would be `.badURL`.
  init(redirect target: String, of subject: String) throws(FetchError) {
    do throws(FetchError) {
      self = try PageAddress(target)
    } catch {
      throw FetchError(.badRedirect, subject, "it redirects to \(target): \(error.detail)")
    }
  }

  private static func refusal(of text: String, because reason: String) -> FetchError {
    FetchError(
      .badURL, text, "an http or https URL without a user name was expected, but \(reason)")
  }
}

/// Owner of a `CURLU`.
private final class CurlURL {
  private let handle: OpaquePointer

  init?(_ text: String) {
    guard let handle = curl_url() else { return nil }
    self.handle = handle
    let flags = CURLU_URLENCODE | CURLU_NON_SUPPORT_SCHEME | CURLU_DISALLOW_USER
    guard curl_url_set(handle, CURLUPART_URL, text, UInt32(flags)) == CURLUE_OK else { return nil }
  }

  deinit { curl_url_cleanup(handle) }

  func part(_ part: CURLUPart) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard curl_url_get(handle, part, &text, 0) == CURLUE_OK, let text else { return nil }
    defer { curl_free(text) }
    return String(cString: text)
  }
}
