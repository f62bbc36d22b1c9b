import BusModel
import Synchronization

/// What the robots.txt of an origin said when it was asked for last.
struct RobotsCopy: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// The rules.
    case file(RobotsFile)
    /// There is none (4xx): everything may be asked (RFC 9309, 2.3.1.3).
    case absent
    /// The server is in trouble (5xx, 429): nothing may be asked (2.3.1.4).
    case unread(status: Int)
  }

  let at: Moment
  let content: Content

  /// What an answer to the request for robots.txt means.
  ///
  /// - Throws: what keeps its bytes from being read.
  init(_ answer: HTTPAnswer, at moment: Moment) throws(FetchError) {
    at = moment
    switch answer.status {
    case 429, 500...: content = .unread(status: answer.status)
    case 200..<300:
      let file = RobotsFile(try answer.body.bytes())
      content = .file(file.only(for: FetchPolicy.productToken))
    default: content = .absent
    }
  }

  /// What an earlier run was told.
  init(_ content: Content, at moment: Moment) {
    at = moment
    self.content = content
  }

  /// None could be had in a way that counts as none.
  init(absentAt moment: Moment) { (at, content) = (moment, .absent) }

  /// What it says of an address.
  ///
  /// - Throws: `.robots` when it may not be asked, `.robotsUnread` when that is not known.
  func check(_ address: PageAddress, subject: String) throws(FetchError) {
    switch content {
    case .absent: return
    case .unread(let status): throw FetchError(subject, .robotsUnread(status: status))
    case .file(let file):
      let answer = file.answer(for: address.path, agent: FetchPolicy.productToken)
      guard answer.isAllowed else {
        throw FetchError(subject, .robots(rule: answer.rule ?? ""))
      }
    }
  }

  /// The pause that it asks for.
  var crawlDelay: Double? {
    guard case .file(let file) = content else { return nil }
    return file.answer(for: "/robots.txt", agent: FetchPolicy.productToken).crawlDelay
  }
}

/// The robots.txt of every origin, each for a day.
final class RobotsBook: Sendable {
  private let copies: Mutex<[String: RobotsCopy]>
  private let delays = Mutex<[String: Double]>([:])

  /// So long a copy may be relied on (RFC 9309, 2.4).
  static let lifetimeSeconds = 86_400

  /// Begins with what earlier runs were told.
  init(_ known: [String: RobotsCopy] = [:]) {
    copies = Mutex(known)
    for (origin, copy) in known {
      // What was an origin once is one still.
      if let delay = copy.crawlDelay, let address = try? PageAddress(origin) {
        delays.withLock { $0[address.host] = delay }
      }
    }
  }

  /// All that is known.
  var all: [String: RobotsCopy] { copies.withLock { $0 } }

  func copy(of origin: String, at moment: Moment) -> RobotsCopy? {
    let copy = copies.withLock { $0[origin] }
    return copy.flatMap { $0.isFresh(at: moment) ? $0 : nil }
  }

  func keep(_ copy: RobotsCopy, of address: PageAddress) {
    copies.withLock { $0[address.origin] = copy }
    if let delay = copy.crawlDelay { delays.withLock { $0[address.host] = delay } }
  }

  /// The pause that a host asks for.
  func delay(at host: String) -> Double? { delays.withLock { $0[host] } }
}
