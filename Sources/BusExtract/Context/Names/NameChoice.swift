/// A name that something on the page gives.
struct NameCandidate: Hashable, Sendable {
  var claim: NameClaim
  var source: NameSource
  /// The element it stands in; nil for the heading of a column.
  var node: PageTree.Index?

  /// How much it counts on its own.
  var weight: Int {
    switch claim.certainty {
    case .said: source.weight
    case .beside: source.weight - 12
    case .bare: source.weight - 30
    }
  }
}

/// What the candidates for one name come to.
struct NameChoice: Hashable, Sendable {
  /// A name and the candidates that agree on it, the strongest first.
  struct Group: Hashable, Sendable {
    var candidates: [NameCandidate]

    var best: NameCandidate { candidates[0] }
    /// The strongest counts fully, those that agree a tenth.
    var weight: Int {
      best.weight + min(15, candidates.dropFirst().reduce(0) { $0 + $1.weight } / 10)
    }

    /// Whether it may be told: said, or bare where a name stands, or repeated elsewhere.
    var mayBeTold: Bool {
      guard best.claim.certainty == .bare else { return true }
      if Set(candidates.map(\.source.words)).count > 1 { return BareName.mayBe(best.claim.text) }
      return best.source.mayStandAlone && BareName.isLikely(best.claim.text)
    }
  }

  /// All groups, the heaviest first.
  private(set) var groups: [Group] = []

  /// The one that is told.
  private(set) var told: NameCandidate?
  /// Those that contradict one another, so that none is told.
  private(set) var contradicting: [NameCandidate] = []

  /// Groups whose weights differ less than this contradict.
  private static let margin = 8

  init(_ candidates: [NameCandidate]) {
    for candidate in candidates.sorted(by: { $0.weight > $1.weight }) {
      let match = groups.firstIndex { group in
        group.candidates.contains { NameKey.agree($0.claim.text, candidate.claim.text) }
      }
      if let match { groups[match].candidates.append(candidate) } else {
        groups.append(Group(candidates: [candidate]))
      }
    }
    groups.sort { $0.weight > $1.weight }
    let tellable = groups.filter(\.mayBeTold)
    guard let first = tellable.first else { return }
    let rival = tellable.dropFirst().first { other in
      first.weight - other.weight < Self.margin
        && !NameKey.isPart(other.best.claim.text, of: first.best.claim.text)
        && !NameKey.isPart(first.best.claim.text, of: other.best.claim.text)
    }
    if let rival { contradicting = [first.best, rival.best] } else { told = first.best }
  }

  /// Nothing is told: a rule outside the candidates speaks against the winner.
  mutating func withdraw() { told = nil }
}
