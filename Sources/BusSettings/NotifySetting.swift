import BusModel
import BusJSON

/// Who is told after a run that brought something new: `notify` of routes.json.
public struct NotifySetting: Hashable, Sendable {
  /// A command for `/bin/sh -c`, given JSON on its standard input.
  public var command: String?
  /// An address to which the same JSON is posted.
  public var url: String?
  /// An Atom file of changes, as written: a relative path counts from the folder of routes.json.
  public var feed: String?
  /// After how many seconds the command or the address is given up.
  public var timeoutSeconds: Int

  /// How long it may take unless routes.json says otherwise.
  public static let usualTimeoutSeconds = 30

  /// A setting.
  public init(
    command: String? = nil, url: String? = nil, feed: String? = nil,
    timeoutSeconds: Int = usualTimeoutSeconds
  ) {
    self.command = command
    self.url = url
    self.feed = feed
    self.timeoutSeconds = timeoutSeconds
  }
}

extension NotifySetting {
  /// The object under `notify`.
  var json: JSONValue {
    let isUsual = timeoutSeconds == Self.usualTimeoutSeconds
    return .present([
      ("command", JSONValue(command)), ("url", JSONValue(url)), ("feed", JSONValue(feed)),
      ("timeoutSeconds", isUsual ? .null : JSONValue(timeoutSeconds)),
    ])
  }
}

extension SettingsDecoder {
  /// `notify`: at least one who is told.
  mutating func notify(_ node: SettingsNode?) -> NotifySetting? {
    let ways = ["command", "url", "feed"]
    guard let node, keys(of: node, what: .notify, optional: ways + ["timeoutSeconds"]) else {
      return nil
    }
    if ways.allSatisfy({ node[$0] == nil }) {
      note(node, expected: .atLeastOne(ways), found: .some(.none))
    }
    return NotifySetting(
      command: text(node["command"]), url: address(node["url"]), feed: text(node["feed"]),
      timeoutSeconds: wholeNumber(node["timeoutSeconds"], in: 1...600)
        ?? NotifySetting.usualTimeoutSeconds)
  }
}
