/// A place and 発 at the head of a word, as in "港発浜行き": the buses of which it speaks leave there.
package enum DepartedPlace {
  /// The place and what follows 発; nil where 発 is a part of a name, as in 北新発田 and 開発センター.
  package static func divided(_ word: String) -> (stop: String, rest: String)? {
    guard let mark = word.firstIndex(of: "発") else { return nil }
    let rest = word[word.index(after: mark)...].drop { $0 == "の" }
    let stop = word[..<mark]
    guard stop.dropFirst().first != nil, let end = stop.last, !goesOn.contains(end),
      let start = rest.first, !goesOnWith.contains(start)
    else { return nil }
    return (String(stop), String(rest))
  }

  /// What stands before and behind 発 in words and in names.
  private static let goesOn = Set<Character>("出開原始先再啓摘爆自乱反活揮突蒸連新")
  private static let goesOnWith = Set<Character>("田寒電着車坂知祥会戸達展行明表売地荷送信射見条酵")
}
