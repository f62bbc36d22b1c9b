import BusFetch

/// The pages of a run in the lanes in which they wait for one another, so that only a page whose
/// host may be asked now is taken up, and a slow host holds up nobody else.
struct PageQueue: Sendable {
  private struct Lane {
    let width: Int
    /// Whether a page has been there and back: the first goes alone and brings what is asked of a host
    /// once, robots.txt and a connection.
    var isOpen = false
    /// The next one last.
    var pages: [String]
    /// How many of them were announced with one before.
    var announced = 0
  }

  /// A page, and those of its lane that come next where none was announced yet.
  typealias Next = (url: String, before: [String])

  /// So many are announced together.
  private static let mostAnnounced = 64

  private var lanes: [String: Lane] = [:]
  private var laneOf: [String: String] = [:]
  /// Lanes in which a page may begin, each in its turn.
  private var open = Backlog<String>()
  /// Pages without a lane, the next one last.
  private var free: [String] = []

  /// Queues pages in order.
  init(_ urls: [String], lane: (String) -> PageLane?) {
    var names: [String] = []
    laneOf.reserveCapacity(urls.count)
    for url in urls.reversed() {
      guard let found = lane(url) else {
        free.append(url)
        continue
      }
      if lanes[found.name] == nil { names.append(found.name) }
      lanes[found.name, default: Lane(width: found.width, pages: [])].pages.append(url)
      laneOf[url] = found.name
    }
    for name in names.reversed() { open.append(name) }
  }

  /// How many pages wait at each host.
  var waiting: [String: Int] { lanes.mapValues(\.pages.count) }

  /// Leaves nothing more to begin.
  mutating func clear() {
    for name in lanes.keys { lanes[name]?.pages = [] }
    free = []
  }

  /// Whether a page waits for others of its host; one that does takes no room from the others' work.
  func waits(_ url: String) -> Bool { laneOf[url] != nil }

  /// A page whose lane is free; nil when there is none now.
  mutating func next() -> Next? {
    while let name = open.first {
      open.removeFirst()
      if let url = lanes[name]?.pages.popLast() { return (url, tell(name)) }
    }
    return nil
  }

  private mutating func tell(_ name: String) -> [String] {
    guard let lane = lanes[name] else { return [] }
    if lane.announced > 0 {
      lanes[name]?.announced = lane.announced - 1
      return []
    }
    let next = lane.pages.suffix(Self.mostAnnounced)
    lanes[name]?.announced = next.count
    return Array(next.reversed())
  }

  /// A page that waits for none.
  mutating func nextFree() -> Next? { free.popLast().map { ($0, []) } }

  /// Frees a page's place in its lane.
  mutating func finish(_ url: String) {
    guard let name = laneOf[url], let lane = lanes[name] else { return }
    for _ in 0..<(lane.isOpen ? 1 : lane.width) { open.append(name) }
    lanes[name]?.isOpen = true
  }
}

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
