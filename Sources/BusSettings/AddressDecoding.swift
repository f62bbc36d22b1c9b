import BusJSON
import BusModel

extension SettingsDecoder {
  /// An http or https address with a host, nothing in it that could mislead.
  mutating func address(_ node: SettingsNode?) -> String? {
    guard let node else { return nil }
    guard let text = node.value.stringValue else {
      note(node, expected: .address)
      return nil
    }
    do throws(WebAddress.Fault) {
      _ = try WebAddress(text)
      return text
    } catch {
      note(error, in: node, text: text)
      return nil
    }
  }

  /// A host name, with a port or without.
  mutating func host(_ node: SettingsNode) -> String? {
    if let text = node.value.stringValue, let host = try? WebAddress.host(of: text) {
      // Which of the faults it is says no more than "a host" does.
      return text.lowercased() == host ? host : text.lowercased()
    }
    let meant = node.value.stringValue.flatMap { try? WebAddress($0).host }  // nil: no suggestion
    note(node, expected: .host, suggestion: meant)
    return nil
  }

  /// Whoever copied an address without its scheme meant https, but for a server of this machine.
  private static func meant(by text: String) -> String? {
    guard !text.contains("://") else { return nil }
    // Nil: not even with a scheme an address.
    guard let address = try? WebAddress("https://" + text) else { return nil }
    return (address.isOfThisMachine ? "http://" : "https://") + text
  }

  private mutating func note(_ fault: WebAddress.Fault, in node: SettingsNode, text: String) {
    switch fault {
    case .notHTTP:
      note(node, expected: .address, suggestion: Self.meant(by: text))
    case .noHost:
      note(node, expected: .addressWithHost)
    case .userName:
      // The text is not quoted: it may hold a password, and messages go to logs.
      note(node, expected: .addressWithoutUser, found: .userName)
    case .strangeCharacter:
      note(node, expected: .plainAddress)
    case .port:
      note(node, expected: .port)
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character: C0, DEL or C1.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// Whether it shows nothing of its own: white space, control characters, signs that join or turn
  /// writing, and numbers that no character has.
  ///
  /// ASCII is answered without Unicode's tables, which a short-lived process would have to page in.
  var isUnseen: Bool {
    if isASCII { return value <= 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned:
      return true
    default: return false
    }
  }
}
