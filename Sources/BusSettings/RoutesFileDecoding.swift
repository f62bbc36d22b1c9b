import BusModel
public import BusJSON

extension RoutesFile {
  /// Reads routes.json and checks all of it.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - file: its name for the message.
  /// - Returns: the settings, found right.
  /// - Throws: every fault at once; a text that is no JSON is one fault with line and column.
  public static func read(
    _ bytes: some Collection<UInt8>, file: String = "routes.json"
  ) throws(SettingsError) -> RoutesFile {
    let root: JSONValue
    do throws(JSONFault) {
      root = try JSONValue.parse(bytes)
    } catch {
      throw SettingsError(file: file, .notJSON(error))
    }
    return try read(root, file: file)
  }

  /// Checks the JSON of a routes.json.
  ///
  /// - Parameters:
  ///   - root: the file's value.
  ///   - file: its name for the message.
  /// - Returns: the settings, found right.
  /// - Throws: every fault at once.
  public static func read(
    _ root: JSONValue, file: String = "routes.json"
  ) throws(SettingsError) -> RoutesFile {
    var reading = SettingsDecoder()
    let settings = reading.file(SettingsNode(value: root, place: .root))
    guard reading.faults.isEmpty else { throw SettingsError(file: file, .faults(reading.faults)) }
    return settings
  }
}

extension SettingsDecoder {
  /// The keys that the file may have beside its routes.
  static let fileKeys = [
    "operators", "holidays", "notify", "contact", "privateHosts", "maxPageMB",
  ]

  fileprivate mutating func file(_ node: SettingsNode) -> RoutesFile {
    let isObject = keys(
      of: node, what: .settings, required: ["routes": .array(.route)], optional: Self.fileKeys)
    guard isObject else { return RoutesFile(routes: []) }
    let operatorNodes = list(node["operators"], of: .serviceOperator)
    let operators = operatorNodes.compactMap { serviceOperator($0) }
    noteRepeated("id", in: operatorNodes, what: .serviceOperator)

    let routeNodes = list(node["routes"], of: .route)
    let operatorIDs = operatorNodes.compactMap { $0["id"]?.value.stringValue }
    let routes = routeNodes.compactMap { route($0, operatorIDs: operatorIDs) }
    noteRepeated("id", in: routeNodes, what: .route)
    noteRepeated("name", in: routeNodes, what: .route)
    let holidays = holidays(node["holidays"])
    var file = RoutesFile(
      routes: routes, operators: operators, holidayURL: holidays.url, holidayFile: holidays.file)
    file.notify = notify(node["notify"])
    file.contact = text(node["contact"])
    file.privateHosts = list(node["privateHosts"], of: .host).compactMap { host($0) }
    file.maxPageMB = wholeNumber(node["maxPageMB"], in: 1...64)
    return file
  }

  /// One second opinion: a feed or a file, for two could contradict each other.
  private mutating func holidays(_ node: SettingsNode?) -> (url: String?, file: String?) {
    guard let node, keys(of: node, what: .holidayFeed, optional: ["url", "file"]) else {
      return (nil, nil)
    }
    if node["url"] != nil, let file = node["file"] {
      note(file, expected: .urlOrFile, found: .both)
    }
    return (address(node["url"]), text(node["file"]))
  }

  /// Two of a kind must not share a key's value: a command could not tell them apart.
  private mutating func noteRepeated(_ key: String, in nodes: [SettingsNode], what: SettingsThing) {
    var owners: [String: Int] = [:]
    owners.reserveCapacity(nodes.count)
    for (number, node) in nodes.enumerated() {
      guard let text = node.value[key]?.stringValue else { continue }
      guard let owner = owners.updateValue(number, forKey: text), let child = node[key] else {
        continue
      }
      // It is the first that the others repeat.
      owners[text] = owner
      note(
        child, expected: .unique(key: key, of: what),
        found: .repeated(child.value.text(), of: nodes[owner].place.path))
    }
  }
}
