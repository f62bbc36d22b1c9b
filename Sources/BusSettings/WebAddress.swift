import BusModel

/// The parts of an http or https address that routes.json is checked for.
struct WebAddress {
  /// The host as written, in lower case, without port: "bus.example.jp", "[::1]".
  let host: String

  /// Why a text is no address that could be fetched.
  enum Fault: Error {
    case notHTTP, noHost, userName, strangeCharacter, port
  }

  /// Reads an address; nothing is repaired on the way.
  init(_ text: String) throws(Fault) {
    // A file may have thousands, and only what lies beyond ASCII asks Unicode's tables.
    guard text.utf8.allSatisfy(isPlain) || !text.unicodeScalars.contains(where: isStrange) else {
      throw .strangeCharacter
    }
    guard let scheme = Self.schemes.first(where: { Self.begins(text, with: $0) }) else {
      throw .notHTTP
    }
    let authority = text.utf8.dropFirst(scheme.utf8CodeUnitCount).prefix { byte in
      byte != UInt8(ascii: "/") && byte != UInt8(ascii: "?") && byte != UInt8(ascii: "#")
    }
    guard !authority.contains(UInt8(ascii: "@")) else { throw .userName }
    host = try Self.host(of: String(Substring(authority)))
  }

  private static let schemes: [StaticString] = ["https://", "http://"]

  /// Whether a text begins with this one of small letters, whatever its case there.
  private static func begins(_ text: String, with scheme: StaticString) -> Bool {
    scheme.withUTF8Buffer { small in
      text.utf8.count >= small.count && zip(text.utf8, small).allSatisfy { $0 | 0x20 == $1 }
    }
  }

  /// Whether the host is this machine by its name or a loopback address, which speak plain http.
  var isOfThisMachine: Bool { Self.isOfThisMachine(host) }

  /// The same of a host, which may have a port.
  static func isOfThisMachine(_ host: String) -> Bool {
    host == "localhost" || host.hasPrefix("localhost:") || host.hasPrefix("[::1]")
      || host.hasPrefix("127.")
  }

  /// Reads "host" or "host:port".
  ///
  /// - Parameter authority: what stands between `//` and the path.
  /// - Returns: the host in lower case.
  /// - Throws: `noHost` or `port`.
  static func host(of authority: String) throws(Fault) -> String {
    let scalars = authority.lowercased().unicodeScalars
    let isIPv6 = scalars.first == "["
    let end = isIPv6 ? scalars.firstIndex(of: "]").map(scalars.index(after:)) : nil
    let host = scalars[..<(end ?? scalars.firstIndex(of: ":") ?? scalars.endIndex)]
    let rest = scalars[host.endIndex...]
    guard isIPv6 ? isAddressOfSix(host) : isName(host) else { throw .noHost }
    guard rest.isEmpty || isPort(rest) else { throw .port }
    return String(host)
  }

  private static func isPort(_ text: Substring.UnicodeScalarView) -> Bool {
    let digits = text.dropFirst()
    guard text.first == ":", digits.allSatisfy({ ("0"..."9").contains($0) }) else { return false }
    let port = digits.reduce(0) { min(100_000, $0 * 10 + Int($1.value - 0x30)) }
    return (1...65_535).contains(port)
  }

  private static func isName(_ host: Substring.UnicodeScalarView) -> Bool {
    // A dot at the end is the root of the name system and allowed.
    var isBehindDot = true
    for scalar in host {
      guard scalar == "." ? !isBehindDot : isLabelLetter(scalar) else { return false }
      isBehindDot = scalar == "."
    }
    return !host.isEmpty
  }

  private static func isLabelLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "-"
        || scalar == "_"
    }
    let category = scalar.properties.generalCategory
    return scalar.properties.isAlphabetic || category == .decimalNumber
      || category == .nonspacingMark || category == .spacingMark
  }

  private static func isAddressOfSix(_ host: Substring.UnicodeScalarView) -> Bool {
    let inner = host.dropFirst().dropLast()
    return host.last == "]" && inner.contains(":")
      && inner.allSatisfy { $0.properties.isASCIIHexDigit || $0 == ":" || $0 == "." }
  }
}

/// Whether it is seen, of ASCII, and not strange.
private func isPlain(_ byte: UInt8) -> Bool {
  0x21...0x7e ~= byte && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
    && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
}

/// What no address may hold: what is unseen, backslashes, and the quotes and brackets that belong
/// to the text around an address.
private func isStrange(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isUnseen || scalar == "\\" || scalar == "\"" || scalar == "<" || scalar == ">"
}
