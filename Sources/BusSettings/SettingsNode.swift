import BusModel
import BusJSON

/// A value of routes.json with its place.
struct SettingsNode {
  let value: JSONValue
  let place: SettingsPlace

  /// The value under a key, absent when it is not there or `null`.
  subscript(key: String) -> SettingsNode? {
    guard let value = value[key], !value.isNull else { return nil }
    return SettingsNode(value: value, place: .key(key, of: place))
  }

  /// The elements with their places, or nil when this is no array.
  var elements: [SettingsNode]? {
    value.arrayValue?.enumerated().map { index, value in
      SettingsNode(value: value, place: .index(index, of: place))
    }
  }

  /// The value as a message quotes it: a short one as it stands, else what kind it is.
  var found: SettingsFound {
    guard value.arrayValue == nil, value.objectValue == nil else {
      return .kind(value.kind.rawValue)
    }
    guard let text = value.stringValue, text.count > 80 else { return .value(value.text()) }
    return .value(JSONValue.string(text.prefix(80) + "…").text())
  }
}

/// Where in routes.json a value stands; put into words only when someone asks.
indirect enum SettingsPlace {
  case root
  case key(String, of: SettingsPlace)
  case index(Int, of: SettingsPlace)

  /// "routes[0].name"; `["a b"]` for a key that is no plain word; empty for the root.
  var path: String {
    switch self {
    case .root: return ""
    case .index(let index, let outer): return "\(outer.path)[\(index)]"
    case .key(let key, let outer):
      let isPlain = key.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || "0123456789_-$".unicodeScalars.contains(scalar)
      }
      let path = outer.path
      guard isPlain, !key.isEmpty else { return "\(path)[\(JSONValue.string(key).text())]" }
      return path.isEmpty ? key : "\(path).\(key)"
    }
  }
}
