/// Finds whom a certificate is of without taking it apart (RFC 5280, 4.1).
enum CertificateSubject {
  /// The subject as it stands in a certificate in DER; nil where it is none.
  static func bytes(of certificate: [UInt8]) -> ArraySlice<UInt8>? {
    var outer = certificate[...]
    guard var signed = content(of: 0x30, in: &outer),
      var fields = content(of: 0x30, in: &signed)
    else { return nil }
    // The version stands there where it is not the first.
    if fields.first == 0xa0, content(of: 0xa0, in: &fields) == nil { return nil }
    // Serial number, algorithm, issuer and validity.
    for tag: UInt8 in [0x02, 0x30, 0x30, 0x30] where content(of: tag, in: &fields) == nil {
      return nil
    }
    let subject = fields
    guard content(of: 0x30, in: &fields) != nil else { return nil }
    return subject[..<fields.startIndex]
  }

  /// What an element of DER holds, which is taken from the front; nil where none of its kind is there.
  private static func content(of tag: UInt8, in bytes: inout ArraySlice<UInt8>) -> ArraySlice<
    UInt8
  >? {
    var rest = bytes
    guard rest.popFirst() == tag, let first = rest.popFirst() else { return nil }
    var count = Int(first)
    if first >= 0x80 {
      let digits = Int(first & 0x7f)
      guard (1...4).contains(digits), digits <= rest.count else { return nil }
      count = rest.prefix(digits).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(digits)
    }
    guard count <= rest.count else { return nil }
    bytes = rest.dropFirst(count)
    return rest.prefix(count)
  }
}
