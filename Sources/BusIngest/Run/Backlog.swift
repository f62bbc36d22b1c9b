/// A line that is left at its head: what has gone is let go of in one piece now and then.
struct Backlog<Element: Sendable>: Sendable {
  private var elements: [Element?] = []
  private var head = 0

  /// The next one.
  var first: Element? { head < elements.count ? elements[head] : nil }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func removeFirst() {
    elements[head] = nil
    head += 1
    guard head > 1000, head * 2 > elements.count else { return }
    elements.removeFirst(head)
    head = 0
  }
}
