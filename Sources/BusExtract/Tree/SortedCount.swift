/// Searches in what stands in the order of the page: a page of many tables asks each for all others.
extension Array {
  /// How many elements stand before the first for which something does not hold, where it holds for none behind.
  @inline(__always)
  func leadingCount(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The last element for which something holds, where it holds for all before and none behind.
  @inline(__always)
  func lastLeading(where holds: (Element) -> Bool) -> Element? {
    let count = leadingCount(where: holds)
    return count > 0 ? self[count - 1] : nil
  }
}
