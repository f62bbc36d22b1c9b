/// Looks at tokens that spare most of them the reading.
extension ClockCell {
  /// Whether some tokens hold a time: nearly all that hold none are told by their want of a sign
  /// between hour and minute.
  static func holdsTime(_ tokens: Tokens) -> Bool {
    guard tokens.count > 2, tokens.holdClockSign else { return false }
    // Most that hold one begin with it.
    return beginsWithTime(tokens) || !ClockCell(tokens).times.isEmpty
  }

  /// Whether some tokens hold several times, none in brackets and none where a bus arrives: a look that tells
  /// what holds one from most that do not.
  static func holdsSeveral(_ tokens: Tokens) -> Bool {
    var (count, index) = (0, 0)
    while index < tokens.count {
      let isTime = tokens[index].isNumber && beginsWithTime(tokens.part(index..<tokens.count))
      let isArrival = tokens[index].length == 3 && tokens.text(tokens[index]) == "着"
      if tokens[index].kind == .open || isArrival { return false }
      count += isTime ? 1 : 0
      index += isTime ? 3 : 1
    }
    return count > 1
  }

  /// Whether a time of two digits behind the sign stands first, with nothing between.
  private static func beginsWithTime(_ tokens: Tokens) -> Bool {
    guard tokens.count > 2, let hour = tokens[0].smallNumber, hour <= 47,
      tokens[1].isGlued, tokens[1].is(.clockColon), tokens[2].isGlued, tokens[2].digits == 2,
      let minute = tokens[2].smallNumber
    else { return false }
    return minute < 60
  }
}
