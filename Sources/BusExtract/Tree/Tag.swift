/// The elements that reading a timetable tells apart; everything else is `other`.
enum Tag: UInt8, Sendable, CaseIterable {
  case text, document, other
  case html, head, title, meta, body, base
  case table, caption, thead, tbody, tfoot, tr, td, th, col
  case ul, ol, li, dl, dt, dd
  case div, p, pre, section, article, header, footer, nav, aside, main, form, fieldset, center, hr
  case details, summary, figure, figcaption
  case h1, h2, h3, h4, h5, h6
  case a, span, b, i, em, strong, small, big, sup, sub, font, label, br, img, time
  case u, s, del, strike
  case ruby, rb, rt, rp
  case select, option, button, input, textarea
  case script, style, template, noscript, svg, iframe, canvas, object

  /// Elements that begin a new line of text, and so end a word.
  var isBlock: Bool {
    switch self {
    case .text, .document, .a, .span, .b, .i, .em, .strong, .small, .big, .sup, .sub, .font,
      .label, .img, .time, .ruby, .rb, .rt, .rp, .other, .button, .input, .u, .s, .del,
      .strike:
      false
    default: true
    }
  }

  /// Elements whose text is no part of what a reader of the page sees as its running text.
  var isSilent: Bool {
    switch self {
    case .script, .style, .template, .noscript, .svg, .rt, .rp, .select, .textarea, .head,
      .iframe, .object, .canvas:
      true
    default: false
    }
  }

  /// Elements whose content is not even kept.
  var isDropped: Bool {
    switch self {
    case .script, .style, .template, .noscript, .svg, .textarea, .iframe, .object: true
    default: false
    }
  }

  /// The cells of a table.
  var isCell: Bool { self == .td || self == .th }

  /// The element's name; "other" for the ones that are not told apart.
  var name: String { Self.names[Int(rawValue)] }

  private static let names = allCases.map { String(describing: $0) }

  /// How many there are.
  static let count = allCases.count

  /// h1 … h6.
  static let headings = allCases.filter(\.isHeading)

  /// Whether it is one of h1 … h6.
  var isHeading: Bool { rawValue >= Tag.h1.rawValue && rawValue <= Tag.h6.rawValue }
}
