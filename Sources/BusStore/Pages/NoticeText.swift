import BusJSON
internal import BusModel

/// Notices as they stand in a column: `[{"code":"…","id":"…","arguments":[…],"at":"…"}]`; the one
/// that decided the page's verdict has `"reason":true`. Older ones have a sentence, `message`, in the
/// place of id and arguments.
enum NoticeText {
  static func text(of notices: [Notice], reason: Notice?) -> String {
    let deciding = reason.flatMap { notices.lastIndex(of: $0) }
    return JSONValue.array(
      notices.indices.map { index in
        let notice = notices[index]
        var members = [JSONMember(key: "code", value: .string(notice.code))]
        members += MessageText.members(of: notice.content.message)
        members.append(JSONMember(key: "at", value: JSONValue(notice.at)))
        if index == deciding { members.append(JSONMember(key: "reason", value: .bool(true))) }
        return .object(members)
      }
    ).text()
  }

  /// The notices, and the one that decided; where an older version marked none it was the last.
  static func notices(in text: String) -> (notices: [Notice], reason: Notice?) {
    // Only we write this column, and a note that cannot be read must not cost the page.
    guard let parsed = try? JSONValue.parse(text), let entries = parsed.arrayValue else {
      return ([], nil)
    }
    var notices: [Notice] = []
    var reason: Notice?
    for entry in entries {
      guard let notice = notice(entry) else { continue }
      notices.append(notice)
      if entry["reason"]?.boolValue == true { reason = notice }
    }
    return (notices, reason ?? notices.last)
  }

  private static func notice(_ entry: JSONValue) -> Notice? {
    let old = entry["message"]?.stringValue.map(Message.text)
    guard let code = entry["code"]?.stringValue, let message = MessageText.message(entry) ?? old
    else { return nil }
    return Notice(Notice.Content(message, code: code), at: entry["at"]?.stringValue)
  }
}
