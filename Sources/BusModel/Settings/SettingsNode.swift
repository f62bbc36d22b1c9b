/// A value of routes.json with its place.
struct SettingsNode {
  let value: JSONValue
  /// "routes[0].name"; empty for the whole file.
  let path: String

  /// The value under a key, absent when it is not there or `null`.
  subscript(key: String) -> SettingsNode? {
    guard let value = value[key], !value.isNull else { return nil }
    return SettingsNode(value: value, path: path(of: key))
  }

  /// The elements with their places, or nil when this is no array.
  var elements: [SettingsNode]? {
    value.arrayValue?.enumerated().map { index, value in
      SettingsNode(value: value, path: "\(path)[\(index)]")
    }
  }

  /// The place of a key in here.
  func path(of key: String) -> String {
    let isPlain = key.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789_-$".contains(Character($0))
    }
    guard isPlain, !key.isEmpty else { return "\(path)[\(JSONValue.string(key).text())]" }
    return path.isEmpty ? key : "\(path).\(key)"
  }

  /// The value as a message quotes it: a short one as it stands, else what kind it is.
  var found: String {
    guard value.arrayValue == nil, value.objectValue == nil else { return value.kindName }
    guard let text = value.stringValue, text.count > 80 else { return value.text() }
    return JSONValue.string(text.prefix(80) + "…").text()
  }
}
