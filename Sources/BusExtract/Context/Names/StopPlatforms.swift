import BusModel

/// Lines that name the platform of one stop among several: "国際線ターミナル 5番のりば".
enum StopPlatforms {
  /// The claims of such a line, the platform as that stop's alone; nil where it is none of a stop whose
  /// times the reading has.
  static func claims(of line: [NameClaim], _ reading: Reading) -> [NameClaim]? {
    guard line.count == 2, let platform = line.first(where: { $0.kind == .platform }),
      let stop = line.first(where: { $0.kind == .stop && $0.only == nil }), platform.only == nil
    else { return nil }
    let stops = Set(reading.columns.compactMap(\.stop))
    let key = NameKey(stop.text)
    guard stops.count > 1, let own = stops.first(where: { NameKey($0).isSame(as: key) }) else {
      return nil
    }
    var tied = platform
    tied.only = own
    return [tied]
  }
}
