import BusModel

extension Explanation.NameTrial {
  /// What is told of one name, and the places that speak for it and against it.
  func text(_ language: Language) -> [String] {
    let name = kind.words(language)
    let head =
      told.map { language("\(name) of \(at): \"\($0)\"", "\(at) の\(name): \"\($0)\"") }
      ?? language("\(name) of \(at): not told", "\(at) の\(name): 採らない")
    return ["  " + head]
      + witnesses.prefix(8).map { witness in
        let place = witness.place.words(language)
        return "    \(witness.weight) \"\(witness.text)\", \(place) \(witness.at ?? at)"
      }
  }
}

extension Explanation.NamePlace {
  /// What people call it.
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .columnHead: language("heading of the column", "欄の見出し")
    case .labelled: language("labelled", "項目名付き")
    case .caption: language("caption", "表題")
    case .headerCell: language("header cell", "見出しのセル")
    case .nearestHeading: language("nearest heading", "直前の見出し")
    case .heading: language("heading above", "その上の見出し")
    case .tab: language("current tab", "選ばれているタブ")
    case .breadcrumb: language("breadcrumb", "パンくず")
    case .line: language("line above", "上の行")
    case .boldLine: language("bold line", "太字の行")
    case .farLine: language("line farther above", "離れた上の行")
    case .title: language("title", "ページの題")
    }
  }
}
