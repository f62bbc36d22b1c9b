/// Marks that stand above minutes as ruby: `<ruby>05<rt>駅</rt></ruby>`. A number is read without
/// help, so that what stands above it is no reading.
enum RubyMarks {
  /// Adds them to the departures.
  static func add(to readings: inout [LayoutResult], in tree: PageTree) {
    for reading in readings.indices {
      for column in readings[reading].columns.indices {
        for index in readings[reading].columns[column].departures.indices {
          guard let node = readings[reading].columns[column].departures[index].node,
            let word = mark(above: node, tree)
          else { continue }
          readings[reading].columns[column].departures[index].words.append(word)
        }
      }
    }
  }

  /// Whether a text is one number.
  private static func isSole(_ text: PageTree.Index, _ tree: PageTree) -> Bool {
    tree.tokens.count(text, end: text + 1) == 1
  }

  private static func mark(above node: PageTree.Index, _ tree: PageTree) -> MinuteCell.Word? {
    let parent = tree.parent(of: node)
    let ruby = tree.nodes[parent].tag == .rb ? tree.parent(of: parent) : parent
    // Without the ruby around them 05<rt>駅</rt> stand side by side.
    let beside = Int(tree.nodes[node].end)
    let above =
      tree.nodes[ruby].tag == .ruby
      ? tree.descendants(of: ruby).first { $0 > node && tree.nodes[$0].tag == .rt }
      : beside < tree.nodes.count && tree.nodes[beside].tag == .rt ? beside : nil
    guard let above, tree.nodes[ruby].tag == .ruby || isSole(node, tree) else { return nil }
    let mark = Texts.collapsed(tree.writtenText(in: above))
    return mark.isEmpty
      ? nil : MinuteCell.Word(text: mark, number: nil, node: above, isGrouped: false)
  }
}
