import BusLabels
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
    let hash = ByteHash.of(word)
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

  /// The words of some tokens, with something between them, or between those that are not glued.
  func joined(
    _ tokens: Slice<GrowingBuffer<Token>>, by separator: String, unlessGlued: Bool = false
  ) -> String {
    let space = separator.utf8.count
    let count = tokens.reduce(0) { $0 + space + byteCount(Int($1.word)) }
    return String(unsafeUninitializedCapacity: count) { buffer in
      var end = 0
      for token in tokens {
        if end > 0, !(unlessGlued && token.isGlued) {
          end = copy(separator.utf8, to: buffer, at: end)
        }
        let (word, count) = (Int(token.word), byteCount(Int(token.word)))
        end = copy(bytes[(ends[word] - count)..<ends[word]], to: buffer, at: end)
      }
      return end
    }
  }

  /// Copies bytes to a place and gives the place behind them.
  private func copy(
    _ bytes: some Collection<UInt8>, to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) -> Int {
    _ = UnsafeMutableBufferPointer(rebasing: buffer[start...]).initialize(from: bytes)
    return start + bytes.count
  }

  /// Whether a letter of a list stands in any of the words, for lists of single letters that words are
  /// made of: then no text of the page holds one either, however it is put together of these.
  func mayHold(_ letters: WordList) -> Bool {
    bytes.withUnsafeBufferPointer { letters.isFound(in: $0) }
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
}
