/// The word that was probably meant, for "did you mean".
///
/// A word is near when few letters must be put in, left out, changed or swapped with their
/// neighbour to get it (one for up to five letters, then one more for every three), without
/// regard to case; else the only word that begins with what was typed is near. Of several the
/// nearest counts, and the first of equals.
///
/// - Parameters:
///   - word: what was found.
///   - words: what would be right.
/// - Returns: one of `words`, or nil when none is near.
public func nearest(_ word: String, in words: [String]) -> String? {
  let letters = Array(word.lowercased())
  guard !letters.isEmpty, letters.count <= 100 else { return nil }
  var best: (word: String, distance: Int)?
  for candidate in words where candidate.count <= 100 {
    let other = Array(candidate.lowercased())
    let limit = max(1, max(letters.count, other.count) / 3)
    guard abs(letters.count - other.count) <= limit else { continue }
    let distance = editDistance(letters, other)
    // One letter is not near to another, though a single change makes it that.
    guard distance <= limit, distance < max(letters.count, other.count) else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  if let best { return best.word }
  let longer = words.filter { $0.lowercased().hasPrefix(word.lowercased()) }
  return letters.count >= 2 && longer.count == 1 ? longer[0] : nil
}

/// The optimal string alignment distance: insertions, deletions, changes and swaps of neighbours.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var twoAbove = Array(0...right.count)
  var above = twoAbove
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let change = above[column] + (left[row] == right[column] ? 0 : 1)
      var least = min(change, above[column + 1] + 1, current[column] + 1)
      let isSwap =
        row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
      if isSwap { least = min(least, twoAbove[column - 1] + 1) }
      current.append(least)
    }
    twoAbove = above
    above = current
  }
  return above[right.count]
}
