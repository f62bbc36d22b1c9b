import BusFiles
import BusJSON
import BusModel

/// What servers' robots.txt said, kept over runs in a file: a line of JSON for each origin, with the
/// rules that concern this program alone.
///
///     {"origin":"https://bus.example.jp","at":1795000000,"rules":"User-agent: *\nDisallow: /x\n"}
public struct RobotsMemory: Sendable {
  private let path: String

  /// Longer ones are asked for again.
  private static let mostBytes = 64 << 10

  /// The memory in a file, which need not be there.
  public init(path: String) { self.path = path }

  /// What holds still; none where there is no file or it cannot be read.
  func copies(at now: Moment) -> [String: RobotsCopy] {
    // Whatever keeps it from being read costs a request to each server, and nothing else.
    guard let bytes = try? PosixFile.read(path, maxBytes: 64 << 20) else { return [:] }
    var copies: [String: RobotsCopy] = [:]
    for line in bytes.split(separator: 0x0A) {
      guard let value = try? JSONValue.parse(line), let origin = value["origin"]?.stringValue,
        let seconds = value["at"]?.intValue, let content = Self.content(value)
      else { continue }
      let copy = RobotsCopy(content, at: Moment(secondsSince1970: seconds))
      // A clock that was ahead must not make a copy hold for ever.
      if copy.at <= now, copy.isFresh(at: now) { copies[origin] = copy }
    }
    return copies
  }

  /// Writes down what holds, but for servers in trouble, which are asked again by the next run.
  func keep(_ copies: [String: RobotsCopy], at now: Moment) throws(FetchError) {
    let lines = copies.sorted { $0.key < $1.key }.compactMap { origin, copy -> JSONValue? in
      guard copy.isFresh(at: now), let rules = Self.rules(copy.content) else { return nil }
      return [
        "origin": .string(origin), "at": JSONValue(copy.at.secondsSince1970), "rules": rules,
      ]
    }
    try FetchError.wrapping(
      try PosixFile.replace(path, with: Array(JSONValue.jsonLines(lines).utf8)))
  }

  private static func content(_ value: JSONValue) -> RobotsCopy.Content? {
    guard let rules = value["rules"] else { return nil }
    return rules.isNull ? .absent : rules.stringValue.map { .file(RobotsFile($0.utf8)) }
  }

  private static func rules(_ content: RobotsCopy.Content) -> JSONValue? {
    switch content {
    case .absent: return .null
    case .unread: return nil
    case .file(let file):
      let text = file.text
      return text.utf8.count <= mostBytes ? .string(text) : nil
    }
  }
}

extension RobotsCopy {
  /// Whether it may be relied on still (RFC 9309, 2.4).
  func isFresh(at now: Moment) -> Bool {
    at.adding(seconds: RobotsBook.lifetimeSeconds) > now
  }
}
