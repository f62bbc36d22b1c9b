/// What differs between two texts, as a unified difference of a few lines.
public struct LineDifference: CustomStringConvertible, Sendable {
  /// The difference; empty when the texts are the same.
  public let description: String

  /// So many lines are shown, and so many that are the same around each.
  private static let (most, context) = (40, 2)

  /// Compares two texts line by line.
  ///
  /// - Parameters:
  ///   - expected: what should be.
  ///   - found: what is.
  public init(from expected: String, to found: String) {
    let (old, new) = (Self.lines(expected), Self.lines(found))
    let changes = new.difference(from: old)
    var (gone, come): ([Int: String], [Int: String]) = ([:], [:])
    for change in changes {
      switch change {
      case .remove(let offset, let line, _): gone[offset] = line
      case .insert(let offset, let line, _): come[offset] = line
      }
    }
    var lines: [(text: String, isChange: Bool)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if let line = gone[left] {
        lines.append(("-\(left + 1): \(line)", true))
        left += 1
      } else if let line = come[right] {
        lines.append(("+\(right + 1): \(line)", true))
        right += 1
      } else {
        lines.append((" \(left + 1): \(old[left])", false))
        (left, right) = (left + 1, right + 1)
      }
    }
    let near = Set(
      lines.indices.filter { lines[$0].isChange }
        .flatMap { ($0 - Self.context)...($0 + Self.context) })
    let shown = lines.indices.filter { near.contains($0) }
    let rest = shown.count - Self.most
    description =
      shown.prefix(Self.most).map { lines[$0].text + "\n" }.joined()
      + (rest > 0 ? "… \(rest) more lines\n" : "")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
