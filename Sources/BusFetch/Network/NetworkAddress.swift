import Glibc

/// An address of the internet protocol, as the bytes that go over the wire: four or sixteen.
struct NetworkAddress: Hashable, Sendable {
  let bytes: [UInt8]

  /// Reads "192.0.2.1", "2001:db8::1" or "[2001:db8::1]"; nil for a name. Other spellings of the same
  /// address are libcurl's affair, which has put them into this form.
  init?(_ text: String) {
    let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
    let text = isBracketed ? String(text.dropFirst().dropLast()) : text
    var four = in_addr()
    var six = in6_addr()
    if inet_pton(AF_INET, text, &four) == 1 {
      bytes = withUnsafeBytes(of: &four) { Array($0) }
    } else if inet_pton(AF_INET6, text, &six) == 1 {
      bytes = withUnsafeBytes(of: &six) { Array($0) }
    } else {
      return nil
    }
  }

  /// Reads a `sockaddr_in` or `sockaddr_in6`; nil for any other.
  init?(_ socketAddress: UnsafeRawBufferPointer) {
    guard socketAddress.count >= MemoryLayout<sockaddr_in>.size else { return nil }
    switch Int32(socketAddress.loadUnaligned(as: sa_family_t.self)) {
    case AF_INET: bytes = Array(socketAddress[4..<8])
    case AF_INET6 where socketAddress.count >= 24: bytes = Array(socketAddress[8..<24])
    default: return nil
    }
  }

  /// Whether anyone on the internet could mean it: not this machine, its link, its network, a group
  /// or nothing at all, nor one of these within an address of version 6 (RFC 6890, RFC 4291).
  var isPublic: Bool {
    if bytes.count == 4 { return Self.isPublic(four: bytes[...]) }
    if let four = embedded { return Self.isPublic(four: four) }
    let isOneOfThisMachine = bytes.dropLast().allSatisfy { $0 == 0 }
    let isLocal = bytes[0] == 0xfe && bytes[1] >= 0x80 || bytes[0] & 0xfe == 0xfc
    return !isOneOfThisMachine && !isLocal && bytes[0] != 0xff
  }

  /// The address of version 4 within a mapped, compatible, translated (64:ff9b::) or 6to4 one.
  private var embedded: ArraySlice<UInt8>? {
    let head = Array(bytes[..<12])
    let zeros = [UInt8](repeating: 0, count: 12)
    let translated: [UInt8] = [0, 0x64, 0xff, 0x9b] + zeros[..<8]
    if head == zeros[..<10] + [0xff, 0xff] || head == translated { return bytes[12...] }
    if head == zeros, bytes[12...] != [0, 0, 0, 0], bytes[12...] != [0, 0, 0, 1] {
      return bytes[12...]
    }
    return bytes[0] == 0x20 && bytes[1] == 0x02 ? bytes[2..<6] : nil
  }

  private static func isPublic(four: ArraySlice<UInt8>) -> Bool {
    let first = four[four.startIndex]
    let second = four[four.startIndex + 1]
    switch first {
    case 0, 10, 127, 224...255: return false
    case 100: return !(64...127).contains(second)
    case 169: return second != 254
    case 172: return !(16...31).contains(second)
    case 192: return second != 168
    default: return true
    }
  }
}

extension NetworkAddress: CustomStringConvertible {
  /// As people write it: "127.0.0.1", "::1".
  var description: String {
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { text in
      let written = inet_ntop(family, bytes, text.baseAddress, socklen_t(text.count))
      return written.map { String(cString: $0) } ?? "?"
    }
  }
}
