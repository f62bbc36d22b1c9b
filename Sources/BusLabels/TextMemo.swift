import Glibc
public import Synchronization

/// What was made of the texts met lately: the pages of a night bear the same labels, headings and
/// legends a thousand times.
///
/// Reading a text is a pure function, so a memo changes no answer. It is bounded in number and in
/// length. It is public, and not of the package, so that the compiler makes it anew for each kind of
/// value: otherwise every look asks for three types first.
public final class TextMemo<Value: Sendable>: Sendable {
  @usableFromInline let values = Mutex(TextGenerations<Value>())

  @inlinable static var longestText: Int { 1000 }

  /// Remembers nothing yet.
  public init() {}

  /// Forgets everything: the leak sanitiser cannot follow references that Swift keeps in enums.
  public func forget() { values.withLock { $0.removeAll() } }

  /// What a text comes to, made by `read` unless it was met before.
  ///
  /// Texts count as the same when their bytes are.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - read: makes what it comes to of the text alone.
  /// - Returns: what it comes to.
  @inlinable @inline(__always)
  public func value(of text: String, read: (String) -> Value) -> Value {
    guard text.utf8.count <= Self.longestText else { return read(text) }
    let key = TextKey(text)
    if let known = values.withLock({ $0.value(of: key) }) { return known }
    let value = read(text)
    values.withLock { $0.keep(value, of: key) }
    return value
  }
}

/// What was met lately and, until as much again was met, what was met before it: a page that fills the
/// memo with words of its own takes from the next ones none of theirs.
@usableFromInline
struct TextGenerations<Value: Sendable>: Sendable {
  // All of it is laid open to who keeps what, so that it is made for that value and asks for no type.
  @usableFromInline
  struct Generation: Sendable {
    @usableFromInline var values: [Value] = []
    @usableFromInline var keys: [TextKey] = []
    /// An open hash table of indices into both, -1 where nothing is; twice as many as there may be.
    @usableFromInline var slots: [Int16] = []

    @inlinable
    init() {}

    @inlinable
    func value(of key: TextKey) -> Value? {
      guard !slots.isEmpty else { return nil }
      var slot = key.slot & (slots.count - 1)
      while slots[slot] >= 0 {
        let place = Int(slots[slot])
        if keys[place] == key { return values[place] }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }

    /// Where two threads have read it at once, the second is never found and goes with the others.
    @inlinable
    mutating func keep(_ value: Value, of key: TextKey) {
      if slots.isEmpty { slots = [Int16](repeating: -1, count: TextGenerations.capacity * 2) }
      var slot = key.slot & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int16(values.count)
      keys.append(key)
      values.append(value)
    }
  }

  @usableFromInline var young = Generation()
  @usableFromInline var old = Generation()

  @inlinable static var capacity: Int { 1024 }

  @inlinable
  init() {}

  @inlinable
  mutating func value(of key: TextKey) -> Value? {
    if let known = young.value(of: key) { return known }
    guard let known = old.value(of: key) else { return nil }
    keep(known, of: key)
    return known
  }

  @inlinable
  mutating func keep(_ value: Value, of key: TextKey) {
    if young.values.count >= Self.capacity {
      old = young
      young = Generation()
    }
    young.keep(value, of: key)
  }

  @inlinable
  mutating func removeAll() {
    young = Generation()
    old = Generation()
  }
}

/// A text by its bytes, hashed once.
@usableFromInline
struct TextKey: Equatable, Sendable {
  private let text: String
  private let hash: UInt64

  @usableFromInline
  init(_ text: String) {
    var copy = text
    hash = copy.withUTF8 { ByteHash.of($0) }
    self.text = copy
  }

  /// Where a table begins to look for it.
  @usableFromInline var slot: Int { Int(truncatingIfNeeded: hash >> 20) }

  @usableFromInline
  static func == (left: TextKey, right: TextKey) -> Bool {
    guard left.hash == right.hash else { return false }
    // Both lie in one piece, for they were hashed so.
    return left.text.utf8.withContiguousStorageIfAvailable { left in
      right.text.utf8.withContiguousStorageIfAvailable { right in
        guard left.count == right.count, let one = left.baseAddress, let other = right.baseAddress
        else { return left.count == right.count }
        return memcmp(one, other, left.count) == 0
      } ?? false
    } ?? false
  }
}

/// A hash of bytes: eight at a time, multiplied and folded as in wyhash; seeded per process, since
/// pages are untrusted.
package enum ByteHash {
  /// The hash of some bytes.
  package static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
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
