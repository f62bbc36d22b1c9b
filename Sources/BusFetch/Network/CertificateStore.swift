import CCurl
import Glibc

/// Owner of an `X509_STORE` over a bundle of certificates, each of which OpenSSL takes apart when a
/// server's chain first asks for it: that costs as much as a request, a bundle has some 140 of them and a
/// server asks for one.
final class CertificateStore: Sendable {
  // Not changed any more when it is known to more than one thread; OpenSSL locks what it caches in it.
  nonisolated(unsafe) let handle: OpaquePointer

  /// The certificates of a file in PEM; nil when it cannot be read or has none.
  init?(_ path: String) {
    guard let bundle = CertificateBundle(path), let store = X509_STORE_new() else { return nil }
    handle = store
    // As libcurl has it: what the bundle names is trusted, whatever chain a server sends.
    let flags = UInt(X509_V_FLAG_TRUSTED_FIRST | X509_V_FLAG_PARTIAL_CHAIN)
    guard X509_STORE_set_flags(store, flags) == 1, let method = Self.method,
      let lookup = X509_STORE_add_lookup(store, method)
    else { return nil }
    // Connections may keep the store for longer than this object: its lookup holds the bundle.
    X509_LOOKUP_set_method_data(lookup, Unmanaged.passRetained(bundle).toOpaque())
  }

  deinit { X509_STORE_free(handle) }

  /// How OpenSSL asks for a certificate that the store has not yet. It lives as long as the process.
  nonisolated(unsafe) private static let method: OpaquePointer? = {
    let method = X509_LOOKUP_meth_new("certificates of a bundle")
    X509_LOOKUP_meth_set_get_by_subject(method) { lookup, type, name, found in
      guard type == X509_LU_X509, let name, let data = X509_LOOKUP_get_method_data(lookup),
        let store = X509_LOOKUP_get_store(lookup)
      else { return 0 }
      let bundle = Unmanaged<CertificateBundle>.fromOpaque(data).takeUnretainedValue()
      var isFound: Int32 = 0
      for certificate in bundle.certificates(of: name) {
        // The answer counts as a holder besides the store; it is kept until the process ends.
        if X509_STORE_add_cert(store, certificate) == 1, isFound == 0 {
          isFound = X509_OBJECT_set1_X509(found, certificate)
        }
        X509_free(certificate)
      }
      return isFound
    }
    X509_LOOKUP_meth_set_free(method) { lookup in
      guard let data = X509_LOOKUP_get_method_data(lookup) else { return }
      Unmanaged<CertificateBundle>.fromOpaque(data).release()
    }
    return method
  }()
}

/// The certificates of a file by whom they vouch for, as the bytes that they were found as.
private final class CertificateBundle: Sendable {
  private struct Entry {
    /// An `X509_NAME`, which two spellings of one name are equal by.
    let subject: OpaquePointer
    let bytes: [UInt8]
    /// Whether what it is trusted and not trusted for stands behind it ("TRUSTED CERTIFICATE").
    let saysUses: Bool
  }

  private enum Block {
    case certificate([UInt8], saysUses: Bool)
    /// A list of revoked ones, a key, parameters: nothing that vouches.
    case other
    case broken
    case end
  }

  nonisolated(unsafe) private let entries: [Entry]

  /// Nil for a file that cannot be read, has none or is broken anywhere, as OpenSSL itself has it.
  init?(_ path: String) {
    guard let file = BIO_new_file(path, "r") else { return nil }
    defer { BIO_free(file) }
    var entries: [Entry] = []
    var isWhole = true
    reading: while isWhole {
      switch Self.block(file) {
      case .certificate(let bytes, let saysUses):
        guard let name = CertificateSubject.bytes(of: bytes), let subject = Self.name(name) else {
          isWhole = false
          break
        }
        entries.append(Entry(subject: subject, bytes: bytes, saysUses: saysUses))
      case .other: break
      case .broken: isWhole = false
      case .end: break reading
      }
    }
    // That there is no further block is no error of anybody else's.
    ERR_clear_error()
    self.entries = entries
    if entries.isEmpty || !isWhole { return nil }
  }

  deinit { for entry in entries { X509_NAME_free(entry.subject) } }

  /// The next block between BEGIN and END.
  private static func block(_ file: OpaquePointer) -> Block {
    var name: UnsafeMutablePointer<CChar>?
    var header: UnsafeMutablePointer<CChar>?
    var data: UnsafeMutablePointer<UInt8>?
    var count = 0
    ERR_clear_error()
    guard PEM_read_bio(file, &name, &header, &data, &count) == 1, let name else {
      return ERR_GET_REASON(ERR_peek_last_error()) == PEM_R_NO_START_LINE ? .end : .broken
    }
    defer {
      for part in [UnsafeMutableRawPointer(name), .init(header), .init(data)] {
        CRYPTO_free(part, #fileID, #line)
      }
    }
    let saysUses = strcmp(name, PEM_STRING_X509_TRUSTED) == 0
    guard saysUses || strcmp(name, PEM_STRING_X509) == 0 || strcmp(name, PEM_STRING_X509_OLD) == 0
    else { return .other }
    return .certificate(Array(UnsafeBufferPointer(start: data, count: count)), saysUses: saysUses)
  }

  private static func name(_ bytes: ArraySlice<UInt8>) -> OpaquePointer? {
    bytes.withUnsafeBufferPointer { bytes in
      var start = bytes.baseAddress
      return d2i_X509_NAME(nil, &start, bytes.count)
    }
  }

  /// The certificates of a name, each an `X509` that is the caller's to let go of.
  func certificates(of name: OpaquePointer) -> [OpaquePointer] {
    entries.compactMap { entry in
      guard X509_NAME_cmp(entry.subject, name) == 0 else { return nil }
      return entry.bytes.withUnsafeBufferPointer { bytes in
        var start = bytes.baseAddress
        return entry.saysUses
          ? d2i_X509_AUX(nil, &start, bytes.count) : d2i_X509(nil, &start, bytes.count)
      }
    }
  }
}
