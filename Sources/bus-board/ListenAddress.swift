import BusCommand
import BusQuery

/// Where the board listens: "127.0.0.1:8099", "[::1]:8099".
struct ListenAddress: Hashable {
  /// Only this machine reaches it.
  static let standard = "127.0.0.1:8099"

  /// The numeric address, or a name of this machine.
  let host: String
  /// 0 for any that is free.
  let port: Int

  /// Reads an address.
  ///
  /// - Throws: ``Failure`` with 64.
  init(_ text: String) throws(Failure) {
    guard let colon = text.lastIndex(of: ":"), let port = Int(text[text.index(after: colon)...]),
      (0...65_535).contains(port), colon != text.startIndex
    else {
      throw .typed(.option("--listen"), expected: .listenAddress, found: text)
    }
    let host = text[..<colon]
    let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
    self.host = isBracketed ? String(host.dropFirst().dropLast()) : String(host)
    self.port = port
  }

  /// Whether nobody but this machine reaches it.
  var isOfThisMachine: Bool {
    host == "localhost" || host == "::1" || host.hasPrefix("127.")
  }
}
