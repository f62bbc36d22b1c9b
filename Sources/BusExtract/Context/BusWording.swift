import BusLabels

extension String {
  /// What is said of a ship or of fetching guests in the words that are used of buses.
  var inWordsOfBuses: String { RideRests.told(withoutShips) }

  /// "祝日も運航します" as "祝日も運行します": of a ship what is said of a bus. 通常運航 and 運航期間 are heads.
  private var withoutShips: String {
    guard holds(bytes: "航") else { return self }
    // 全便休航いたします, 運航休止日.
    var plain = replacing(bytes: "運航休止日", with: "運休日").replacing(bytes: "休航", with: "運休")
    var from = plain.startIndex
    while let range = plain[from...].firstRange(of: "運航") {
      let before = plain[..<range.lowerBound].last
      let after = plain[range.upperBound...].first
      let isVerb =
        before.map { "もはにでりみ間日祝曜便".contains($0) } == true
        && after.map { "期状日".contains($0) } != true
      let length = plain.distance(from: plain.startIndex, to: range.upperBound)
      if isVerb { plain.replaceSubrange(range, with: "運行") }
      from = plain.index(plain.startIndex, offsetBy: length)
    }
    return plain
  }
}
