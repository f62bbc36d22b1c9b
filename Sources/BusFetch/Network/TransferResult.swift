import BusModel
import CCurl

/// How a transfer ended, in libcurl's terms: what its code means depends on how far it had come.
struct TransferResult {
  let code: CURLcode
  /// libcurl's own words.
  let said: String
  /// Whether a connection stood, with its encryption, and the request could be sent.
  let wasConnected: Bool
  /// How long it took.
  let milliseconds: Int
  /// What a proxy answered to the wish for a tunnel; 0 where none was asked.
  let proxyStatus: Int
  /// OpenSSL's number for what is wrong with a certificate (X509_V_ERR_…).
  let certificateError: Int
  let request: HTTPRequest

  /// The fault in the words of the stage: the proxy's, this machine's, ours, or the server's.
  var error: FetchError {
    if isOfProxy { return FetchError(request.subject, .proxy(said: said)) }
    if let fault { return FetchError(request.subject, fault) }
    return CurlFault("the transfer", code).error(about: request.subject)
  }

  private var isOfProxy: Bool {
    guard request.proxy != nil else { return false }
    let isRefused = proxyStatus != 0 && !(200..<300).contains(proxyStatus)
    return isRefused || [CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY].contains(code)
      || code == CURLE_COULDNT_CONNECT
  }

  private var fault: FetchFault? {
    switch code {
    // `PageAddress` has read it: what is left is a host's name that IDNA cannot express.
    case CURLE_URL_MALFORMAT: .badURL(.badHost)
    case CURLE_COULDNT_RESOLVE_HOST: .unknownHost(said: said)
    case CURLE_COULDNT_CONNECT, CURLE_INTERFACE_FAILED, CURLE_NO_CONNECTION_AVAILABLE:
      .unreachable(said: said)
    case CURLE_OPERATION_TIMEDOUT: .timedOut(limit, said: said)
    case CURLE_FILESIZE_EXCEEDED: .pageTooLarge(bytes: request.policy.maxBodyBytes)
    // What libcurl 7.88 calls a header line of more than 100 KB.
    case CURLE_OUT_OF_MEMORY: .headersTooLarge(bytes: request.policy.maxHeaderBytes)
    case CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE: .noCertificates(said: said)
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
      .untrusted(certificate, said: said)
    default: brokenOff.map { .brokenTransfer($0, said: said) }
    }
  }

  /// How the server broke off; nil for what no server can cause.
  private var brokenOff: TransferBreak? {
    switch code {
    case CURLE_GOT_NOTHING: .nothing
    case CURLE_PARTIAL_FILE: .cutShort
    case CURLE_RECV_ERROR, CURLE_SSL_SHUTDOWN_FAILED: .lost
    case CURLE_SEND_ERROR, CURLE_SEND_FAIL_REWIND: .refusedRequest
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_HTTP_RETURNED_ERROR,
      CURLE_TOO_MANY_REDIRECTS, CURLE_RANGE_ERROR, CURLE_BAD_CONTENT_ENCODING:
      .notHTTP
    case CURLE_HTTP2, CURLE_HTTP3, CURLE_QUIC_CONNECT_ERROR: .protocolOfTwo
    case CURLE_HTTP2_STREAM: .stream
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED, CURLE_SSL_CLIENTCERT,
      CURLE_SSL_PINNEDPUBKEYNOTMATCH:
      .handshake
    case CURLE_WRITE_ERROR, CURLE_REMOTE_ACCESS_DENIED, CURLE_LOGIN_DENIED, CURLE_AUTH_ERROR,
      CURLE_CHUNK_FAILED:
      .other
    default: nil
    }
  }

  private var limit: TimeLimit {
    let policy = request.policy
    guard wasConnected else { return .connection(seconds: policy.connectTimeout.wholeSeconds) }
    let whole = policy.timeout(at: request.host)
    guard .milliseconds(milliseconds) < whole else {
      return .answer(seconds: whole.wholeSeconds)
    }
    return .rate(bytesPerSecond: policy.slowBytesPerSecond, seconds: policy.slowSeconds)
  }

  private var certificate: CertificateFault {
    switch certificateError {
    case 9: .notYetValid
    case 10: .expired
    case 18, 19: .selfSigned
    case 2, 20, 21, 27: .unknownIssuer
    // OpenSSL accepts the certificate, and libcurl finds another name in it.
    case 0, 62, 64: .otherHost
    default: .other
    }
  }
}

extension Duration {
  fileprivate var wholeSeconds: Int { Int((self / .seconds(1)).rounded(.up)) }
}
