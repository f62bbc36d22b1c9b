import FoundationEssentials

/// `index.json` of a replay folder: a URL → the name of a file, or
/// `{"file": …, "contentType": …, "status": …}`.
struct ReplayIndex: Sendable {
  /// What stands in for a server's answer.
  struct Entry: Sendable {
    /// Relative to the folder; nil for an answer without a body.
    var file: String?
    var contentType: String?
    var status = 200
  }

  /// By URL, as it stands in the file.
  let entries: [String: Entry]

  /// Reads the index; `path` is what errors name.
  init(_ bytes: [UInt8], path: String) throws(FetchError) {
    do {
      entries = try JSONDecoder().decode([String: Entry].self, from: Data(bytes))
    } catch {
      throw FetchError(
        .badReplay, path,
        "an object of URL → file name, or → {\"file\", \"contentType\", "
          + "\"status\"}, was expected: \(Self.place(of: error))")
    }
  }

  private static func place(of error: any Error) -> String {
    switch error {
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context):
      let keys = context.codingPath.map(\.stringValue).joined(separator: " → ")
      return keys.isEmpty ? "it is not valid JSON of that form" : "\(keys) is not of that form"
    default: return "it cannot be read"
    }
  }
}

extension ReplayIndex.Entry: Decodable {
  private enum Key: String, CodingKey {
    case file, contentType, status
  }

  init(from decoder: any Decoder) throws {
    // Not a name alone, then an object it must be, whose errors say more.
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      file = name
      return
    }
    let fields = try decoder.container(keyedBy: Key.self)
    file = try fields.decodeIfPresent(String.self, forKey: .file)
    contentType = try fields.decodeIfPresent(String.self, forKey: .contentType)
    status = try fields.decodeIfPresent(Int.self, forKey: .status) ?? 200
  }
}
