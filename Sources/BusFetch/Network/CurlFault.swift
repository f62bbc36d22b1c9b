import BusModel
import CCurl

/// A function of libcurl that did not do what it was asked.
struct CurlFault: Error {
  /// Which function.
  let function: String
  /// libcurl's own words.
  let reason: String

  init(_ function: String, _ code: CURLcode) {
    self.function = function
    reason = String(cString: curl_easy_strerror(code))
  }

  init(_ function: String, _ code: CURLMcode) {
    self.function = function
    reason = String(cString: curl_multi_strerror(code))
  }

  /// The fault in the words of the stage.
  func error(about subject: String) -> FetchError {
    FetchError(subject, .library(function: function, said: reason))
  }
}

extension FetchError {
  /// What a transfer's result means; `detail` is libcurl's error buffer.
  init(_ result: CURLcode, subject: String, detail: String, policy: FetchPolicy) {
    let words = detail.isEmpty ? String(cString: curl_easy_strerror(result)) : detail
    switch result {
    case CURLE_URL_MALFORMAT:
      // `PageAddress` has read it: what is left is a host's name that IDNA cannot express.
      self.init(subject, .badURL(.badHost))
    case CURLE_COULDNT_RESOLVE_HOST: self.init(subject, .unknownHost(said: words))
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: self.init(subject, .proxy(said: words))
    case CURLE_COULDNT_CONNECT: self.init(subject, .unreachable(said: words))
    case CURLE_OPERATION_TIMEDOUT:
      self.init(subject, .timedOut(said: words))
    case CURLE_FILESIZE_EXCEEDED, CURLE_OUT_OF_MEMORY:
      // The second is what libcurl 7.88 calls a header line of more than 100 KB.
      self.init(tooLargeFor: policy, subject)
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE:
      self.init(subject, .untrusted(said: words))
    case CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_SEND_ERROR,
      CURLE_SSL_CONNECT_ERROR, CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL,
      CURLE_HTTP2, CURLE_HTTP2_STREAM, CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR:
      self.init(subject, .brokenTransfer(said: words))
    default:
      self = CurlFault("the transfer", result).error(about: subject)
    }
  }

  /// More bytes than allowed.
  init(tooLargeFor policy: FetchPolicy, _ subject: String) {
    self.init(
      subject,
      .pageTooLarge(bodyBytes: policy.maxBodyBytes, headerBytes: policy.maxHeaderBytes))
  }
}
