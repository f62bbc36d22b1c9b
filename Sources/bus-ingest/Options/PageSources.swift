import BusCommand
import BusFetch
import BusIngest
import BusModel
import BusQuery
import BusSettings

extension ReplayOption {
  /// Pages from the folder that was named; else from the network, as routes.json wants it asked.
  func source(_ file: RoutesFile?) throws -> any PageSource {
    if let replay { try ReplaySource(folder: replay) } else { try CurlSource(policy: .of(file)) }
  }
}

extension FetchPolicy {
  /// What routes.json and the variables say of how servers are asked.
  ///
  /// - Parameters:
  ///   - file: the settings; nil where there are none.
  ///   - isPublicOnly: whether no address of this machine or its network is asked at all.
  /// - Returns: the policy.
  /// - Throws: ``Failure`` with 64 for a `BUS_CONTACT` that would break out of its header line.
  static func of(_ file: RoutesFile?, isPublicOnly: Bool = false) throws(Failure) -> FetchPolicy {
    var policy = FetchPolicy()
    policy.contact = try contact() ?? file?.contact
    policy.proxy = ProxySetting(variable: Shell.variable)
    policy.privateHosts = Set((file?.privateHosts ?? []).map(\.withoutPort))
    policy.isPublicOnly = isPublicOnly
    if let most = file?.maxPageMB { policy.maxBodyBytes = most << 20 }
    for company in file?.operators ?? [] where company.politeness != PolitenessSetting() {
      for host in company.hosts { policy.hosts[host.withoutPort] = company.politeness }
    }
    return policy
  }

  private static func contact() throws(Failure) -> String? {
    guard let contact = Shell.variable("BUS_CONTACT") else { return nil }
    guard !contact.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f }) else {
      throw Failure(.usage, .option(.badContact(contact)))
    }
    return contact
  }
}

extension String {
  /// "bus.example.jp" of "bus.example.jp:8080"; an address of version 6 keeps its brackets.
  fileprivate var withoutPort: String {
    if hasPrefix("[") { return String(prefix { $0 != "]" }) + "]" }
    return String(prefix { $0 != ":" })
  }
}

extension SettingsOption {
  /// The settings where there are any that are right: for commands that can do without.
  var loadedIfRight: RoutesFile? {
    // What is wrong with them is told by the commands that need them.
    try? load()
  }

  /// The same where no `--config` can be typed.
  static var found: RoutesFile? {
    // The same.
    try? RoutesFile.read(InputFile.read(Shell.locations.config(flag: nil)))
  }
}
