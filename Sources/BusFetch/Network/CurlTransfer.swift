import BusModel
import CCurl

/// One exchange under way: its handle, and what has come so far. Lives on the curl thread alone.
final class CurlTransfer {
  private let request: HTTPRequest
  private let easy: CurlEasy
  private var headerBytes = 0
  private var body: [UInt8] = []
  private var isTooLarge = false

  /// A transfer that is ready to be added to the multi handle.
  init(_ request: HTTPRequest) throws(CurlFault) {
    self.request = request
    easy = try CurlEasy()
    try setRequest()
    try setLimits()
    try setReceiver()
  }

  /// What libcurl knows the transfer by.
  var handle: UnsafeMutableRawPointer { easy.handle }

  /// The outcome, once libcurl has said that the transfer is over.
  func outcome(_ result: CURLcode) -> Result<HTTPAnswer, FetchError> {
    if isTooLarge {
      return .failure(FetchError(tooLargeFor: request.policy, request.subject))
    }
    guard result == CURLE_OK else {
      return .failure(
        FetchError(
          result, subject: request.subject, detail: easy.errorText, policy: request.policy))
    }
    do throws(CurlFault) {
      return .success(try answer())
    } catch {
      return .failure(error.error(about: request.subject))
    }
  }

  private func answer() throws(CurlFault) -> HTTPAnswer {
    let retryAfter = try easy.offset(CURLINFO_RETRY_AFTER)
    return HTTPAnswer(
      status: try easy.number(CURLINFO_RESPONSE_CODE),
      etag: easy.header("ETag"),
      lastModified: easy.header("Last-Modified"),
      contentType: try easy.text(CURLINFO_CONTENT_TYPE),
      retryAfter: retryAfter > 0 ? retryAfter : nil,
      redirectURL: try easy.text(CURLINFO_REDIRECT_URL),
      body: body,
      elapsedMilliseconds: try easy.offset(CURLINFO_TOTAL_TIME_T) / 1000)
  }
}

extension CurlTransfer {
  private func setRequest() throws(CurlFault) {
    try easy.set(CURLOPT_URL, request.url)
    try easy.set(CURLOPT_PROTOCOLS_STR, "http,https")
    try easy.set(CURLOPT_USERAGENT, request.policy.userAgent)
    try easy.set(CURLOPT_ACCEPT_ENCODING, "gzip, deflate")
    try easy.setHeaders(request.headers)
    // Redirects are followed by `CurlSource`, so that every host on the way has its turn.
    try easy.set(CURLOPT_FOLLOWLOCATION, 0)
  }

  private func setLimits() throws(CurlFault) {
    let policy = request.policy
    try easy.set(CURLOPT_CONNECTTIMEOUT_MS, milliseconds(policy.connectTimeout))
    try easy.set(CURLOPT_TIMEOUT_MS, milliseconds(policy.totalTimeout))
    try easy.set(CURLOPT_LOW_SPEED_LIMIT, policy.slowBytesPerSecond)
    try easy.set(CURLOPT_LOW_SPEED_TIME, policy.slowSeconds)
    try easy.setOffset(CURLOPT_MAXFILESIZE_LARGE, policy.maxBodyBytes)
    // Signals would be caught by whichever thread is there; timeouts work without them.
    try easy.set(CURLOPT_NOSIGNAL, 1)
    // Giving up on a name lookup must not wait for the lookup: that would stop all other transfers.
    try easy.set(CURLOPT_QUICK_EXIT, 1)
  }

  private func setReceiver() throws(CurlFault) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    try easy.set(CURLOPT_HEADERDATA, context)
    try easy.set(CURLOPT_HEADERFUNCTION) { _, size, count, context in
      CurlTransfer.behind(context)?.receiveHeader(size * count) ?? 0
    }
    try easy.set(CURLOPT_WRITEDATA, context)
    try easy.set(CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      let bytes = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return CurlTransfer.behind(context)?.receive(bytes) ?? 0
    }
  }

  private static func behind(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
    context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Counts a header line, which libcurl keeps: this release would keep them without end.
  private func receiveHeader(_ count: Int) -> Int {
    headerBytes += count
    isTooLarge = headerBytes > request.policy.maxHeaderBytes
    return isTooLarge ? 0 : count
  }

  /// Takes what has come; fewer bytes than were offered tell libcurl to break off.
  private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count <= request.policy.maxBodyBytes - body.count else {
      isTooLarge = true
      return 0
    }
    body.append(contentsOf: bytes)
    return bytes.count
  }
}

/// At least one: libcurl takes 0 for "no limit".
private func milliseconds(_ duration: Duration) -> Int {
  max(1, Int((duration / .milliseconds(1)).rounded(.up)))
}
