/// Which readings of a page take the same elements for times: minutes that happen to rise by one
/// look like hours, and so the same list may be read twice.
struct SharedCells {
  /// The indices of two such readings, in either order.
  private(set) var pairs = Set<[Int]>()

  /// Looks through what the readings consumed.
  init(_ readings: [LayoutResult], _ tree: PageTree) {
    guard readings.count > 1 else { return }
    var owners = [Int32](repeating: -1, count: tree.nodes.count)
    for (index, reading) in readings.enumerated() {
      for cell in reading.consumed {
        for node in cell..<Int(tree.nodes[cell].end) {
          let owner = Int(owners[node])
          if owner >= 0, owner != index {
            pairs.insert([owner, index])
            pairs.insert([index, owner])
          } else {
            owners[node] = Int32(index)
          }
        }
      }
    }
  }
}
