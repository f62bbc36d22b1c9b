import Glibc

/// The different words of a page: each is kept and judged once, however often it is printed.
struct PageWords: Sendable {
  /// The words as printed.
  private(set) var texts: [String] = []
  /// What each is to those who read cells.
  private(set) var traits: [WordTraits] = []
  /// An open hash table of indices into `texts`, -1 where nothing is.
  private var slots = [Int32](repeating: -1, count: 512)
  private var hashes: [UInt64] = []
  /// The indices of "0" … "9" and "00" … "99", -1 for those not met yet: most words are such.
  private var numbers = [Int32](repeating: -1, count: 110)
  /// The words one after the other, and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// The index of a word, given as valid UTF-8.
  mutating func index(of word: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = Self.hash(word)
    var slot = Int(truncatingIfNeeded: hash >> 20) & (slots.count - 1)
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      if hashes[known] == hash, isSame(known, word) { return known }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(texts.count)
    texts.append(String(decoding: word, as: UTF8.self))
    traits.append(WordTraits.of(word))
    hashes.append(hash)
    bytes.append(contentsOf: word)
    ends.append(bytes.count)
    if texts.count * 2 > slots.count { grow() }
    return texts.count - 1
  }

  /// The index of a number of one ASCII digit or two.
  mutating func index(of number: UnsafeBufferPointer<UInt8>, value: Int) -> Int {
    let place = number.count == 1 ? value : 10 + value
    if numbers[place] < 0 { numbers[place] = Int32(index(of: number)) }
    return Int(numbers[place])
  }

  /// How many bytes a word has.
  func byteCount(_ word: Int) -> Int { ends[word] - (word > 0 ? ends[word - 1] : 0) }

  private func isSame(_ known: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = known > 0 ? ends[known - 1] : 0
    guard byteCount(known) == word.count, let other = word.baseAddress else { return false }
    return bytes.withUnsafeBufferPointer {
      $0.baseAddress.map { memcmp($0 + start, other, word.count) == 0 } ?? false
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash >> 20) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  /// Eight bytes at a time, multiplied and folded as in wyhash; seeded per process, since pages are
  /// untrusted.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var hash = seed ^ UInt64(raw.count)
    var position = 0
    while position + 8 <= raw.count {
      hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      position += 8
    }
    var rest: UInt64 = 0
    while position < raw.count {
      rest = rest << 8 | UInt64(raw[position])
      position += 1
    }
    return mixed(hash ^ rest)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  private static let seed = UInt64.random(in: .min ... .max)
}
