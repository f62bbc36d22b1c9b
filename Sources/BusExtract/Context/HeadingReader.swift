/// Reads stop, route and destination from one heading: "中央橋 発 12号系統 市役所前 港行き",
/// "「港（東口行き）」のバス時刻表", "【港】 港01 東口行（平日）".
struct HeadingReader {
  private let text: String

  init(_ text: String) { self.text = Texts.collapsed(text) }

  /// Fills what is still unknown.
  func fill(_ facts: inout ContextReader.Facts) {
    let found = read()
    facts.stop = facts.stop ?? found.stop
    facts.routeName = facts.routeName ?? found.routeName
    facts.destination = facts.destination ?? found.destination
    facts.platform = facts.platform ?? found.platform
  }

  private func read() -> ContextReader.Facts {
    var facts = ContextReader.Facts()
    if let match = text.firstMatch(of: #/(?:^|[：: ])(?<stop>\S+) ?発 (?<rest>.*)$/#) {
      facts.stop = Self.withoutLead(String(match.stop))
      readRoute(String(match.rest), &facts)
      return facts
    }
    if let match = text.firstMatch(of: #/「(?<stop>[^「」（）]+)（(?<destination>[^（）]+?)(?:行き|行|ゆき)）」/#) {
      facts.stop = String(match.stop)
      facts.destination = String(match.destination)
      return facts
    }
    if let match = text.firstMatch(of: #/^【(?<stop>[^【】]+)】 ?(?<rest>.*)$/#) {
      facts.stop = String(match.stop)
      readRoute(String(match.rest), &facts)
      return facts
    }
    readStop(&facts)
    readRoute(text, &facts)
    return facts
  }

  /// "港 時刻表", "港停留所", "港バス停 時刻表", "港駅の時刻表".
  private func readStop(_ facts: inout ContextReader.Facts) {
    let patterns = [
      #/(?:バス停|停留所|停留所名|バス停名)[：:] ?(?<stop>\S+)/#,
      #/^(?<stop>\S+?)(?:バス停|停留所)(?:の|発)? ?(?:バス)?(?:発車|時刻表|$)/#,
      #/^(?<stop>\S+?) ?(?:の|発)? ?(?:バス)?(?:発車)?時刻表$/#,
    ]
    for pattern in patterns {
      guard let match = text.firstMatch(of: pattern) else { continue }
      let stop = String(match.stop)
      let isName = !["バス", "路線バス", "路線", "発車", "バス停", "渡船", "の", "冬", "夏", "新"].contains(stop)
        && DayLabel.labels(in: stop).isEmpty
      if isName { facts.stop = Self.withoutLead(stop) }
      return
    }
  }

  private func readRoute(_ text: String, _ facts: inout ContextReader.Facts) {
    if let match = text.firstMatch(of: #/[\[［](?<route>[^\[\]［］]{1,10})[\]］](?<destination>\S+?)(?:行き|行|ゆき)/#) {
      facts.routeName = String(match.route)
      facts.destination = String(match.destination)
      return
    }
    if let match = text.firstMatch(of: #/(?<route>[^\s：:「【]{1,12}?)(?:号系統|系統)/#) {
      let route = String(match.route)
      if !route.isEmpty { facts.routeName = route }
    }
    if let match = text.firstMatch(of: #/(?<destination>[^\s　：:「【」】、。・→]+?)(?:行き|ゆき|行)(?:$|[\s（(\[［」【]|バス|の|時刻)/#) {
      let destination = String(match.destination)
      if destination != "銀", destination.count > 1 { facts.destination = destination }
    } else if let match = text.firstMatch(of: #/(?<destination>[^\s　：:「【」】、。]+?方面)/#) {
      facts.destination = String(match.destination)
    }
  }

  /// "京都市バス時刻表：河原" without what stands before the colon.
  private static func withoutLead(_ stop: String) -> String {
    guard let colon = stop.lastIndex(where: { "：:".contains($0) }) else { return stop }
    return String(stop[stop.index(after: colon)...])
  }
}
