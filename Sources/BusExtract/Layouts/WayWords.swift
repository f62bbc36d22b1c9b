import BusModel

/// What words of a table say themselves of the way of its buses: "港行き", "駅前 発", "港→駅前".
struct WayWords {
  /// Where the buses leave.
  private(set) var stop: String?
  /// Where they go.
  private(set) var destination: String?

  /// Reads a line.
  init(_ text: String) {
    for claim in NameLine(Texts.collapsed(text)).claims where claim.certainty == .said {
      if claim.kind == .stop { stop = stop ?? claim.text }
      if claim.kind == .destination { destination = destination ?? claim.text }
    }
  }

  /// Whether they say anything of it.
  var isSaid: Bool { stop != nil || destination != nil }
}
