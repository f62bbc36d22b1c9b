/// What stands before a row of times: the stop's name, and whether the row is 着 or 発.
enum StopHeading {
  /// The stop's name (nil when only 着 or 発 stands there) and the row's kind (nil when unsaid);
  /// nil when the cells name no stop.
  static func read(_ cells: [Grid.Cell], _ tree: PageTree) -> (name: String?, isArrival: Bool?)? {
    var name: String?
    var isArrival: Bool?
    for cell in cells {
      let text = NameText.of(cell: cell.node, in: tree)
      if let kind = kind(of: text) {
        isArrival = kind
        continue
      }
      if Int(Texts.compact(text)) != nil { continue }
      let (stem, kind) = divided(text)
      if name == nil { name = stem }
      isArrival = isArrival ?? kind
    }
    guard name != nil || isArrival != nil else { return nil }
    return (name, isArrival)
  }

  /// 着 is true, 発 is false, anything else nil.
  static func kind(of text: String) -> Bool? {
    switch Texts.compact(text) {
    case "着", "分着", "到着", "降車", "降車専用", "降車のみ", "(着)", "（着）", "着時刻": true
    case "発", "出発", "乗車", "乗車専用", "乗車のみ", "(発)", "（発）", "発車", "発時刻": false
    default: nil
    }
  }

  /// "A駅 発" as the name and the kind.
  private static func divided(_ text: String) -> (String, Bool?) {
    for (suffix, isArrival) in [
      ("（着）", true), ("(着)", true), ("（発）", false), ("(発)", false), ("[着]", true),
      ("[発]", false), ("着", true), ("発", false),
    ] where text.ends(with: suffix) {
      let stem = Texts.collapsed(text.before(ending: suffix))
      if !stem.isEmpty { return (stem, isArrival) }
    }
    return (text, nil)
  }
}
