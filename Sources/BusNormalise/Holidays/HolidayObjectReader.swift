import BusJSON
import BusModel

/// Reads the holidays-jp feed: one flat object of date → name.
enum HolidayObjectReader {
  /// The holidays in the feed's order.
  static func holidays(in bytes: [UInt8]) throws(HolidayFeedFault) -> [Holiday] {
    var found: [Holiday] = []
    for member in try members(bytes) { found.append(try holiday(member)) }
    return found
  }

  private static func members(_ bytes: [UInt8]) throws(HolidayFeedFault) -> [JSONMember] {
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue.parse(bytes)
    } catch {
      throw HolidayFeedFault(.notJSON(line: error.line, column: error.column))
    }
    guard let members = value.objectValue else {
      throw HolidayFeedFault(.notObject(found: value.kind.rawValue))
    }
    return members
  }

  private static func holiday(_ member: JSONMember) throws(HolidayFeedFault) -> Holiday {
    guard let date = CivilDate(member.key), let name = member.value.stringValue, !name.isEmpty
    else {
      let found = JSONValue.object([member]).text()
      throw HolidayFeedFault(.badEntry(found: String(found.prefix(80))))
    }
    return Holiday(date: date, name: name, kind: kind(of: name))
  }

  private static func kind(of name: String) -> Holiday.Kind {
    if name.contains("振替休日") { return .substitute }
    return name == "国民の休日" ? .citizen : .national
  }
}
