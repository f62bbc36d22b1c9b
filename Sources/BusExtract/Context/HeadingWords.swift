/// What the words of a heading say: destination, route, stop, platform.
enum HeadingWords {
  /// "金閣寺行き", "駅前ゆき", "中央方面", "行先：港" as the place; nil for anything else.
  static func destination(in text: String) -> String? {
    let line = Texts.collapsed(text)
    for label in ["行先", "行き先", "行先名", "方面", "終点", "ゆき先"] {
      for colon in ["：", ":", " "] where line.hasPrefix(label + colon) {
        let value = Texts.collapsed(line.dropFirst(label.count + colon.count))
        return value.isEmpty ? nil : trimmedDestination(value)
      }
    }
    for suffix in ["行き", "ゆき", "行", "方面"] where line.hasSuffix(suffix) && line.count > suffix.count {
      return suffix == "方面" ? line : trimmedDestination(line)
    }
    return nil
  }

  /// A destination without 行き.
  static func trimmedDestination(_ text: String) -> String {
    for suffix in ["行き", "ゆき", "行"] where text.hasSuffix(suffix) && text.count > suffix.count {
      return Texts.collapsed(text.dropLast(suffix.count))
    }
    return text
  }

  /// "205号系統", "系統：港01", "[都０５]" as the route; nil for anything else.
  static func route(in text: String) -> String? {
    let line = Texts.collapsed(text)
    for label in ["系統名", "系統番号", "路線名", "系統", "路線"] {
      for colon in ["：", ":"] where line.hasPrefix(label + colon) {
        let value = Texts.collapsed(line.dropFirst(label.count + colon.count))
        return value.isEmpty ? nil : value
      }
    }
    for suffix in ["号系統", "系統"] where line.hasSuffix(suffix) && line.count > suffix.count {
      let value = line.dropLast(suffix.count)
      return value.contains(" ") ? nil : String(value)
    }
    return nil
  }
}
