/// The name of bytes: what the archive files them under and what provenance refers to.
///
/// SHA-256 (FIPS 180-4) is written out here for the program that answers, which hashes a few words
/// and would pay for libcrypto at every start; what fetches and archives has `PageHash`.
public enum ContentHash {
  /// The SHA-256 of the bytes as 64 lower-case hexadecimal digits.
  public static func sha256(_ bytes: [UInt8]) -> String {
    bytes.withUnsafeBytes { sha256($0) }
  }

  /// The SHA-256 of the bytes as 64 lower-case hexadecimal digits.
  public static func sha256(_ bytes: UnsafeRawBufferPointer) -> String {
    var state = SHA256State()
    let tailStart = bytes.count & ~63
    state.absorb(UnsafeRawBufferPointer(rebasing: bytes[..<tailStart]))
    paddedTail(bytes[tailStart...], of: bytes.count).withUnsafeBytes { state.absorb($0) }
    return state.hex
  }

  /// What is left after the whole blocks, then 0x80, zeros, and the length in bits: FIPS 180-4, 5.1.1.
  private static func paddedTail(_ rest: Slice<UnsafeRawBufferPointer>, of count: Int) -> [UInt8] {
    var tail = Array(rest)
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let bitCount = UInt64(count) << 3
    for shift in stride(from: 56, through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    return tail
  }

  /// Whether the text has the form of a hash: 64 lower-case hexadecimal digits.
  public static func isSHA256(_ text: String) -> Bool {
    text.utf8.count == 64
      && text.utf8.allSatisfy { digit in
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
      }
  }

  /// Where an archive keeps the bytes of a hash, from its folder on: two digits make a folder, so
  /// that none grows beyond what tools bear.
  public static func path(of sha256: String) -> String {
    "\(sha256.prefix(2))/\(sha256.dropFirst(2))"
  }
}

private let hexDigits: [UInt8] = Array("0123456789abcdef".utf8)

/// The eight working words between blocks.
private struct SHA256State: Sendable {
  private var words: SIMD8<UInt32> = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// Takes in whole blocks of 64 bytes.
  mutating func absorb(_ blocks: UnsafeRawBufferPointer) {
    roundConstants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
        for start in stride(from: 0, to: blocks.count, by: 64) {
          fill(schedule, from: blocks, at: start)
          mix(schedule, constants)
        }
      }
    }
  }

  /// The message schedule: FIPS 180-4, 6.2.2, step 1.
  @inline(__always)
  private func fill(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, from blocks: UnsafeRawBufferPointer,
    at start: Int
  ) {
    for index in 0..<16 {
      let word = blocks.loadUnaligned(fromByteOffset: start + index * 4, as: UInt32.self)
      schedule[index] = UInt32(bigEndian: word)
    }
    for index in 16..<64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let small0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
      let small1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
      schedule[index] = schedule[index - 16] &+ small0 &+ schedule[index - 7] &+ small1
    }
  }

  /// The 64 rounds, eight at a time so that the words change their roles without being moved.
  @inline(__always)
  private mutating func mix(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
  ) {
    var a = words[0]
    var b = words[1]
    var c = words[2]
    var d = words[3]
    var e = words[4]
    var f = words[5]
    var g = words[6]
    var h = words[7]
    for base in stride(from: 0, to: 64, by: 8) {
      round(a, b, c, &d, e, f, g, &h, schedule[base] &+ constants[base])
      round(h, a, b, &c, d, e, f, &g, schedule[base + 1] &+ constants[base + 1])
      round(g, h, a, &b, c, d, e, &f, schedule[base + 2] &+ constants[base + 2])
      round(f, g, h, &a, b, c, d, &e, schedule[base + 3] &+ constants[base + 3])
      round(e, f, g, &h, a, b, c, &d, schedule[base + 4] &+ constants[base + 4])
      round(d, e, f, &g, h, a, b, &c, schedule[base + 5] &+ constants[base + 5])
      round(c, d, e, &f, g, h, a, &b, schedule[base + 6] &+ constants[base + 6])
      round(b, c, d, &e, f, g, h, &a, schedule[base + 7] &+ constants[base + 7])
    }
    words = words &+ SIMD8(a, b, c, d, e, f, g, h)
  }

  /// The state as 64 hexadecimal digits.
  var hex: String {
    String(unsafeUninitializedCapacity: 64) { digits in
      for index in 0..<64 {
        let nibble = words[index / 8] >> UInt32(28 - index % 8 * 4) & 15
        digits[index] = hexDigits[Int(nibble)]
      }
      return 64
    }
  }
}

/// One round; the names are those of FIPS 180-4, 6.2.2, step 3.
@inline(__always)
private func round(
  _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
  _ h: inout UInt32, _ input: UInt32
) {
  let big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
  let choice = (e & (f ^ g)) ^ g
  let first = h &+ big1 &+ choice &+ input
  let big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
  let majority = (a & b) | (c & (a | b))
  d = d &+ first
  h = first &+ big0 &+ majority
}

@inline(__always)
private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word &>> count | word &<< (32 &- count)
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5,
  0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
  0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
  0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
  0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
  0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
  0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
  0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
  0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
  0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3,
  0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
  0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5,
  0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
  0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
