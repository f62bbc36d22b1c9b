import CCurl
import Synchronization

/// Whom servers are vouched for by: the bundle of certificates that libcurl was built for, read once for
/// all connections of a source. That takes as long as some requests, so who
/// knows that a server will be asked by https begins before there is a connection.
final class TrustedCertificates: Sendable {
  private let path: String
  private let bundle = Mutex<Bundle?>(nil)

  private enum Bundle: Sendable {
    case read(CertificateStore)
    case unreadable
  }

  /// Nil where libcurl knows of no bundle or works without OpenSSL, and sees to it itself.
  init?() {
    guard let version = curl_version_info(CURLVERSION_SEVENTH)?.pointee,
      let path = version.cainfo, let maker = version.ssl_version,
      String(cString: maker).hasPrefix("OpenSSL")
    else { return nil }
    self.path = String(cString: path)
  }

  /// Reads the bundle on a thread of its own.
  func readAhead() {
    // Without a thread it is read when it is asked for.
    _ = DetachedThread.start { _ = self.read() }
  }

  /// Whoever is first reads; everyone else waits for that.
  private func read() -> Bundle {
    bundle.withLock { bundle in
      if let bundle { return bundle }
      let read = CertificateStore(path).map { Bundle.read($0) } ?? .unreadable
      bundle = read
      return read
    }
  }

  /// Has a connection's context go by them.
  ///
  /// - Parameter context: an `SSL_CTX`.
  /// - Returns: what the callback of libcurl is to return.
  func vouch(in context: OpaquePointer) -> CURLcode {
    guard case .read(let store) = read() else { return CURLE_SSL_CACERT_BADFILE }
    SSL_CTX_set1_cert_store(context, store.handle)
    return CURLE_OK
  }
}

extension CurlEasy {
  /// Has all connections of the handle go by these certificates, which must outlive it. Debian's libcurl
  /// names a folder of the same ones besides, and would read that for each connection anew.
  func setTrust(_ certificates: TrustedCertificates) throws(CurlFault) {
    try unset(CURLOPT_CAPATH)
    try unset(CURLOPT_CAINFO)
    try set(CURLOPT_SSL_CTX_DATA, Unmanaged.passUnretained(certificates).toOpaque())
    try setSSLContext { _, context, data in
      guard let context, let data else { return CURLE_SSL_CACERT_BADFILE }
      let certificates = Unmanaged<TrustedCertificates>.fromOpaque(data).takeUnretainedValue()
      return certificates.vouch(in: OpaquePointer(context))
    }
  }
}
