/// What sentences say that buses do.
package enum ServiceVerbs {
  /// Whether it is said that these alone run.
  package struct Verb {
    package let isOnly: Bool
  }

  /// What stands before the words for "does not run", or "alone runs", that end a sentence.
  package static func resting(_ text: String) -> (head: String, verb: Verb)? {
    if let end = rests.first(where: { text.hasSuffix($0) }) {
      return (String(text.dropLast(end.count)), Verb(isOnly: false))
    }
    if let end = onlys.first(where: { text.hasSuffix($0) }) {
      return (String(text.dropLast(end.count)), Verb(isOnly: true))
    }
    return nil
  }

  /// How sentences end that name the last trip of a day, or the first, with which of them it is.
  package static let ends: [(words: String, isLast: Bool)] =
    ["が最終便", "が最終", "が最終バス", "が終バス"].flatMap { word in
      ["です", "となります", "になります", "とします", ""].map { (word + $0, true) }
    }
    + ["までの運行", "までの運転", "までの運航", "まで"].flatMap { word in
      ["です", "となります", "になります", "とします", ""].map { (word + $0, true) }
    }
    + ["まで運行します", "まで運転します", "まで運航します", "まで運行いたします", "で終了します", "で終了となります", "で運行を終了します"]
    .map { ($0, true) }
    + ["が始発便", "が始発", "が始発バス", "からの運行", "からの運転", "からの運航"].flatMap { word in
      ["です", "となります", "になります", "とします", ""].map { (word + $0, false) }
    }
    + ["から運行します", "から運転します", "から運航します", "から運行いたします"].map { ($0, false) }

  /// How a reason ends that stands before what it is the reason of.
  package static let reasons = ["のため", "ため", "により", "によって", "に伴い", "に伴って", "につき", "ので"]

  /// The longer first.
  private static let rests: [String] = {
    let ends = [
      "とさせていただきます", "させていただきます", "いたします", "致します", "となります", "になります", "とします", "とする", "します", "です",
      "する", "",
    ]
    let nouns = ["運休", "欠航", "お休み", "休止", "休み"].flatMap { noun in ends.map { noun + $0 } }
    let verbs = ["運行", "運転", "運航"].flatMap { noun in
      ["しません", "いたしません", "致しません", "しておりません", "していません", "はありません", "がありません", "を行いません", "を取りやめます"].map
      { noun + $0 }
    }
    return (nouns + verbs + ["走りません", "はありません", "がありません"]).sorted { $0.count > $1.count }
  }()

  private static let onlys: [String] = {
    let ends = [
      "いたします", "となります", "になります", "とします", "します", "です", "する", "",
    ]
    let nouns = ["運行", "運転", "運航"].flatMap { noun in
      ["のみ", "のみの", "だけ", "だけの", "のみを", "だけを"].flatMap { only in ends.map { only + noun + $0 } }
    }
    return nouns.sorted { $0.count > $1.count }
  }()
}
