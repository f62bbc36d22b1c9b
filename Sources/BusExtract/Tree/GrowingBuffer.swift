/// Memory that grows at its end, for the few arrays to which a page adds thousands of times: unlike
/// `Array` it has one owner, and so asks nobody before it writes and counts no references when it is
/// read. Whoever makes one frees it.
struct GrowingBuffer<Element: BitwiseCopyable>: RandomAccessCollection {
  private(set) var count = 0
  private var capacity: Int
  private var base: UnsafeMutablePointer<Element>

  init(capacity: Int) {
    self.capacity = Swift.max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  /// Gives the memory back; nothing may be done with the buffer after that.
  func free() { base.deallocate() }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return base[index]
    }
    set {
      precondition(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  /// Some of the elements where they lie; they are there as long as the owner is.
  func elements(_ first: Int32, _ last: Int32) -> UnsafeBufferPointer<Element> {
    precondition(first >= 0 && first <= last && last <= count)
    return UnsafeBufferPointer(start: base + Int(first), count: Int(last - first))
  }

  /// Adds one element.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Adds several.
  @inline(__always)
  mutating func append(_ elements: UnsafePointer<Element>, count added: Int) {
    if count + added > capacity { grow(to: count + added) }
    (base + count).initialize(from: elements, count: added)
    count += added
  }

  /// Takes the last element away.
  mutating func removeLast() {
    precondition(count > 0)
    count -= 1
  }

  private mutating func grow(to needed: Int) {
    capacity = Swift.max(capacity * 2, needed)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.initialize(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
