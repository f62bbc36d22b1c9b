/// What a colour is for. Pages, pictures and the terminal name roles; each has a colour for light and
/// one for dark surroundings.
public enum Role: String, CaseIterable, Sendable {
  /// Behind everything, and behind a card.
  case surface, card
  /// What is read, what is read second, and what has gone.
  case text, muted, past
  /// What leads somewhere, and letters upon it.
  case accent, onAccent = "on-accent"
  /// What is wrong, and its ground.
  case warn, warnSoft = "warn-soft"
  /// What is late, and its ground.
  case late, lateSoft = "late-soft"
  /// What is well, and its ground.
  case ok, okSoft = "ok-soft"
  /// Lines of controls, lines between things, and the ring of what has the focus.
  case controlLine = "control-line", line, focus

  /// The colour in light surroundings.
  public var light: Palette {
    switch self {
    case .surface: .sumi50
    case .card: .white
    case .text: .sumi900
    case .muted, .past, .controlLine: .sumi500
    case .accent: .ai700
    case .onAccent: .white
    case .warn: .shu700
    case .warnSoft: .shu100
    case .late: .yamabuki700
    case .lateSoft: .yamabuki100
    case .ok: .wakatake700
    case .okSoft: .wakatake100
    case .line: .sumi200
    case .focus: .ai600
    }
  }

  /// The colour in dark surroundings.
  public var dark: Palette {
    switch self {
    case .surface: .sumi900
    case .card: .sumi800
    case .text: .sumi100
    case .muted: .sumi300
    case .past, .controlLine: .sumi400
    case .accent: .ai300
    case .onAccent: .sumi900
    case .warn: .shu300
    case .warnSoft, .lateSoft, .okSoft, .line: .sumi700
    case .late: .yamabuki300
    case .ok: .wakatake300
    case .focus: .ai100
    }
  }

  /// On which grounds it is read, and how well it must be told from them (WCAG 2.2, 1.4.3 and
  /// 1.4.11).
  public var grounds: [(role: Role, least: Double)] {
    switch self {
    case .text, .muted: [(.surface, 4.5), (.card, 4.5)]
    case .past, .accent: [(.surface, 4.5), (.card, 4.5)]
    case .onAccent: [(.accent, 4.5)]
    case .warn: [(.warnSoft, 4.5), (.card, 4.5), (.surface, 4.5)]
    case .late: [(.lateSoft, 4.5), (.card, 4.5)]
    case .ok: [(.okSoft, 4.5), (.card, 4.5)]
    case .controlLine, .focus: [(.surface, 3), (.card, 3)]
    case .surface, .card, .warnSoft, .lateSoft, .okSoft, .line: []
    }
  }
}

/// The colours of the lines, in the order in which they appear on a route; the name always stands in
/// the tag.
public enum LineColour: Int, CaseIterable, Sendable {
  case ai, shu, wakatake, fuji, yamabuki, asagi, momo, kuri

  /// The ground in light surroundings, for white letters.
  public var light: Colour {
    switch self {
    case .ai: Palette.ai700.colour
    case .shu: Palette.shu700.colour
    case .wakatake: Palette.wakatake700.colour
    case .fuji: Colour(0x6B3FA0)
    case .yamabuki: Palette.yamabuki700.colour
    case .asagi: Colour(0x0F5F73)
    case .momo: Colour(0x9B2C63)
    case .kuri: Colour(0x6B4423)
    }
  }

  /// The ground in dark surroundings, for letters of ink.
  public var dark: Colour {
    switch self {
    case .ai: Palette.ai300.colour
    case .shu: Palette.shu300.colour
    case .wakatake: Palette.wakatake300.colour
    case .fuji: Colour(0xC9B0F0)
    case .yamabuki: Palette.yamabuki300.colour
    case .asagi: Colour(0x7CCFE0)
    case .momo: Colour(0xF5A8CB)
    case .kuri: Colour(0xD9B08C)
    }
  }

  /// The colour of the line that appears as the so manieth.
  public init(position: Int) { self = Self.allCases[position % Self.allCases.count] }
}
