import BusLabels

/// Sentences of houses that say of the buses what they say of themselves: 日曜・祝日は休診のため送迎もお休みです, 休診日：木曜・祝日
/// （送迎車も運休します）.
enum RideRests {
  /// A line with what it says of fetching guests as what it says of buses: "12月8日は送迎はございません" as 12月8日は運休します.
  static func told(_ line: String) -> String {
    guard line.holds(bytes: "送迎") else { return line }
    for subject in fetching {
      guard let range = line.firstRange(of: subject),
        let verb = verbs.first(where: line[range.upperBound...].hasPrefix), !verb.hasPrefix("運休")
      else { continue }
      var before = line[..<range.lowerBound]
      // 年末年始の送迎はありません
      if before.hasSuffix("の") { before = before.dropLast() + "は" }
      let after = line[range.upperBound...].dropFirst(verb.count)
      // 送迎はございませんので、タクシーで: what guests may do instead is said of no bus.
      return before + "運休します" + (after.first == "の" ? "。" : after)
    }
    return line
  }

  /// "休診日：木曜（送迎バスも運休）" as 木曜は運休です, and バスもお休みです as what is said of buses alone; nil for any other sentence.
  static func plain(_ sentence: String) -> String? {
    guard rides.isFound(in: sentence), sentence.utf8.count <= 300 else { return nil }
    let text = sentence.ends(with: "。") ? String(sentence.dropLast()) : sentence
    // 休館日は循環バスも運休します is of a bus with a name of its own.
    if let head = head(of: text), let last = head.last, ends.contains(last) {
      return head + "送迎バスは運休です"
    }
    guard text.ends(with: "）"), let open = text.lastIndex(of: "（"),
      case let aside = String(text[text.index(after: open)...].dropLast()),
      aside == "運休します" || head(of: aside)?.isEmpty == true,
      let days = days(in: text[..<open])
    else { return nil }
    return days + "は運休です"
  }

  /// What stands before バスもお休みです at the end of a sentence.
  private static func head(of text: String) -> String? {
    guard let verb = verbs.first(where: text.ends(with:)) else { return nil }
    let before = text.dropLast(verb.count)
    let subjects = ["送迎バスも", "送迎車も", "送迎便も", "送迎も", "バスも"]
    return subjects.first(where: before.ends(with:)).map { String(before.dropLast($0.count)) }
  }

  /// The days behind 休診日：.
  private static func days(in text: Substring) -> String? {
    // 冬季休業：12月21日～3月19日 too.
    guard let divider = text.firstIndex(where: { "：:は　 ".contains($0) }),
      case let head = text[..<divider], head.count <= 12,
      houses.contains(where: head.hasSuffix)
    else { return nil }
    let days = Texts.collapsed(text[divider...].dropFirst())
    return days.isEmpty ? nil : days
  }

  private static let rides = WordList(["運休", "バスも"])
  /// With which the words before a bus may end.
  private static let ends = Set("はもに、，。：:）)日めき 　")
  private static let houses = [
    "休診日", "休館日", "休園日", "定休日", "休業日", "休校日", "休場日", "休所日", "休業", "休館", "休園", "休場", "休診", "休業期間",
    "休館期間",
    "休園期間",
  ]
  /// The longer first.
  private static let fetching = [
    "送迎バスの運行", "送迎の運行", "送迎サービス", "送迎バス", "送迎車", "送迎便", "送迎",
  ].flatMap { noun in ["は", "を", "も", "が", ""].map { noun + $0 } }
  /// That something does not run.
  static let denials = [
    "休みます", "ございません", "ありません", "行っておりません", "行っていません", "行いません", "いたしておりません", "いたしません", "しておりません",
    "していません", "しません", "できません", "出来ません", "なし",
  ]
  /// The longer first.
  private static let verbs =
    (["お休み", "運休", "休み", "休止", "中止"].flatMap { rest in
      ["させていただきます", "とさせていただきます", "となります", "になります", "とします", "いたします", "します", "です", ""].map {
        rest + $0
      }
    } + denials).sorted { $0.count > $1.count }
}
