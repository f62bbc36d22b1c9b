import BusModel
import CCurl
import Glibc

/// One exchange under way: its handle, and what has come so far. Lives on the curl thread alone.
final class CurlTransfer {
  let request: HTTPRequest
  /// Whoever ends the transfer may use it for another one.
  let easy: CurlEasy
  private var head = HeaderBlock()
  private var body: ReceivedBody
  /// Why we broke it off ourselves.
  private var fault: FetchFault?
  /// How often the request was sent: libcurl repeats it by itself when a connection fails under it.
  private(set) var requests = 0
  /// Whether a connection was made for it.
  private(set) var hasOpened = false

  /// A server that refuses every stream of HTTP/2 would be asked six times by libcurl for each try.
  private static let mostRequests = 2

  /// A transfer that is ready to be added to the multi handle.
  ///
  /// - Parameters:
  ///   - request: what to ask.
  ///   - easy: what `prepared` gave, with no transfer under way.
  /// - Throws: when libcurl refuses an option.
  init(_ request: HTTPRequest, on easy: CurlEasy) throws(CurlFault) {
    self.request = request
    self.easy = easy
    body = ReceivedBody(maxBytes: request.policy.maxBodyBytes, into: request.sink)
    try setRequest()
    try setLimits()
    try setContext()
  }

  /// A handle with all that is the same for every request: it costs as much as a request itself, and so
  /// it serves one after another.
  static func prepared(_ certificates: TrustedCertificates?) throws(CurlFault) -> CurlEasy {
    let easy = try CurlEasy()
    if let certificates { try easy.setTrust(certificates) }
    try easy.set(CURLOPT_PROTOCOLS_STR, "http,https")
    try setManner(of: easy)
    try setReceiver(of: easy)
    return easy
  }

  /// What libcurl knows the transfer by.
  var handle: UnsafeMutableRawPointer { easy.handle }

  /// The outcome, once libcurl has said that the transfer is over.
  func outcome(_ result: CURLcode) -> Exchanged {
    Exchanged(
      result: answer(result), requests: max(1, requests),
      address: (try? easy.text(CURLINFO_PRIMARY_IP)).flatMap { $0.isEmpty ? nil : $0 },
      httpVersion: httpVersion, wireBytes: body.wireBytes)
  }

  private func answer(_ result: CURLcode) -> Result<HTTPAnswer, FetchError> {
    if let fault { return .failure(FetchError(request.subject, fault)) }
    guard result == CURLE_OK else { return .failure(ending(result).error) }
    do throws(AnswerRefused) {
      return try answer(try body.completeness(head))
    } catch {
      return .failure(FetchError(request.subject, error.fault))
    }
  }

  private var httpVersion: String? {
    // Nil: libcurl does not know, for there was no answer.
    switch (try? easy.number(CURLINFO_HTTP_VERSION)) ?? 0 {
    case CURL_HTTP_VERSION_1_0: "1.0"
    case CURL_HTTP_VERSION_1_1: "1.1"
    case CURL_HTTP_VERSION_2_0: "2"
    default: nil
    }
  }

  /// What libcurl cannot say any more is as good as nothing.
  private func ending(_ code: CURLcode) -> TransferResult {
    // libcurl only knows then that a function of ours did not do its work.
    let text = code == CURLE_SSL_CACERT_BADFILE ? "" : easy.errorText
    return TransferResult(
      code: code, said: text.isEmpty ? String(cString: curl_easy_strerror(code)) : text,
      wasConnected: (try? easy.offset(CURLINFO_PRETRANSFER_TIME_T)) ?? 0 > 0,
      milliseconds: ((try? easy.offset(CURLINFO_TOTAL_TIME_T)) ?? 0) / 1000,
      proxyStatus: (try? easy.number(CURLINFO_HTTP_CONNECTCODE)) ?? 0,
      certificateError: (try? easy.number(CURLINFO_SSL_VERIFYRESULT)) ?? 0, request: request)
  }

  private func answer(
    _ completeness: Completeness
  ) throws(AnswerRefused) -> Result<HTTPAnswer, FetchError> {
    let status: Int
    do throws(CurlFault) {
      status = try easy.number(CURLINFO_RESPONSE_CODE)
    } catch {
      return .failure(error.error(about: request.subject))
    }
    guard (100...599).contains(status) else { throw AnswerRefused(fault: .invalidStatus(status)) }
    return Result { () throws(FetchError) in try answer(status, completeness) }
  }

  private func answer(
    _ status: Int, _ completeness: Completeness
  ) throws(FetchError) -> HTTPAnswer {
    let content = try body.content(head)
    do throws(CurlFault) {
      return try answer(status, completeness, content)
    } catch {
      throw error.error(about: request.subject)
    }
  }

  private func answer(
    _ status: Int, _ completeness: Completeness, _ content: PageBody
  ) throws(CurlFault) -> HTTPAnswer {
    let retryAfter = try easy.offset(CURLINFO_RETRY_AFTER)
    return HTTPAnswer(
      status: status,
      etag: easy.header("ETag")?.within(1024),
      lastModified: easy.header("Last-Modified")?.within(100),
      contentType: try easy.text(CURLINFO_CONTENT_TYPE).map { String($0.prefix(200)) },
      retryAfter: retryAfter > 0 ? min(retryAfter, HTTPAnswer.mostRetryAfter) : nil,
      redirectURL: HTTPAnswer.isRedirect(status) ? try easy.text(CURLINFO_REDIRECT_URL) : nil,
      body: content,
      elapsedMilliseconds: max(0, try easy.offset(CURLINFO_TOTAL_TIME_T) / 1000),
      completeness: completeness, wireBytes: body.wireBytes)
  }
}

extension CurlTransfer {
  /// Takes a header line, which libcurl keeps: this release would keep them without end.
  func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Int {
    head.take(bytes)
    guard head.byteCount <= request.policy.maxHeaderBytes else {
      fault = .headersTooLarge(bytes: request.policy.maxHeaderBytes)
      return 0
    }
    return bytes.count
  }

  /// Takes what has come; fewer bytes than were offered tell libcurl to break off.
  func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
    switch body.take(bytes, head) {
    case nil: return bytes.count
    case .tooLarge: fault = .pageTooLarge(bytes: request.policy.maxBodyBytes)
    case .unknownCoding(let coding): fault = .unknownCoding(String(coding.prefix(40)))
    case .damaged: fault = .incomplete(.gzip)
    case .notKept(let reason): fault = reason
    }
    return 0
  }

  /// `socket(2)`, unless the address is private and may not be. Through a proxy the address is the
  /// proxy's, which the user has chosen.
  func openSocket(_ address: UnsafeMutablePointer<curl_sockaddr>?) -> curl_socket_t {
    guard let address else { return CURL_SOCKET_BAD }
    let size = min(Int(address.pointee.addrlen), 128)
    let place = MemoryLayout<curl_sockaddr>.offset(of: \.addr) ?? 0
    let bytes = UnsafeRawBufferPointer(start: UnsafeRawPointer(address) + place, count: size)
    if request.proxy == nil, !request.mayBePrivate {
      let found = NetworkAddress(bytes)
      guard let found, found.isPublic else {
        fault = .privateAddress(host: request.host, address: found.map { "\($0)" } ?? "?")
        return CURL_SOCKET_BAD
      }
      // Another address of the same name may do.
      fault = nil
    }
    hasOpened = true
    let kind = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
    return socket(address.pointee.family, kind, address.pointee.protocol)
  }

  /// Counts a request, and looks at the address of a connection that may have been kept.
  func allowsRequest(at address: String?) -> Bool {
    requests += 1
    guard requests <= Self.mostRequests else {
      fault = .brokenTransfer(.refusedAgain, said: "refused \(Self.mostRequests) times")
      return false
    }
    guard request.proxy == nil, !request.mayBePrivate else { return true }
    if let found = address.flatMap({ NetworkAddress($0) }), found.isPublic { return true }
    fault = .privateAddress(host: request.host, address: address ?? "?")
    return false
  }
}

extension String {
  /// Nil when it is longer: what is cut would be another validator.
  fileprivate func within(_ count: Int) -> String? { utf8.count <= count ? self : nil }
}
