/// The elements that reading a timetable tells apart; everything else is `other`.
enum Tag: UInt8, Sendable {
  case text, document, other
  case html, head, title, meta, body, base
  case table, caption, thead, tbody, tfoot, tr, td, th, col
  case ul, ol, li, dl, dt, dd
  case div, p, pre, section, article, header, footer, nav, aside, main, form, fieldset, center, hr
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

  /// The element's name; "other" for the ones that are not told apart.
  var name: String { String(describing: self) }

  /// h1 … h6 as 1 … 6.
  var headingLevel: Int? {
    switch self {
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    default: nil
    }
  }

  /// The tag of a lower-case element name; eight bytes of it decide.
  static func named(_ key: UInt64) -> Tag { byKey[key] ?? .other }

  /// The first eight bytes of a name as one number.
  static func key(_ name: UnsafePointer<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    for index in 0..<8 {
      let byte = name[index]
      if byte == 0 { break }
      key |= UInt64(byte) << (UInt64(index) * 8)
    }
    return key
  }

  private static let byKey: [UInt64: Tag] = {
    var table = [UInt64: Tag]()
    for raw in Tag.html.rawValue...Tag.object.rawValue {
      guard let tag = Tag(rawValue: raw) else { continue }
      var name = Array(String(describing: tag).utf8.prefix(8))
      name.append(contentsOf: [UInt8](repeating: 0, count: 9 - name.count))
      table[name.withUnsafeBufferPointer { $0.baseAddress.map(key) ?? 0 }] = tag
    }
    return table
  }()
}
