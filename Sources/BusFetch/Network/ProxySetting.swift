/// Which proxy stands between this machine and the servers, by the variables that curl(1) knows:
/// `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy`, in small letters or, but for the first,
/// in capitals.
public struct ProxySetting: Hashable, Sendable {
  private var plain: String?
  private var encrypted: String?
  private var exceptions: [String] = []

  /// No proxy.
  public init() {}

  /// Reads the variables of an environment.
  public init(variable: (String) -> String?) {
    let all = variable("all_proxy") ?? variable("ALL_PROXY")
    plain = variable("http_proxy") ?? all
    encrypted = variable("https_proxy") ?? variable("HTTPS_PROXY") ?? all
    let list = variable("no_proxy") ?? variable("NO_PROXY") ?? ""
    exceptions = list.lowercased().split { $0 == "," || $0 == " " }.map { name in
      String(name.drop { $0 == "." })
    }
  }

  /// The proxy for an address; nil where it is asked directly.
  func proxy(for address: PageAddress) -> String? {
    let isExcepted = exceptions.contains { name in
      name == "*" || name == address.host || address.host.hasSuffix("." + name)
    }
    guard !isExcepted else { return nil }
    return address.isEncrypted ? encrypted : plain
  }
}
