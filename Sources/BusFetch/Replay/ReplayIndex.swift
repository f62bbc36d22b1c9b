import BusJSON
import BusModel

/// `index.json` of a replay folder: a URL → the name of a file, or
/// `{"file": …, "contentType": …, "status": …}`.
struct ReplayIndex: Sendable {
  /// What stands in for a server's answer.
  struct Entry: Sendable {
    /// Relative to the folder; nil where the status brings no page.
    var file: String?
    var contentType: String?
    var status = 200
  }

  /// By URL, as it stands in the file.
  let entries: [String: Entry]

  /// Reads the index; `path` is what errors name.
  init(_ bytes: [UInt8], path: String) throws(FetchError) {
    let index = try Self.json(bytes, path: path)
    guard let members = index.objectValue else {
      throw FetchError(path, .badReplay(.notObject(found: index.kind.rawValue)))
    }
    var entries: [String: Entry] = [:]
    for member in members {
      entries[member.key] = try IndexEntryReader(path: path, url: member.key).entry(member.value)
    }
    self.entries = entries
  }

  private static func json(_ bytes: [UInt8], path: String) throws(FetchError) -> JSONValue {
    do throws(JSONFault) {
      return try JSONValue.parse(bytes)
    } catch {
      throw FetchError(path, .badReplay(.notJSON(line: error.line, column: error.column)))
    }
  }
}

/// Reads what stands behind one URL; other keys than the three are left alone.
private struct IndexEntryReader {
  let path: String
  let url: String

  func entry(_ value: JSONValue) throws(FetchError) -> ReplayIndex.Entry {
    if let file = value.stringValue { return ReplayIndex.Entry(file: file) }
    guard value.objectValue != nil else {
      throw fault(.badEntry(url: url, found: value.text()))
    }
    return ReplayIndex.Entry(
      file: try field("file", of: value, .string) { $0.stringValue },
      contentType: try field("contentType", of: value, .string) { $0.stringValue },
      status: try field("status", of: value, .number) { $0.intValue } ?? 200)
  }

  private func field<Field>(
    _ key: String, of object: JSONValue, _ kind: JSONKind, _ read: (JSONValue) -> Field?
  ) throws(FetchError) -> Field? {
    guard let value = object[key], !value.isNull else { return nil }
    guard let field = read(value) else {
      throw fault(.badKey(key, kind: kind.rawValue, url: url, found: value.text()))
    }
    return field
  }

  private func fault(_ fault: ReplayFault) -> FetchError { FetchError(path, .badReplay(fault)) }
}
