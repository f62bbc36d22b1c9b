import BusModel

extension NameKind {
  /// Its number in lists that hold something for each kind.
  var index: Int {
    switch self {
    case .stop: 0
    case .routeName: 1
    case .destination: 2
    case .platform: 3
    }
  }
}

/// What the words of one line say of one name.
struct NameClaim: Hashable, Sendable {
  /// How plainly they say it.
  enum Certainty: Int, Comparable, Sendable {
    /// A name that merely stands there: "中央橋".
    case bare
    /// A name beside words that say something else: "中央橋 12系統".
    case beside
    /// A name with the word that makes it one: "中央橋 発", "12系統", "港行き".
    case said

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  var kind: NameKind
  var text: String
  var certainty: Certainty
  /// Whether the words are "Xの時刻表", where X may be where the buses go.
  var isOfTimetable = false
  /// Whether the words are "Z本線 X駅の時刻表".
  var isStation = false
  /// Whether the words are the first of more than two places with arrows between, which may be the way.
  var isOfChain = false
  /// Whether the words are the first of two places with an arrow between, which may be the line's ends.
  var isOfWay = false
  /// Whether the words are the kind of bus, which names the line where nothing else does.
  var isService = false
  /// Whether it is the place of a のりば, which names the stop where nothing else does.
  var isOfPlatform = false
  /// The stop for which alone it holds: "Xでは2番のりば", "X ⇔ Y".
  var only: String?
}
