/// The parts of an http or https address that routes.json is checked for.
struct WebAddress {
  /// The host as written, in lower case, without port: "bus.example.jp", "[::1]".
  let host: String

  /// Why a text is no address that could be fetched.
  enum Fault: Error {
    case notHTTP, noHost, userName, strangeCharacter, port
  }

  /// Reads an address; it is looked at byte by byte, so that nothing is repaired on the way.
  init(_ text: String) throws(Fault) {
    guard !text.unicodeScalars.contains(where: isStrange) else { throw .strangeCharacter }
    let lower = text.lowercased()
    let scheme = ["https://", "http://"].first { lower.hasPrefix($0) }
    guard let scheme else { throw .notHTTP }
    let authority = lower.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    guard !authority.contains("@") else { throw .userName }
    host = try Self.host(of: authority)
  }

  /// Reads "host" or "host:port".
  ///
  /// - Parameter authority: what stands between `//` and the path.
  /// - Returns: the host in lower case.
  /// - Throws: `noHost` or `port`.
  static func host(of authority: some StringProtocol) throws(Fault) -> String {
    let text = authority.lowercased()
    let isIPv6 = text.hasPrefix("[")
    let host = isIPv6 ? text.prefix { $0 != "]" } + "]" : text.prefix { $0 != ":" }
    let rest = text.dropFirst(host.count)
    if !rest.isEmpty {
      let digits = rest.dropFirst()
      guard rest.hasPrefix(":"), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let port = Int(digits), (1...65_535).contains(port)
      else { throw .port }
    }
    let isKnown = isIPv6 ? isAddressOfSix(host) : isName(host)
    guard isKnown else { throw .noHost }
    return String(host)
  }

  private static func isName(_ host: Substring) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    // A dot at the end is the root of the name system and allowed.
    let named = labels.count > 1 && labels.last == "" ? labels.dropLast() : labels[...]
    return named.allSatisfy { label in
      !label.isEmpty
        && label.unicodeScalars.allSatisfy { scalar in
          scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
            || scalar == "-" || scalar == "_" || scalar.properties.generalCategory.isMark
        }
    }
  }

  private static func isAddressOfSix(_ host: some StringProtocol) -> Bool {
    let inner = host.dropFirst().dropLast()
    return inner.contains(":") && inner.allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
  }
}

extension Unicode.GeneralCategory {
  /// Whether it is a mark that belongs to the letter before it.
  fileprivate var isMark: Bool { self == .nonspacingMark || self == .spacingMark }
}

/// What no address may hold: white space, control characters, backslashes, quotes and brackets
/// that belong to the text around an address.
private func isStrange(_ scalar: Unicode.Scalar) -> Bool {
  let category = scalar.properties.generalCategory
  return scalar.properties.isWhitespace || category == .control || category == .format
    || scalar == "\\" || scalar == "\"" || scalar == "<" || scalar == ">"
}
