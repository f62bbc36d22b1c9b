/// Which page an address means, however it is spelt.
public enum PageIdentity {
  /// The same text for addresses that differ in the case of scheme and host, in a port that goes
  /// without saying, or in what stands after `#`; a text that is no address is its own.
  public static func of(_ url: String) -> String {
    // What is no address fails when it is asked for.
    guard let address = try? PageAddress(url) else { return url }
    return address.origin + address.path
  }
}
