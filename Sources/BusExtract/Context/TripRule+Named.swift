extension TripRule {
  /// Trips as words name them.
  struct Named {
    let subject: TripSubject
    let words: String
    var scope: TripScope?

    init?(_ printed: some StringProtocol) {
      let words = printed.drop { "、，".contains($0) }
      self.words = String(words)
      if let subject = TripSubject(words) {
        self.subject = subject
        return
      }
      guard let (scope, rest) = TripScope.before(trips: String(words)),
        let subject = TripSubject(rest)
      else { return nil }
      self.subject = subject
      self.scope = scope
    }

    /// Those that words name: one, or several of which each names its line or way, 上り5便と下り5便.
    static func all(_ words: some StringProtocol) -> [Named]? {
      if let one = Named(words) { return [one] }
      let listed = ["ならびに", "および", "及び", "と"].reduce(String(words)) { $0.replacing($1, with: "、") }
      let parts = listed.split(separator: "、").map { Named($0) }
      guard parts.count > 1, parts.allSatisfy({ $0?.scope != nil }) else { return nil }
      return parts.compactMap { $0 }
    }
  }
}
