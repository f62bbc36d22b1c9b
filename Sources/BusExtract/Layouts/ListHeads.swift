/// The stops that the heads of a list's times name.
extension ListFrame {
  /// The stop in "하카타역 출발" and "Departs Hakata Station"; Japanese heads are read as names.
  static func start(in head: String) -> String? {
    let isForeign = head.unicodeScalars.contains { scalar in
      scalar.value < 0x80 && scalar.properties.isAlphabetic
        || (0xAC00...0xD7A3).contains(scalar.value) || "发發".unicodeScalars.contains(scalar)
    }
    guard isForeign, StopHeading.endsWithDeed(head), !StopHeading.isArrival(head) else {
      return nil
    }
    let name = StopHeading.name(in: head)
    return name.length > 1 && ColumnRole.named(name) == nil && !RowName.isVehicle(name) ? name : nil
  }

  /// A head that is the name of a stop and nothing else: beside "温泉（着）" the buses leave there.
  static func place(_ head: String) -> String? {
    BareName.isLikely(head) && ColumnRole.named(head) == nil && DayLabel.labels(in: head).isEmpty
      && StopHeading.kind(of: head) == nil && !StopHeading.endsWithDeed(head) ? head : nil
  }
}
