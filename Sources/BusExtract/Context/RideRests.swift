/// Sentences of houses that say of the buses what they say of themselves: 日曜・祝日は休診のため送迎もお休みです, 休診日：木曜・祝日
/// （送迎車も運休します）.
enum RideRests {
  /// The sentence as one about buses alone; nil for any other.
  static func plain(_ sentence: String) -> String? {
    guard rides.isFound(in: sentence), sentence.utf8.count <= 300 else { return nil }
    let text = sentence.ends(with: "。") ? String(sentence.dropLast()) : sentence
    if let head = head(of: text), !head.isEmpty { return head + "送迎バスは運休です" }
    guard text.ends(with: "）"), let open = text.lastIndex(of: "（"),
      head(of: String(text[text.index(after: open)...].dropLast()))?.isEmpty == true,
      let days = days(in: text[..<open])
    else { return nil }
    return days + "は運休です"
  }

  /// What stands before 送迎もお休みです at the end of a sentence.
  private static func head(of text: String) -> String? {
    guard let verb = verbs.first(where: text.hasSuffix) else { return nil }
    let before = text.dropLast(verb.count)
    return subjects.first(where: before.hasSuffix).map { String(before.dropLast($0.count)) }
  }

  /// The days behind 休診日：.
  private static func days(in text: Substring) -> String? {
    guard let house = houses.first(where: text.hasPrefix),
      case let rest = text.dropFirst(house.count), let divider = rest.first,
      "：:は　 ".contains(divider)
    else { return nil }
    let days = Texts.collapsed(rest.dropFirst())
    return days.isEmpty ? nil : days
  }

  private static let rides = WordList(["送迎", "バスも"])
  private static let houses = [
    "休診日", "休館日", "休園日", "定休日", "休業日", "休校日", "休場日", "休所日",
  ]
  private static let subjects =
    ["送迎バス", "送迎車", "送迎便", "送迎"].flatMap { [$0 + "も", $0 + "は"] } + ["バスも"]
  private static let verbs =
    ["お休み", "運休", "休み"].flatMap { rest in
      ["となります", "になります", "とします", "とさせていただきます", "いたします", "します", "です", ""].map { rest + $0 }
    } + ["休みます", "ありません", "ございません", "行いません", "行っておりません", "いたしません", "なし"]
}
