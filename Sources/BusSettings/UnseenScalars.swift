import BusModel

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
