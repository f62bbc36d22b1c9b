/// The colours that there are, by the names of their pigments: 墨, 藍, 朱, 山吹, 若竹. Pages use
/// ``Role`` alone.
public enum Palette: String, CaseIterable, Sendable {
  case white
  case sumi50, sumi100, sumi200, sumi300, sumi400, sumi500, sumi700, sumi800, sumi900
  case ai100, ai300, ai600, ai700
  case shu100, shu300, shu700
  case yamabuki100, yamabuki300, yamabuki700
  case wakatake100, wakatake300, wakatake700

  /// The colour.
  public var colour: Colour {
    switch self {
    case .white: Colour(0xFFFFFF)
    case .sumi50: Colour(0xF7F8FA)
    case .sumi100: Colour(0xEEF1F5)
    case .sumi200: Colour(0xD5DBE3)
    case .sumi300: Colour(0xAAB4C2)
    case .sumi400: Colour(0x8B97A8)
    case .sumi500: Colour(0x5A6575)
    case .sumi700: Colour(0x2B3340)
    case .sumi800: Colour(0x1D232D)
    case .sumi900: Colour(0x14181F)
    case .ai100: Colour(0xE3EDFA)
    case .ai300: Colour(0x8DB8F2)
    case .ai600: Colour(0x2B63AD)
    case .ai700: Colour(0x1F4E8C)
    case .shu100: Colour(0xFBE6E1)
    case .shu300: Colour(0xFF9D8A)
    case .shu700: Colour(0xA8321F)
    case .yamabuki100: Colour(0xFDF1D3)
    case .yamabuki300: Colour(0xF2C14E)
    case .yamabuki700: Colour(0x7A5200)
    case .wakatake100: Colour(0xE0F4EA)
    case .wakatake300: Colour(0x7FD6AE)
    case .wakatake700: Colour(0x1C6B4A)
    }
  }
}

/// A colour of the screen (sRGB, 24 bits).
public struct Colour: Hashable, Sendable {
  /// 0xRRGGBB.
  public let number: UInt32

  /// A colour by its number.
  public init(_ number: UInt32) { self.number = number & 0xFF_FFFF }

  /// "#1f4e8c".
  public var css: String {
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// How well one can be told from the other, 1 … 21 (WCAG 2.2, contrast ratio).
  public func contrast(with other: Colour) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// WCAG 2.2, relative luminance.
  private var luminance: Double {
    let parts = [16, 8, 0].map { shift -> Double in
      let value = Double((number >> UInt32(shift)) & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : Self.power((value + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// The 2.4th power of 0 … 1: the square times the fifth root of the square, by Newton's method.
  private static func power(_ value: Double) -> Double {
    let square = value * value
    var root = 0.5
    for _ in 0..<60 {
      root -= (root * root * root * root * root - square) / (5 * root * root * root * root)
    }
    return square * root
  }
}
