import BusQuery

/// Markup that is made of literals and of texts: what the program's sources say stands as it is, and
/// every text that is put into it is escaped, which the compiler tells apart by their types.
///
/// ```swift
/// let name = "<b>"
/// let item: HTML = "<li>\(name)</li>"   // <li>&lt;b&gt;</li>
/// ```
public struct HTML: Hashable, Sendable {
  /// The markup.
  public private(set) var text: String

  /// Nothing.
  public static let none: HTML = ""

  /// Pieces one after the other.
  public init(_ pieces: [HTML], separator: HTML = .none) {
    text = pieces.map(\.text).joined(separator: separator.text)
  }

  /// Markup that another part of this project made, with its texts escaped already.
  init(made text: String) { self.text = text }

  /// One after the other.
  public static func + (left: HTML, right: HTML) -> HTML { HTML([left, right]) }
}

extension HTML: ExpressibleByStringInterpolation {
  /// A literal of the sources.
  public init(stringLiteral value: String) { text = value }

  /// A literal of the sources with values in it.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  /// Collects the pieces of an interpolation.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// An empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    /// A piece of the sources.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// A text, escaped by scalars; what steers a terminal or turns the direction of writing goes.
    public mutating func appendInterpolation(_ value: String) {
      text += MarkupText.escaped(TerminalText.clean(value))
    }

    /// Markup, as it is.
    public mutating func appendInterpolation(_ value: HTML) { text += value.text }

    /// Markup where there is some.
    public mutating func appendInterpolation(_ value: HTML?) { text += value?.text ?? "" }

    /// Markup, piece by piece.
    public mutating func appendInterpolation(_ values: [HTML]) {
      for value in values { text += value.text }
    }

    /// A number.
    public mutating func appendInterpolation(_ value: Int) { text += String(value) }
  }
}

extension Language {
  /// A name of a page: Japanese, whatever the language around it.
  func place(_ name: String) -> HTML {
    self == .ja || name.isEmpty ? "\(name)" : "<span lang=\"ja\">\(name)</span>"
  }

  /// A sentence that may hold names of a page: within another language its Japanese letters are
  /// marked as such, for voices and for the shapes of its letters.
  func mixed(_ sentence: String) -> HTML {
    HTML(made: MarkupText.mixed(TerminalText.clean(sentence), self))
  }
}
