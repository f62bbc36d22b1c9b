import CXML2

/// What libxml2's HTML parser knows of the elements: which have no content, and which end which.
///
/// libxml2 itself is asked, once for each pair of elements that pages bring, so that `PlainMarkup`
/// follows the very library that it stands in for.
struct ElementRules: Sendable {
  /// An element that is known by name; the index of its row in these rules.
  typealias Element = UInt8

  /// Names of elements, each no longer than a browser's longest.
  private static let names: [String] =
    Tag.allCases.filter { $0.rawValue >= Tag.html.rawValue }.map(\.name)
    + [
      "address", "area", "blockquote", "link", "map", "param", "dir", "menu", "tt", "code", "kbd",
      "abbr", "cite", "ins", "q", "var", "samp", "legend", "optgroup", "colgroup", "figure",
      "figcaption", "mark", "wbr", "source", "picture", "video", "audio", "data", "acronym", "dfn",
      "details", "summary", "hgroup", "search", "nobr", "path", "g", "bdi", "bdo",
    ]

  static let html = index(of: "html")
  static let head = index(of: "head")
  static let body = index(of: "body")
  static let script = index(of: "script")
  static let style = index(of: "style")
  static let p = index(of: "p")

  /// What libxml2 opens `head` for.
  private static let ofHead = ["script", "style", "meta", "link", "title", "base"].map(index)

  /// For every element that begins (row) and the innermost that is open (column): 0 not asked yet,
  /// 1 it stays open, 2 it ends.
  private var endings = [UInt8](repeating: 0, count: Self.names.count * Self.names.count)

  /// For every element that ends (row) and one that is open in it (column): 0 not asked yet, 1 both
  /// end, 2 neither.
  private var holdings = [UInt8](repeating: 0, count: Self.names.count * Self.names.count)

  /// Whether libxml2 was asked since these rules were `known`.
  private(set) var hasLearnt = false

  /// The same rules with nothing new in them.
  var known: Self {
    var rules = self
    rules.hasLearnt = false
    return rules
  }

  /// What begins or ends with it.
  static func tag(_ element: Element) -> Tag { rows[Int(element)].tag }

  /// Whether it never has content, as `br`.
  static func isVoid(_ element: Element) -> Bool { rows[Int(element)].isVoid }

  /// The element of a name.
  ///
  /// - Parameters:
  ///   - key: the first eight bytes of the name in lower case, the first one lowest.
  ///   - count: how many bytes the name has.
  /// - Returns: nil for names that are not in these rules.
  static func element(key: UInt64, count: Int) -> Element? {
    var slot = Self.slot(key)
    while slots[slot].key != key {
      if slots[slot].key == 0 { return nil }
      slot = (slot + 1) % slots.count
    }
    return slots[slot].count == count ? slots[slot].element : nil
  }

  /// Whether the beginning of one element ends another that is the innermost open one.
  mutating func ends(_ open: Element, at beginning: Element) -> Bool {
    let place = Int(beginning) * Self.names.count + Int(open)
    if endings[place] == 0 {
      let isEnded = ElementProbe.ends(Self.names[Int(open)], at: Self.names[Int(beginning)])
      endings[place] = isEnded ? 2 : 1
      hasLearnt = true
    }
    return endings[place] == 2
  }

  /// Whether an element that is open in another keeps both open against the other's end tag.
  mutating func holds(_ open: Element, against ending: Element) -> Bool {
    let place = Int(ending) * Self.names.count + Int(open)
    if holdings[place] == 0 {
      let isHeld = ElementProbe.holds(Self.names[Int(open)], against: Self.names[Int(ending)])
      holdings[place] = isHeld ? 2 : 1
      hasLearnt = true
    }
    return holdings[place] == 2
  }

  /// Whether libxml2 opens `head` for it where none is.
  static func isOfHead(_ element: Element) -> Bool { ofHead.contains(element) }

  private static let rows: [(tag: Tag, isVoid: Bool)] = names.map { name in
    let bytes = Array(name.utf8) + [0]
    let isVoid = htmlTagLookup(bytes).map { $0.pointee.empty != 0 } ?? false
    return (TagNames.shared.tag(bytes), isVoid)
  }

  private static let slots: [(key: UInt64, count: Int, element: Element)] = {
    var slots = [(key: UInt64, count: Int, element: Element)](
      repeating: (0, 0, 0), count: 512)
    for (index, name) in names.enumerated() {
      let key = name.utf8.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      var slot = Self.slot(key)
      while slots[slot].key != 0 { slot = (slot + 1) % slots.count }
      slots[slot] = (key, name.utf8.count, Element(index))
    }
    return slots
  }()

  private static func slot(_ key: UInt64) -> Int {
    Int((key &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  private static func index(of name: String) -> Element {
    Element(names.firstIndex(of: name) ?? names.count)
  }
}
