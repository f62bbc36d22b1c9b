/// The colours that people tell apart, and how pages write them.
enum StyleColour: Sendable {
  case red, orange, yellow, green, cyan, blue, purple, pink, brown, grey

  /// The colour of an HTML or CSS value: "red", "#ff0000", "#F00", "rgb(255,0,0)"; nil for black,
  /// white and what is not understood.
  init?(_ value: String) {
    let text = Texts.compact(value).lowercased()
    if let named = Self.names[text] {
      self = named
      return
    }
    guard let channels = Self.channels(of: text), let found = Self.nearest(channels) else {
      return nil
    }
    self = found
  }

  /// The colour that a Japanese word begins with: 赤字, オレンジ色.
  init?(japanese word: String) {
    guard let found = Self.words.first(where: { word.begins(with: $0.0) }) else { return nil }
    self = found.1
  }

  /// Red, green and blue, 0 … 255.
  private static func channels(of text: String) -> [Int]? {
    if text.begins(with: "rgb"), let open = text.firstIndex(of: "(") {
      let numbers = text[text.index(after: open)...].split { ",/) ".contains($0) }.prefix(3)
        .compactMap { Int($0) }
      return numbers.count == 3 ? numbers : nil
    }
    let digits = text.drop { $0 == "#" }.compactMap(\.hexDigitValue)
    guard digits.count == text.drop(while: { $0 == "#" }).count else { return nil }
    switch digits.count {
    case 3: return digits.map { $0 * 17 }
    case 6: return stride(from: 0, to: 6, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
  }

  /// By hue and brightness; nil for black and white.
  private static func nearest(_ channels: [Int]) -> StyleColour? {
    let (red, green, blue) = (channels[0], channels[1], channels[2])
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    guard high > 64, low < 240 else { return nil }
    guard high - low > 48 else { return high < 224 ? .grey : nil }
    let span = Double(high - low)
    let hue: Double
    switch high {
    case red: hue = 60 * Double(green - blue) / span
    case green: hue = 120 + 60 * Double(blue - red) / span
    default: hue = 240 + 60 * Double(red - green) / span
    }
    return named(hue: hue < -30 ? hue + 360 : hue, isDark: high < 176)
  }

  private static func named(hue: Double, isDark: Bool) -> StyleColour {
    switch hue {
    case ..<16: .red
    case ..<45: isDark ? .brown : .orange
    case ..<70: .yellow
    case ..<165: .green
    case ..<195: .cyan
    case ..<255: .blue
    case ..<295: .purple
    case ..<345: .pink
    default: .red
    }
  }

  private static let names: [String: StyleColour] = [
    "red": .red, "crimson": .red, "darkred": .red, "firebrick": .red, "maroon": .red,
    "tomato": .red, "orangered": .red, "orange": .orange, "darkorange": .orange,
    "yellow": .yellow, "gold": .yellow, "green": .green, "lime": .green, "darkgreen": .green,
    "limegreen": .green, "seagreen": .green, "aqua": .cyan, "cyan": .cyan, "lightblue": .cyan,
    "skyblue": .cyan, "blue": .blue, "navy": .blue, "royalblue": .blue, "mediumblue": .blue,
    "darkblue": .blue, "purple": .purple, "violet": .purple, "magenta": .pink, "fuchsia": .pink,
    "pink": .pink, "hotpink": .pink, "deeppink": .pink, "brown": .brown, "grey": .grey,
    "gray": .grey, "silver": .grey, "lightgrey": .grey, "lightgray": .grey,
  ]

  private static let words: [(String, StyleColour)] = [
    ("赤", .red), ("朱", .red), ("橙", .orange), ("オレンジ", .orange), ("黄", .yellow), ("緑", .green),
    ("水色", .cyan), ("青", .blue), ("紺", .blue), ("紫", .purple), ("桃", .pink), ("ピンク", .pink),
    ("茶", .brown), ("灰", .grey), ("グレー", .grey),
  ]
}
