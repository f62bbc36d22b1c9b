import BusModel

/// A name that something on the page gives.
struct NameCandidate: Hashable, Sendable {
  var claim: NameClaim { didSet { key = NameKey(claim.text) } }
  var source: NameSource
  /// The element it stands in; nil for the heading of a column.
  var node: PageTree.Index?
  /// What its name is compared by.
  private(set) var key: NameKey

  init(claim: NameClaim, source: NameSource, node: PageTree.Index?) {
    self.claim = claim
    self.source = source
    self.node = node
    key = NameKey(claim.text)
  }

  /// Whether another says the same name.
  func agrees(with other: NameCandidate) -> Bool { key.agrees(with: other.key) }

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
    /// In how many different places it stands.
    var placeCount: Int { Set(candidates.map(\.source.place)).count }

    /// Whether it may be told: said, or bare where a name stands, or repeated elsewhere.
    var mayBeTold: Bool {
      guard best.claim.certainty == .bare else { return true }
      // "市役所 → 病院 → 港" alone may be the way, on which the stop lies somewhere.
      if best.claim.isOfChain, placeCount == 1 { return false }
      if placeCount > 1 { return BareName.mayBe(best.claim.text) }
      return best.source.mayStandAlone && BareName.isLikely(best.claim.text)
    }
  }

  /// All groups, that of the strongest candidate first.
  private(set) var groups: [Group] = []

  /// The one that is told.
  private(set) var told: NameCandidate?
  /// One that would be told but for a rule outside the candidates.
  private(set) var withdrawn: NameCandidate?
  /// Those that contradict one another, so that none is told.
  private(set) var contradicting: [NameCandidate] = []

  /// Groups that differ less than this contradict; of these more places outweigh fewer.
  private static let margin = 8

  init(_ candidates: [NameCandidate]) {
    for candidate in candidates.sorted(by: { $0.weight > $1.weight }) {
      let match = groups.firstIndex { group in
        group.candidates.contains { $0.agrees(with: candidate) }
      }
      if let match {
        groups[match].candidates.append(candidate)
      } else {
        groups.append(Group(candidates: [candidate]))
      }
    }
    let tellable = Self.withoutLists(groups.filter(\.mayBeTold))
    guard let first = tellable.first else { return }
    let equals = tellable.filter { first.best.weight - $0.best.weight < Self.margin }
    let places = equals.map(\.placeCount).max() ?? 1
    let leading = equals.filter { $0.placeCount == places }
    let rival = leading.dropFirst().first { other in
      !other.best.key.isPart(of: leading[0].best.key)
        && !leading[0].best.key.isPart(of: other.best.key)
    }
    if let rival = rival ?? Self.heading(of: tellable, against: leading[0]) {
      contradicting = [leading[0].best, rival.best]
    } else {
      told = leading[0].best
    }
  }

  /// Those of some groups that do not list others: 北線・南線 over the heading 北線.
  private static func withoutLists(_ groups: [Group]) -> [Group] {
    groups.filter { group in
      guard group.best.claim.kind == .routeName else { return true }
      let parts = group.best.claim.text.split { "・／、＆&/".contains($0) }.map(String.init)
      return parts.count < 2
        || !groups.contains {
          parts.contains($0.best.claim.text) && group.best.weight - $0.best.weight < margin
        }
    }
  }

  /// "ひまわり 港行き" below a heading 桜台 that the title repeats: ひまわり may be the line's name, for
  /// nothing but its place before 港行き makes it the stop's.
  private static func heading(of groups: [Group], against first: Group) -> Group? {
    guard first.best.claim.kind == .stop, first.best.claim.certainty == .beside,
      first.placeCount == 1, case .heading = first.best.source
    else { return nil }
    return groups.dropFirst().first { group in
      group.placeCount > 1 && BareName.isLikely(group.best.claim.text)
        && group.candidates.contains { if case .heading = $0.source { true } else { false } }
        && group.candidates.contains { $0.source == .title }
        && !group.best.key.isPart(of: first.best.key) && !first.best.key.isPart(of: group.best.key)
    }
  }

  /// The line is one of two ways round that a heading tells apart: 内回り.
  mutating func turn(_ way: String) {
    guard var line = told, !line.claim.text.ends(with: way) else { return }
    line.claim.text += " " + way
    told = line
  }

  /// The buses go one of two ways round that a heading tells apart, and nothing says to where.
  mutating func tell(_ way: String) {
    guard told == nil, contradicting.isEmpty else { return }
    told = NameCandidate(
      claim: NameClaim(kind: .destination, text: way, certainty: .said),
      source: .columnHead(distance: 0), node: nil)
  }

  /// Nothing is told: a rule outside the candidates speaks against the winner.
  mutating func withdraw() {
    withdrawn = told
    told = nil
  }
}
