import BusJSON
internal import BusModel

/// Notices as they stand in a column: `[{"code":"…","id":"…","arguments":[…],"at":"…"}]`; older
/// ones have a sentence, `message`, in the place of id and arguments.
enum NoticeText {
  static func text(of notices: [Notice]) -> String {
    JSONValue.array(
      notices.map { notice in
        var members = [JSONMember(key: "code", value: .string(notice.code))]
        members += MessageText.members(of: notice.content.message)
        members.append(JSONMember(key: "at", value: JSONValue(notice.at)))
        return .object(members)
      }
    ).text()
  }

  static func notices(in text: String) -> [Notice] {
    // Only we write this column, and a note that cannot be read must not cost the page.
    guard let parsed = try? JSONValue.parse(text), let entries = parsed.arrayValue else {
      return []
    }
    return entries.compactMap { entry in
      let old = entry["message"]?.stringValue.map(Message.text)
      guard let code = entry["code"]?.stringValue, let message = MessageText.message(entry) ?? old
      else { return nil }
      return Notice(Notice.Content(message, code: code), at: entry["at"]?.stringValue)
    }
  }
}
