/// Marks that stand above minutes as ruby: `<ruby>05<rt>駅</rt></ruby>`. A number is read without
/// help, so that what stands above it is no reading.
enum RubyMarks {
  /// Adds them to the departures.
  static func add(to readings: inout [Reading], in tree: PageTree) {
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

  private static func mark(above node: PageTree.Index, _ tree: PageTree) -> MinuteCell.Word? {
    let parent = tree.parent(of: node)
    let ruby = tree.nodes[parent].tag == .rb ? tree.parent(of: parent) : parent
    guard tree.nodes[ruby].tag == .ruby else { return nil }
    let above = tree.descendants(of: ruby).first { $0 > node && tree.nodes[$0].tag == .rt }
    guard let above else { return nil }
    let text = tree.descendants(of: above).filter { tree.nodes[$0].tag == .text }
      .map { String(decoding: tree.textBytes($0), as: UTF8.self) }.joined()
    let mark = Texts.collapsed(text)
    return mark.isEmpty
      ? nil : MinuteCell.Word(text: mark, number: nil, node: above, isGrouped: false)
  }
}
