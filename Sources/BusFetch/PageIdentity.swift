/// Which page an address means, however it is spelt.
public enum PageIdentity {
  /// The same text for addresses that differ in the case of scheme and host, in a port that goes
  /// without saying, or in what stands after `#`; a text that is no address is its own.
  public static func of(_ url: String) -> String {
    if PlainSpelling.isOne(url) { return url }
    return byItsParts(url)
  }

  static func byItsParts(_ url: String) -> String {
    // What is no address fails when it is asked for.
    guard let address = try? PageAddress(url) else { return url }
    return address.origin + address.path
  }

  /// The part of an identity that says who is asked: "https://bus.example.jp" of
  /// "https://bus.example.jp/a/b"; all of it where it is no address.
  public static func origin(of identity: String) -> Substring {
    var slashes = 0
    let end = identity.utf8.firstIndex { octet in
      if octet == UInt8(ascii: "/") { slashes += 1 }
      return slashes == 3
    }
    return identity[..<(end ?? identity.endIndex)]
  }
}
