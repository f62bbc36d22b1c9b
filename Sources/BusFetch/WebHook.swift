import BusModel
import CCurl

/// One message to one address: JSON by POST, once, without redirects.
public enum WebHook {
  /// Posts a text and waits for the answer.
  ///
  /// - Parameters:
  ///   - json: the message.
  ///   - url: an http or https address.
  ///   - timeoutSeconds: for all of it.
  /// - Throws: what kept it from being taken: no connection, too slow, a status other than 2xx.
  public static func post(
    _ json: String, to url: String, timeoutSeconds: Int
  ) throws(FetchError) {
    let status: Int
    do throws(CurlFault) {
      let easy = try CurlEasy()
      try prepare(easy, json, url, timeoutSeconds)
      let result = curl_easy_perform(easy.handle)
      guard result == CURLE_OK else { throw CurlFault("the transfer", result) }
      status = try easy.number(CURLINFO_RESPONSE_CODE)
    } catch {
      throw FetchError(url, .notTaken(status: nil, said: error.reason))
    }
    guard (200..<300).contains(status) else {
      throw FetchError(url, .notTaken(status: status, said: ""))
    }
  }

  private static func prepare(
    _ easy: CurlEasy, _ json: String, _ url: String, _ timeoutSeconds: Int
  ) throws(CurlFault) {
    try easy.set(CURLOPT_URL, url)
    try easy.set(CURLOPT_PROTOCOLS_STR, "http,https")
    try easy.set(CURLOPT_USERAGENT, FetchPolicy().userAgent)
    try easy.set(CURLOPT_FOLLOWLOCATION, 0)
    try easy.set(CURLOPT_NOSIGNAL, 1)
    try easy.set(CURLOPT_TIMEOUT, timeoutSeconds)
    try easy.setHeaders(["Content-Type: application/json; charset=utf-8", "Expect:"])
    try easy.set(CURLOPT_COPYPOSTFIELDS, json)
    // The answer's text is of no interest; without this libcurl would print it.
    try easy.set(CURLOPT_WRITEFUNCTION) { _, size, count, _ in size * count }
  }
}
