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

  /// What libxml2 said of pairs of elements.
  private struct Answers {
    /// 0 not asked yet, 1 no, 2 yes.
    private var known = [UInt8](repeating: 0, count: names.count * names.count)
    /// Whether libxml2 was asked.
    var areNew = false

    mutating func answer(
      _ first: Element, _ second: Element, _ ask: (String, String) -> Bool
    ) -> Bool {
      let place = Int(first) * names.count + Int(second)
      if known[place] == 0 {
        known[place] = ask(names[Int(first)], names[Int(second)]) ? 2 : 1
        areNew = true
      }
      return known[place] == 2
    }
  }

  private var endings = Answers()
  private var holdings = Answers()

  /// Whether libxml2 was asked since these rules were `known`.
  var hasLearnt: Bool { endings.areNew || holdings.areNew }

  /// The same rules with nothing new in them.
  var known: Self {
    var rules = self
    rules.endings.areNew = false
    rules.holdings.areNew = false
    return rules
  }

  /// What begins or ends with it.
  static func tag(_ element: Element) -> Tag { rows[Int(element)].tag }

  /// Whether it never has content, as `br`.
  static func isVoid(_ element: Element) -> Bool { rows[Int(element)].isVoid }

  /// A name of at most sixteen bytes in lower case, the first byte lowest; none when it is longer.
  struct Name: Equatable {
    private(set) var low: UInt64 = 0
    private(set) var high: UInt64 = 0
    private(set) var count = 0

    /// Adds a byte, a capital letter as a small one.
    mutating func append(_ byte: UInt8) {
      let bits = UInt64(byte | 0x20) << (UInt64(count & 7) * 8)
      if count < 8 { low |= bits } else if count < 16 { high |= bits }
      count += 1
    }
  }

  /// The element of a name; nil for names that are not in these rules.
  static func element(_ name: Name) -> Element? {
    var slot = Self.slot(name)
    while slots[slot].name != name {
      if slots[slot].name.count == 0 { return nil }
      slot = (slot + 1) % slots.count
    }
    return name.count > 0 ? slots[slot].element : nil
  }

  /// Whether the beginning of one element ends another that is the innermost open one.
  mutating func ends(_ open: Element, at beginning: Element) -> Bool {
    endings.answer(open, beginning) { ElementProbe.ends($0, at: $1) }
  }

  /// Whether an element that is open in another keeps both open against the other's end tag.
  mutating func holds(_ open: Element, against ending: Element) -> Bool {
    holdings.answer(open, ending) { ElementProbe.holds($0, against: $1) }
  }

  /// Whether libxml2 opens `head` for it where none is.
  static func isOfHead(_ element: Element) -> Bool { ofHead.contains(element) }

  private static let rows: [(tag: Tag, isVoid: Bool)] = names.map { name in
    let bytes = Array(name.utf8) + [0]
    let isVoid = htmlTagLookup(bytes).map { $0.pointee.empty != 0 } ?? false
    return (TagNames.shared.tag(bytes), isVoid)
  }

  private static let slots: [(name: Name, element: Element)] = {
    var slots = [(name: Name, element: Element)](repeating: (Name(), 0), count: 512)
    for (index, text) in names.enumerated() {
      var name = Name()
      for byte in text.utf8 { name.append(byte) }
      var slot = Self.slot(name)
      while slots[slot].name.count > 0 { slot = (slot + 1) % slots.count }
      slots[slot] = (name, Element(index))
    }
    return slots
  }()

  private static func slot(_ name: Name) -> Int {
    Int((name.low &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  private static func index(of name: String) -> Element {
    Element(names.firstIndex(of: name) ?? names.count)
  }
}
