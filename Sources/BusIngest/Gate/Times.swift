import BusModel

extension [ServiceTime] {
  /// How many times stand in both lists, which are in order.
  func commonCount(with other: [ServiceTime], later minutes: Int = 0) -> Int {
    var (i, j, count) = (0, 0, 0)
    while i < self.count, j < other.count {
      let moved = self[i].minutes + minutes
      if moved == other[j].minutes {
        (i, j, count) = (i + 1, j + 1, count + 1)
      } else if moved < other[j].minutes {
        i += 1
      } else {
        j += 1
      }
    }
    return count
  }

  /// For each time whether it stands in the other list too; both are in order.
  func isKept(in other: [ServiceTime]) -> [Bool] {
    var j = 0
    return map { time in
      while j < other.count, other[j] < time { j += 1 }
      guard j < other.count, other[j] == time else { return false }
      j += 1
      return true
    }
  }

  /// Whether nearly all of each stands in the other.
  func isAlike(_ other: [ServiceTime], percent: Int) -> Bool {
    commonCount(with: other) * 100 >= Swift.max(count, other.count) * percent
  }
}
