import BusModel
import CCurl
import Glibc

/// What libcurl is told of a transfer.
extension CurlTransfer {
  func setRequest() throws(CurlFault) {
    try easy.set(CURLOPT_URL, request.url)
    try easy.set(CURLOPT_USERAGENT, request.userAgent)
    // gzip is undone here and not by libcurl, which does not tell whether its end was seen.
    try easy.setHeaders(["Accept-Encoding: gzip"] + request.headers)
    // The proxy is chosen by `ProxySetting`, so that it is known whether there is one.
    try easy.set(CURLOPT_PROXY, request.proxy ?? "")
    try easy.setResolve(request.pin.map { [$0] } ?? [])
  }

  static func setManner(of easy: CurlEasy) throws(CurlFault) {
    try easy.set(CURLOPT_NOPROXY, "")
    // Of 256 answers at once each would have 16 KB.
    try easy.set(CURLOPT_BUFFERSIZE, 4096)
    // Redirects are followed by `CurlSource`, so that every host on the way has its turn.
    try easy.set(CURLOPT_FOLLOWLOCATION, 0)
    // Where more than one request may be under way, they share a connection if the server can do that: a
    // handshake less for each, and one read for the answers of several.
    try easy.set(CURLOPT_PIPEWAIT, 1)
    // Signals would be caught by whichever thread is there; timeouts work without them.
    try easy.set(CURLOPT_NOSIGNAL, 1)
    // Giving up on a name lookup must not wait for the lookup: that would stop all other transfers.
    try easy.set(CURLOPT_QUICK_EXIT, 1)
  }

  func setLimits() throws(CurlFault) {
    let policy = request.policy
    try easy.set(CURLOPT_CONNECTTIMEOUT_MS, milliseconds(policy.connectTimeout))
    try easy.set(CURLOPT_TIMEOUT_MS, milliseconds(policy.timeout(at: request.host)))
    try easy.set(CURLOPT_LOW_SPEED_LIMIT, policy.slowBytesPerSecond)
    try easy.set(CURLOPT_LOW_SPEED_TIME, policy.slowSeconds)
    try easy.setOffset(CURLOPT_MAXFILESIZE_LARGE, policy.maxBodyBytes)
  }

  /// Tells libcurl's calls which transfer they are about.
  func setContext() throws(CurlFault) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    try easy.set(CURLOPT_HEADERDATA, context)
    try easy.set(CURLOPT_WRITEDATA, context)
    try easy.set(CURLOPT_OPENSOCKETDATA, context)
    try easy.set(CURLOPT_PREREQDATA, context)
  }

  static func setReceiver(of easy: CurlEasy) throws(CurlFault) {
    try easy.set(CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      let bytes = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return CurlTransfer.behind(context)?.receiveHeader(bytes) ?? 0
    }
    try easy.set(CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      let bytes = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return CurlTransfer.behind(context)?.receive(bytes) ?? 0
    }
    // Every address is looked at before it is connected to, and before each request on a connection.
    try easy.setOpenSocket { context, _, address in
      CurlTransfer.behind(context)?.openSocket(address) ?? CURL_SOCKET_BAD
    }
    try easy.setBeforeRequest { context, address, _, _, _ in
      let text = address.map { String(cString: $0) }
      let isAllowed = CurlTransfer.behind(context)?.allowsRequest(at: text) ?? false
      return isAllowed ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
    }
  }

  private static func behind(_ context: UnsafeMutableRawPointer?) -> CurlTransfer? {
    context.map { Unmanaged<CurlTransfer>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// At least one: libcurl takes 0 for "no limit".
private func milliseconds(_ duration: Duration) -> Int {
  max(1, Int((duration / .milliseconds(1)).rounded(.up)))
}
