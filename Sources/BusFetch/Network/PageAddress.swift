import BusModel
import CCurl

/// A URL that may be asked for, read with libcurl's own parser, or as that would read it, so that what is
/// checked here and what is connected to later are the same thing.
struct PageAddress: Hashable, Sendable {
  /// The URL with spaces and raw UTF-8 percent-encoded.
  let url: String
  /// In lower case, without the port and a dot at its end: what politeness counts by.
  let host: String
  /// The host where it is an address by numbers; nil for a name.
  let literal: NetworkAddress?
  /// Whether it is https.
  let isEncrypted: Bool
  /// The port, said or not.
  let port: String
  /// Scheme, host and the port where it is not the scheme's own: "https://bus.example.jp".
  let origin: String
  /// What is asked of the server, "/" for nothing: "/a?b=1".
  let path: String

  /// Reads a URL.
  ///
  /// - Throws: `.badURL` unless it is http or https with a host and without a user's name.
  init(_ text: String) throws(FetchError) {
    do throws(AddressRefused) {
      self = try PageAddress(reading: text)
    } catch {
      throw FetchError(text, .badURL(error.fault))
    }
  }

  private init(reading text: String) throws(AddressRefused) {
    if let parts = PlainSpelling.parts(of: text) {
      self.init(text, parts)
    } else {
      try self.init(withCurl: text)
    }
  }

  /// A plain one, which libcurl would take apart in the same way.
  private init(_ url: String, _ parts: PlainSpelling.Parts) {
    self.url = url
    host = parts.host
    literal = NetworkAddress(host)
    isEncrypted = parts.isEncrypted
    port = parts.port.map(String.init) ?? (isEncrypted ? "443" : "80")
    let scheme = isEncrypted ? "https://" : "http://"
    origin = scheme + host + (parts.port == nil ? "" : ":" + port)
    path = parts.path
  }

  /// As libcurl reads it, whose parser connects by it later.
  init(withCurl text: String) throws(AddressRefused) {
    guard text.utf8.allSatisfy({ $0 > 0x1f && $0 != 0x7f }), let parts = CurlURL(text) else {
      throw AddressRefused(fault: .unreadable)
    }
    guard let scheme = parts.part(CURLUPART_SCHEME), ["http", "https"].contains(scheme) else {
      throw AddressRefused(fault: .otherScheme)
    }
    guard let url = parts.part(CURLUPART_URL), let host = parts.part(CURLUPART_HOST) else {
      throw AddressRefused(fault: .noHost)
    }
    self.url = url
    self.host = host.hasSuffix(".") ? String(host.dropLast()).lowercased() : host.lowercased()
    literal = NetworkAddress(self.host)
    isEncrypted = scheme == "https"
    port = parts.part(CURLUPART_PORT, CURLU_DEFAULT_PORT) ?? ""
    let isUsualPort = port == (isEncrypted ? "443" : "80")
    origin = "\(scheme)://\(self.host)" + (isUsualPort ? "" : ":\(port)")
    let query = parts.part(CURLUPART_QUERY).map { "?\($0)" } ?? ""
    path = (parts.part(CURLUPART_PATH) ?? "/") + query
  }

  /// What a page's own text means by an address, which may be a part of one; nil for none.
  func resolving(_ text: String) -> String? {
    guard let parts = CurlURL(url), parts.set(text) else { return nil }
    return parts.part(CURLUPART_URL)
  }

  /// Reads where a page has moved to.
  ///
  /// - Throws: `.badRedirect` where a URL would be `.badURL`.
  init(redirect target: String, of subject: String) throws(FetchError) {
    do throws(AddressRefused) {
      self = try PageAddress(reading: target)
    } catch {
      throw FetchError(subject, .badRedirect(to: target, error.fault))
    }
  }

}

/// What is wrong with a text that is to be an address.
struct AddressRefused: Error {
  let fault: AddressFault
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

  /// Goes from the address to another, which may be relative to it.
  func set(_ text: String) -> Bool {
    let flags = CURLU_URLENCODE | CURLU_NON_SUPPORT_SCHEME
    return curl_url_set(handle, CURLUPART_URL, text, UInt32(flags)) == CURLUE_OK
  }

  func part(_ part: CURLUPart, _ flags: Int32 = 0) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard curl_url_get(handle, part, &text, UInt32(flags)) == CURLUE_OK, let text else {
      return nil
    }
    defer { curl_free(text) }
    return String(cString: text)
  }
}
