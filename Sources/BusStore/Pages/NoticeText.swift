import BusJSON
internal import BusModel

/// Notices as they stand in a column: `[{"code":"…","message":"…","at":"…"}]`.
enum NoticeText {
  static func text(of notices: [Notice]) -> String {
    JSONValue.array(
      notices.map { notice in
        [
          "code": .string(notice.code), "message": .string(notice.message),
          "at": JSONValue(notice.at),
        ]
      }
    ).text()
  }

  static func notices(in text: String) -> [Notice] {
    // Only we write this column, and a note that cannot be read must not cost the page.
    guard let parsed = try? JSONValue.parse(text), let entries = parsed.arrayValue else {
      return []
    }
    return entries.compactMap { entry in
      guard let code = entry["code"]?.stringValue, let message = entry["message"]?.stringValue
      else { return nil }
      return Notice(code: code, message: message, at: entry["at"]?.stringValue)
    }
  }
}
