import BusModel
import Testing

@testable import BusFetch

@Suite("libcrypto's hash is the one that the archive has always had")
struct PageHashTests {
  private static let body = (0..<5000).map { UInt8(truncatingIfNeeded: $0 / 7) }

  @Test("of any length", arguments: [0, 1, 55, 56, 63, 64, 65, 4096, 5000])
  func whole(_ count: Int) {
    let bytes = Array(Self.body.prefix(count))
    #expect(PageHash.sha256(bytes) == ContentHash.sha256(bytes))
  }

  @Test("a hash that runs is the hash of the whole", arguments: [1, 7, 63, 64, 65, 1000])
  func running(_ step: Int) throws {
    let hash = try #require(RunningPageHash())
    for start in stride(from: 0, to: Self.body.count, by: step) {
      Self.body[start..<min(start + step, Self.body.count)].withUnsafeBytes { bytes in
        #expect(hash.add(bytes))
      }
    }
    #expect(hash.count == Self.body.count)
    #expect(hash.end() == ContentHash.sha256(Self.body))
  }
}
