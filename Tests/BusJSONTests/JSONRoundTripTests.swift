@testable import BusJSON
import Testing

@Suite struct JSONRoundTripTests {
  @Test("what is written, in either form, is read as the same value", arguments: 0..<200)
  func roundTrip(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let value = random.value(depth: 0)
    let compact = value.text()
    let pretty = value.text(pretty: true)
    #expect(try JSONValue.parse(compact) == value)
    #expect(try JSONValue.parse(pretty) == value)
    #expect(try JSONValue.parse(pretty).text() == compact)
    #expect(!compact.utf8.contains(0x0A))
  }

  @Test("a damaged text is read or refused, never a trap", arguments: 0..<200)
  func damaged(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) &+ 10_000)
    var bytes = Array(random.value(depth: 0).text(pretty: true).utf8)
    for _ in 0..<20 where !bytes.isEmpty {
      bytes[random.below(bytes.count)] = UInt8(random.below(256))
      let read = try? JSONValue.parse(bytes)  // which of the two it is is not the question
      #expect(read.map { (try? JSONValue.parse($0.text())) == $0 } ?? true)
    }
  }
}

/// SplitMix64, and random JSON values drawn from it.
private struct SeededRandom {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func value(depth: Int) -> JSONValue {
    switch below(depth > 5 ? 5 : 8) {
    case 0: return .null
    case 1: return .bool(below(2) == 0)
    case 2: return JSONValue(Int(truncatingIfNeeded: next()))
    case 3: return JSONValue(Double(bitPattern: next()))
    case 4: return .string(text())
    case 5: return .array((0..<below(6)).map { _ in value(depth: depth + 1) })
    default:
      return .object(
        (0..<below(24)).map { JSONMember(key: "\($0)" + text(), value: value(depth: depth + 2)) })
    }
  }

  private mutating func text() -> String {
    let limits: [UInt32] = [0x20, 0x80, 0x100, 0x3000, 0xFFFF, 0x10FFFF]
    var text = ""
    for _ in 0..<below(12) {
      let limit = limits[below(limits.count)]
      text.unicodeScalars.append(Unicode.Scalar(UInt32(below(Int(limit)))) ?? "駅")
    }
    return text
  }
}
