import BusModel

/// Which hosts may stand for an address of this machine or its own network: those that the user
/// named, never one that a page leads to.
struct AddressRule: Sendable {
  private let shared: SharedPolicy
  /// The figures that hold.
  var policy: FetchPolicy { shared.figures }

  init(policy: SharedPolicy) { shared = policy }

  /// Whether a private address may be connected to; the address that is really used is looked at
  /// when the socket is opened.
  ///
  /// - Parameters:
  ///   - address: what is to be asked.
  ///   - start: the page's own address, from which redirects may have led here.
  ///   - subject: what an error is about.
  /// - Returns: whether the user meant it.
  /// - Throws: `.privateAddress` for what names such an address and may not be asked.
  func mayBePrivate(
    _ address: PageAddress, from start: PageAddress, subject: String
  ) throws(FetchError) -> Bool {
    let isNamed = start.isPrivateByName || policy.privateHosts.contains(start.host)
    let isAllowed = isNamed && !policy.isPublicOnly && address.host == start.host
    guard isAllowed || !address.isPrivateByName else {
      let found = address.literal.map { "\($0)" } ?? address.host
      throw FetchError(subject, .privateAddress(host: address.host, address: found))
    }
    return isAllowed
  }
}

extension PageAddress {
  /// Whether the host says by itself that it is of this machine or its own network.
  fileprivate var isPrivateByName: Bool {
    if let literal { return !literal.isPublic }
    return host == "localhost" || host.hasSuffix(".localhost") || host.hasSuffix(".local")
  }
}
