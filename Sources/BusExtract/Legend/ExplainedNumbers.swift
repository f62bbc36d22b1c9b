import Synchronization

/// Numbers in brackets that the page itself explains: "[31] 病院経由 港ゆき". Beside a minute they are its line's, or a
/// note's, and no minutes.
enum ExplainedNumbers {
  /// Them, without the brackets, of which a page may have several kinds.
  static func all(in tree: PageTree) -> Set<String> {
    tree.explainedNumbers.withLock { known in
      let numbers = known ?? find(in: tree)
      known = numbers
      return numbers
    }
  }

  private static func find(in tree: PageTree) -> Set<String> {
    var found = Set<String>()
    for line in tree.tokens(of: 0).lines where line.contains(where: { $0.kind == .open }) {
      for index in line.indices.dropLast(3) {
        guard line[index].kind == .open, line[index + 1].isNumber, line[index + 1].digits < 4,
          line[index + 2].kind == .close, line[index + 3].kind == .word,
          case let word = line.text(line[index + 3]), word.length > 1,
          !others.contains(where: word.begins)
        else { continue }
        found.insert(line.text(line[index + 1]))
      }
    }
    return found
  }

  /// What says of a bracket around minutes what it means, and counts what is no line's.
  private static let others = [
    "は", "の", "印", "分", "便", "内", "円", "時", "月", "日", "年", "本", "回", "名", "台", "号車", "～", "〜",
  ]
}
