import BusModel

/// What boxes to choose from show as chosen: "停留所 [港 ▾]". A box that looks for other pages is none.
struct ChosenOptions {
  let tree: PageTree

  /// A box and what it says.
  struct Chosen {
    var node: PageTree.Index
    var claims: [NameClaim]
  }

  /// The boxes before a node of which one option is chosen, and that something names.
  func all(before end: PageTree.Index) -> [Chosen] {
    let boxes = tree.elements(tagged: .select) + tree.elements(tagged: .input)
    return boxes.filter { $0 < end }.compactMap { box in
      guard let text = tree.nodes[box].tag == .input ? typed(in: box) : chosen(in: box),
        let label = label(of: box)
      else { return nil }
      let claims = claims(label, text)
      // Asked last, for the whole form is read.
      return claims.isEmpty || isOfSearch(box) ? nil : Chosen(node: box, claims: claims)
    }
  }

  private func claims(_ label: String, _ text: String) -> [NameClaim] {
    let parts = label.split { "・／/（(".contains($0) }.map { Texts.compact($0) }
    let own = parts.lazy.map { LabelledNames.all($0, value: text) }.first { !$0.isEmpty } ?? []
    guard own.count == 1, own[0].kind == .stop else { return own }
    return own + NameLine(text).claims.filter { $0.kind != .stop && $0.certainty == .said }
  }

  /// What a field for text holds: "停留所 [港]".
  private func typed(in field: PageTree.Index) -> String? {
    guard tree.attribute("type", of: field)?.lowercased() ?? "text" == "text",
      let text = tree.attribute("value", of: field).map({ Texts.collapsed($0) }), !text.isEmpty
    else { return nil }
    return Self.requests.isFound(in: text) ? nil : text
  }

  /// The text of the one option that the markup chooses; a first one without a value is a request.
  private func chosen(in box: PageTree.Index) -> String? {
    let options = tree.descendants(of: box).filter { tree.nodes[$0].tag == .option }
    let chosen = options.filter { tree.attribute("selected", of: $0) != nil }
    guard options.count > 1, chosen.count == 1, tree.attribute("disabled", of: chosen[0]) == nil,
      tree.attribute("value", of: chosen[0]) != ""
    else { return nil }
    let text = Texts.collapsed(tree.writtenText(in: chosen[0]))
    return text.isEmpty || Self.requests.isFound(in: text) ? nil : text
  }

  /// The words that name a box: those of its label, or what stands directly before it.
  private func label(of box: PageTree.Index) -> String? {
    if let name = tree.attribute("aria-label", of: box) { return bare(name) }
    if let id = tree.attribute("id", of: box),
      let label = tree.elements(tagged: .label).first(where: {
        tree.attribute("for", of: $0) == id
      })
    {
      return bare(Texts.line(of: label, in: tree))
    }
    let parent = tree.parent(of: box)
    if let before = tree.children(of: parent).reversed().first(where: {
      $0 < box && !tree.isBlank($0)
    }) {
      guard tree.nodes[before].tag != .select else { return nil }
      return bare(
        tree.nodes[before].tag == .text
          ? String(decoding: tree.textBytes(before), as: UTF8.self)
          : Texts.line(of: before, in: tree))
    }
    guard [.td, .dd].contains(tree.nodes[parent].tag),
      let head = tree.elements(of: tree.parent(of: parent)).last(where: { $0 < parent })
    else { return nil }
    return bare(Texts.line(of: head, in: tree))
  }

  /// "停留所を選択してください：" as 停留所.
  private func bare(_ label: String) -> String? {
    var text = Texts.compact(label)
    for ending in ["：", ":", "してください", "して下さい", "を選択", "の選択", "選択", "を選ぶ"]
    where text.ends(with: ending) {
      text = String(text.before(ending: ending))
    }
    return text.isEmpty || text.length > 20 ? nil : Self.ends[text] ?? text
  }

  /// The two boxes of a way.
  private static let ends = ["乗車": "乗車地", "降車": "到着地", "到着": "到着地"]

  /// Whether a box belongs to a search or to a menu.
  private func isOfSearch(_ box: PageTree.Index) -> Bool {
    var current = box
    while current > 0 {
      switch tree.nodes[current].tag {
      case .header, .nav, .footer, .aside: return true
      case .form:
        let values = tree.descendants(of: current).compactMap { tree.attribute("value", of: $0) }
        return ([Texts.line(of: current, in: tree)] + values).contains { $0.contains("検索") }
      default: current = tree.parent(of: current)
      }
    }
    return false
  }

  private static let requests = WordList(["選択", "選んで", "指定", "すべて", "全て", "---"])
}

/// The day that a page's select box shows as chosen.
enum SelectedOption {
  /// The label of the selected option, when exactly one selected option names days.
  static func dayLabel(in tree: PageTree) -> DayLabel? {
    var found: [String] = []
    for index in tree.elements(tagged: .option) {
      guard tree.attribute("selected", of: index) != nil else { continue }
      found += DayLabel.labels(in: tree.writtenText(in: index))
    }
    return found.count == 1 ? DayLabel(text: found[0], remarks: []) : nil
  }
}
