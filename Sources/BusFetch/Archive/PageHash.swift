import BusModel
import CCrypto

/// What the archive calls a page's bytes: `ContentHash` of them, by libcrypto, which uses what the
/// processor has for it (some 2 GB a second where it knows SHA, six times what Swift gives).
public enum PageHash {
  /// The SHA-256 of the bytes as 64 lower-case hexadecimal digits.
  public static func sha256(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { sha256($0) }
  }

  /// The same of bytes anywhere (EVP_Digest).
  public static func sha256(_ bytes: UnsafeRawBufferPointer) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    // A libcrypto that may not do it, or has no memory: the same digits, only slower.
    guard bus_sha256(bytes.baseAddress, bytes.count, &digest) == 1 else {
      return ContentHash.sha256(bytes)
    }
    return hexadecimal(digest)
  }

  fileprivate static func hexadecimal(_ digest: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(unsafeUninitializedCapacity: digest.count * 2) { text in
      for (index, byte) in digest.enumerated() {
        text[index * 2] = digits[Int(byte >> 4)]
        text[index * 2 + 1] = digits[Int(byte & 15)]
      }
      return digest.count * 2
    }
  }
}

/// The hash of bytes that come piece by piece (EVP_DigestUpdate).
final class RunningPageHash {
  private let context: OpaquePointer
  /// How many bytes have come.
  private(set) var count = 0

  /// The hash of nothing; nil when libcrypto has no memory for it.
  init?() {
    guard let context = EVP_MD_CTX_new() else { return nil }
    guard bus_sha256_begin(context) == 1 else {
      EVP_MD_CTX_free(context)
      return nil
    }
    self.context = context
  }

  deinit { EVP_MD_CTX_free(context) }

  /// Takes the next bytes; false when libcrypto does not.
  func add(_ bytes: UnsafeRawBufferPointer) -> Bool {
    count += bytes.count
    return EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) == 1
  }

  /// The hash of all that has come, once: nil when libcrypto does not say it.
  func end() -> String? {
    var digest = [UInt8](repeating: 0, count: 32)
    guard EVP_DigestFinal_ex(context, &digest, nil) == 1 else { return nil }
    return PageHash.hexadecimal(digest)
  }
}
