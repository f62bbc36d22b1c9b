import CCurl
import Testing
import TestScratch

@testable import BusFetch

@Suite("certificates are taken apart when a chain asks for them")
struct CertificateStoreTests {
  @Test("a server is vouched for by the certificate of its issuer, and by no other")
  func issuers() throws {
    #expect(try Self.isVouchedFor(by: Self.two + Self.one))
    #expect(try !Self.isVouchedFor(by: Self.two))
  }

  @Test("an issuer is found however the name of it is spelt")
  func spelling() throws {
    #expect(try Self.isVouchedFor(by: Self.oneSpeltOtherwise))
  }

  @Test("what a bundle says of a certificate's uses holds")
  func uses() throws {
    #expect(try Self.isVouchedFor(by: Self.oneForServers))
    #expect(try !Self.isVouchedFor(by: Self.oneNotForServers))
  }

  @Test("a bundle that is broken anywhere vouches for nobody")
  func broken() throws {
    let blocks = [
      "-----BEGIN CERTIFICATE-----\nAAECAwQ=\n-----END CERTIFICATE-----\n",
      "-----BEGIN CERTIFICATE-----\n!!!!\n-----END CERTIFICATE-----\n",
      "-----BEGIN CERTIFICATE-----\nAAEC\n",
    ]
    for block in blocks {
      #expect(try Self.store(block + Self.one) == nil)
      #expect(try Self.store(Self.one + block) == nil)
    }
  }

  @Test("what a bundle holds besides certificates is passed over, whatever it is shaped like")
  func others() throws {
    let retired = Self.one.replacing("CERTIFICATE", with: "RETIRED CERTIFICATE")
    #expect(try !Self.isVouchedFor(by: retired + Self.two))
    #expect(try Self.isVouchedFor(by: "# Root one\n" + retired + Self.one))
  }

  @Test("a certificate that was asked for once is there for the next connection")
  func again() throws {
    let store = try #require(try Self.store(Self.one))
    for _ in 0..<3 { #expect(try Self.isVouchedFor(by: store)) }
  }

  @Test("a file that is not there, and one without a certificate, vouch for nobody")
  func unreadable() throws {
    #expect(CertificateStore("/nowhere/bundle.pem") == nil)
    #expect(try Self.store("no certificate at all\n") == nil)
  }

  @Test("a certificate that is cut anywhere has no subject, or the one that it says")
  func cut() throws {
    let whole = try Self.bytes(of: Self.leaf)
    let subject = try #require(CertificateSubject.bytes(of: whole))
    #expect(subject.suffix(11).elementsEqual("bus.example".utf8))
    for count in whole.indices {
      #expect(CertificateSubject.bytes(of: Array(whole[..<count])) == nil)
    }
  }

  private static func store(_ bundle: String) throws -> CertificateStore? {
    let scratch = try Scratch()
    return CertificateStore(try scratch.write(bundle, to: "bundle.pem"))
  }

  private static func isVouchedFor(by bundle: String) throws -> Bool {
    try isVouchedFor(by: try #require(try store(bundle)))
  }

  private static func isVouchedFor(by store: CertificateStore) throws -> Bool {
    let bytes = try bytes(of: leaf)
    let server = bytes.withUnsafeBufferPointer { bytes in
      var start = bytes.baseAddress
      return d2i_X509(nil, &start, bytes.count)
    }
    let context = X509_STORE_CTX_new()
    defer {
      X509_STORE_CTX_free(context)
      X509_free(server)
    }
    try #require(X509_STORE_CTX_init(context, store.handle, server, nil) == 1)
    X509_STORE_CTX_set_purpose(context, X509_PURPOSE_SSL_SERVER)
    return X509_verify_cert(context) == 1
  }

  private static func bytes(of pem: String) throws -> [UInt8] {
    let scratch = try Scratch()
    let file = BIO_new_file(try scratch.write(pem, to: "certificate.pem"), "r")
    defer { BIO_free(file) }
    var name: UnsafeMutablePointer<CChar>?
    var header: UnsafeMutablePointer<CChar>?
    var data: UnsafeMutablePointer<UInt8>?
    var count = 0
    try #require(PEM_read_bio(file, &name, &header, &data, &count) == 1)
    return Array(UnsafeBufferPointer(start: data, count: count))
  }

  // Made for this test with `openssl req -x509` and `openssl x509 -req`, good for a hundred years.

  private static let one = """
    -----BEGIN CERTIFICATE-----
    MIIBqDCCAU+gAwIBAgIUeLbNnUpbd7Pn1vw8UY6w0G29sJ4wCgYIKoZIzj0EAwIw
    KTEUMBIGA1UECgwLVGVzdCBvZiBidXMxETAPBgNVBAMMCFJvb3Qgb25lMCAXDTI2
    MTEyNTE5MzgwN1oYDzIxMjYxMTAxMTkzODA3WjApMRQwEgYDVQQKDAtUZXN0IG9m
    IGJ1czERMA8GA1UEAwwIUm9vdCBvbmUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
    AASx5KWxWdNQNQCivFY0mQ3HCuuBynvOvDYMnhgEAijlonG+3eIZqz4xeJ5uR+wf
    u7Nc9rBOtfEtS7ZEEquiQP0mo1MwUTAdBgNVHQ4EFgQU+3ApReonMKCqQQiDHDAM
    zKuoWAcwHwYDVR0jBBgwFoAU+3ApReonMKCqQQiDHDAMzKuoWAcwDwYDVR0TAQH/
    BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiAmyX58dXk69OEUK7/S+lrtqbKUSMH/
    Iojr/syWAkbhEAIgfv0JBh6PO5oE1POdBz7gEEl7a8w0FRHtC+gHIjzFu4Y=
    -----END CERTIFICATE-----

    """

  private static let oneSpeltOtherwise = """
    -----BEGIN CERTIFICATE-----
    MIIBrDCCAVGgAwIBAgIUGT4xj0mxkyC3ka5pp2RSxSO3JfkwCgYIKoZIzj0EAwIw
    KjEVMBMGA1UECgwMVEVTVCBvZiAgYnVzMREwDwYDVQQDDAhyb290IE9ORTAgFw0y
    NjExMjUxOTM4MDdaGA8yMTI2MTEwMTE5MzgwN1owKjEVMBMGA1UECgwMVEVTVCBv
    ZiAgYnVzMREwDwYDVQQDDAhyb290IE9ORTBZMBMGByqGSM49AgEGCCqGSM49AwEH
    A0IABLHkpbFZ01A1AKK8VjSZDccK64HKe868NgyeGAQCKOWicb7d4hmrPjF4nm5H
    7B+7s1z2sE618S1LtkQSq6JA/SajUzBRMB0GA1UdDgQWBBT7cClF6icwoKpBCIMc
    MAzMq6hYBzAfBgNVHSMEGDAWgBT7cClF6icwoKpBCIMcMAzMq6hYBzAPBgNVHRMB
    Af8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQDfu3sAhEs9DgzQ9Jp5GCJhcxBc
    HBNMMLgWzDqraQH+WAIhAIZOau3uuF9ikUJunM7a38dqXxcu0Z1aADKdJq3+tBFZ
    -----END CERTIFICATE-----

    """

  // `openssl x509 -trustout` with -addtrust and -addreject serverAuth.

  private static let oneForServers = """
    -----BEGIN TRUSTED CERTIFICATE-----
    MIIBqDCCAU+gAwIBAgIUeLbNnUpbd7Pn1vw8UY6w0G29sJ4wCgYIKoZIzj0EAwIw
    KTEUMBIGA1UECgwLVGVzdCBvZiBidXMxETAPBgNVBAMMCFJvb3Qgb25lMCAXDTI2
    MTEyNTE5MzgwN1oYDzIxMjYxMTAxMTkzODA3WjApMRQwEgYDVQQKDAtUZXN0IG9m
    IGJ1czERMA8GA1UEAwwIUm9vdCBvbmUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
    AASx5KWxWdNQNQCivFY0mQ3HCuuBynvOvDYMnhgEAijlonG+3eIZqz4xeJ5uR+wf
    u7Nc9rBOtfEtS7ZEEquiQP0mo1MwUTAdBgNVHQ4EFgQU+3ApReonMKCqQQiDHDAM
    zKuoWAcwHwYDVR0jBBgwFoAU+3ApReonMKCqQQiDHDAMzKuoWAcwDwYDVR0TAQH/
    BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiAmyX58dXk69OEUK7/S+lrtqbKUSMH/
    Iojr/syWAkbhEAIgfv0JBh6PO5oE1POdBz7gEEl7a8w0FRHtC+gHIjzFu4YwDDAK
    BggrBgEFBQcDAQ==
    -----END TRUSTED CERTIFICATE-----

    """

  private static let oneNotForServers = """
    -----BEGIN TRUSTED CERTIFICATE-----
    MIIBqDCCAU+gAwIBAgIUeLbNnUpbd7Pn1vw8UY6w0G29sJ4wCgYIKoZIzj0EAwIw
    KTEUMBIGA1UECgwLVGVzdCBvZiBidXMxETAPBgNVBAMMCFJvb3Qgb25lMCAXDTI2
    MTEyNTE5MzgwN1oYDzIxMjYxMTAxMTkzODA3WjApMRQwEgYDVQQKDAtUZXN0IG9m
    IGJ1czERMA8GA1UEAwwIUm9vdCBvbmUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
    AASx5KWxWdNQNQCivFY0mQ3HCuuBynvOvDYMnhgEAijlonG+3eIZqz4xeJ5uR+wf
    u7Nc9rBOtfEtS7ZEEquiQP0mo1MwUTAdBgNVHQ4EFgQU+3ApReonMKCqQQiDHDAM
    zKuoWAcwHwYDVR0jBBgwFoAU+3ApReonMKCqQQiDHDAMzKuoWAcwDwYDVR0TAQH/
    BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiAmyX58dXk69OEUK7/S+lrtqbKUSMH/
    Iojr/syWAkbhEAIgfv0JBh6PO5oE1POdBz7gEEl7a8w0FRHtC+gHIjzFu4YwDKAK
    BggrBgEFBQcDAQ==
    -----END TRUSTED CERTIFICATE-----

    """

  private static let two = """
    -----BEGIN CERTIFICATE-----
    MIIBqDCCAU+gAwIBAgIUHasMf3c/FhtKLFiujpuk9/egER0wCgYIKoZIzj0EAwIw
    KTEUMBIGA1UECgwLVGVzdCBvZiBidXMxETAPBgNVBAMMCFJvb3QgdHdvMCAXDTI2
    MTEyNTE5MzgwN1oYDzIxMjYxMTAxMTkzODA3WjApMRQwEgYDVQQKDAtUZXN0IG9m
    IGJ1czERMA8GA1UEAwwIUm9vdCB0d28wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNC
    AARNdFaVHB0l4EVxT4HN1lbbTgdIgCGcJtMC2MTCxphTt2ZXHcJgmFju46718gu7
    7eszYeeFP+k0vOBZ53KgGvHOo1MwUTAdBgNVHQ4EFgQUpeJ2K0YGPNvk3I/kj9UV
    LtBaL+0wHwYDVR0jBBgwFoAUpeJ2K0YGPNvk3I/kj9UVLtBaL+0wDwYDVR0TAQH/
    BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiAP3dCG+wXtQtd1qBypEABigXYMfqhS
    1mZLYhzO7SEH4AIgbNkIZVBJylNwDaZeLgEMJ8lnZG3G8JX8S8tkQTWJc5Q=
    -----END CERTIFICATE-----

    """

  /// Issued by `one`.
  private static let leaf = """
    -----BEGIN CERTIFICATE-----
    MIIBKTCBzwIBBzAKBggqhkjOPQQDAjApMRQwEgYDVQQKDAtUZXN0IG9mIGJ1czER
    MA8GA1UEAwwIUm9vdCBvbmUwIBcNMjYxMTI1MTkzODA3WhgPMjEyNjExMDExOTM4
    MDdaMBYxFDASBgNVBAMMC2J1cy5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0D
    AQcDQgAEUfSKFUHZ96aKshhLNOWHLENFz9qm5eBWR7pllY2BmuDEqxai4kikL7Y5
    /mzZiE3pxPVZ/LGygW4RTx6FsuBZ5jAKBggqhkjOPQQDAgNJADBGAiEA0wqZ/p8k
    KkWE0MdYe/tMXOgO1nQkAJ5AuEL4OeWt910CIQCIcbDLYu8Q9z6OOZA/JYBPfUwG
    XHAGhvqZWw6e1HYWlw==
    -----END CERTIFICATE-----

    """
}
